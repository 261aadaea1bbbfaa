import { readFile } from 'node:fs/promises';
import type { EvidenceFile, EvidenceRequest } from './evidence-request.ts';
import { mediaOf, type MediaAsset } from './media-catalogue.ts';
import type { SeededChoice } from './seeded-choice.ts';

const mediaTypes: Record<MediaAsset['kind'], string> = {
  'photo-jpeg': 'image/jpeg',
  'scan-png': 'image/png',
  'interview-mp3': 'audio/mpeg',
  'demonstration-mp4': 'video/mp4',
};

const media = new URL('../../media/', import.meta.url);
const loaded = new Map<string, Promise<Uint8Array>>();

/** The bytes of a file under media/; read once, since sixty portfolios share some twenty files. */
export function mediaBytes(file: string): Promise<Uint8Array> {
  const known = loaded.get(file);
  if (known) return known;
  const reading = readFile(new URL(file, media)).then((buffer) => new Uint8Array(buffer));
  loaded.set(file, reading);
  return reading;
}

/** A photograph, scan, recording or film that suits the outcome. */
export async function mediaEvidence(
  request: EvidenceRequest & { kind: MediaAsset['kind'] },
  choice: SeededChoice,
): Promise<Omit<EvidenceFile, 'name'>> {
  const asset = choice.pick(mediaOf(request.kind, request.course.field, request.outcome.code));
  return { title: asset.title, mediaType: mediaTypes[request.kind], bytes: await mediaBytes(asset.file) };
}
