import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoder } from './encoder.ts';
import { inputOf } from './input.ts';
import { renditionsOf } from './ladder.ts';
import type { Recording } from './ladder.ts';
import { lookAt } from './look-at.ts';
import { forListening, forPhones, forStreaming, joined, manifests, streamFile } from './profiles.ts';

/** What is rendered, and where its files are put. */
export interface Rendering {
  encoder: Encoder;
  path: string;
  mediaType: string;
  bytes: number;
  seconds: number | null;
  directory: string;
  signal: AbortSignal;
  reached: (seconds: number) => void;
}

/** A file that was made. */
export interface Made {
  name: string;
  type: string;
  /** Whether players begin with it; otherwise it is a part of what they begin with. */
  begins: boolean;
  height: number | null;
  bitrate: number | null;
}

/** A recording of which this cannot be made; the message is for people. */
export class CannotBeMade extends Error {}

const types: Readonly<Record<string, string>> = {
  mpd: 'application/dash+xml',
  m3u8: 'application/x-mpegURL',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
};
const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const noPicture = 'This recording has no picture. Ask for the profile audio.';
const noSound = 'This recording has no sound.';

/**
 * Makes a profile of a recording.
 * @param addressOf where a file is once it is kept, by its name: lists of streams name them by it
 * @returns the files, in the folder
 * @throws CannotBeMade, and what the encoder throws
 */
export async function render(
  profile: 'web' | 'mobile' | 'audio',
  rendering: Rendering,
  addressOf: (name: string) => string,
): Promise<Made[]> {
  const { encoder, path, mediaType, bytes, seconds, directory, signal } = rendering;
  const input = inputOf(path, mediaType);
  const recording = { ...(await lookAt(encoder, input, { directory, signal })), bytes, seconds };
  if (profile === 'web') return forBrowsers(rendering, input, recording, addressOf);
  const name = profile === 'mobile' ? 'mobile.mp4' : 'audio.m4a';
  if (profile === 'audio') {
    if (!recording.hasSound) throw new CannotBeMade(noSound);
    await encoder.run({ ...rendering, arguments: forListening(input, name) });
    return [{ ...whole(name), bitrate: 128_000 }];
  }
  const { picture } = recording;
  const [rendition] = renditionsOf(recording, 480);
  if (!picture || !rendition) throw new CannotBeMade(noPicture);
  await encoder.run({
    ...rendering,
    arguments: forPhones(input, rendition, { ...recording, picture }, name),
  });
  return [{ ...whole(name), height: rendition.height, bitrate: rendition.bitrate + 96_000 }];
}

async function forBrowsers(
  rendering: Rendering,
  input: readonly string[],
  recording: Recording,
  addressOf: (name: string) => string,
): Promise<Made[]> {
  const { encoder, directory } = rendering;
  const renditions = renditionsOf(recording);
  const [best] = renditions;
  const { hasSound, picture } = recording;
  if (!best || !picture) throw new CannotBeMade(noPicture);
  await encoder.run({ ...rendering, arguments: forStreaming(input, renditions, { ...recording, picture }) });
  // Who cannot stream gets a size that goes over most lines.
  const steady = renditions.findIndex(({ width, height }) => Math.min(width, height) <= 720);
  const chosen = renditions[steady] ?? best;
  const streams = [renditions.indexOf(chosen), ...(hasSound ? [renditions.length] : [])].map(streamFile);
  const { signal } = rendering;
  await encoder.run({
    directory,
    signal,
    arguments: joined(
      streams.map((name) => join(directory, name)),
      'web.mp4',
    ),
  });
  const names = (await readdir(directory)).toSorted();
  await Promise.all(
    names
      .filter((name) => /\.(?:mpd|m3u8)$/.test(name))
      .map((name) => writeAddresses(join(directory, name), names, addressOf)),
  );
  const sound = hasSound ? 128_000 : 0;
  const begins: Readonly<Record<string, { height: number; bitrate: number }>> = {
    [manifests.hls]: best,
    [manifests.dash]: best,
    'web.mp4': chosen,
  };
  return names.map((name) => {
    const known = begins[name];
    return {
      ...whole(name),
      begins: known !== undefined,
      height: known?.height ?? null,
      bitrate: known ? known.bitrate + sound : null,
    };
  });
}

const whole = (name: string) => ({ name, type: typeOf(name), begins: true, height: null, bitrate: null });

/** Lists name files that lie beside them; each is kept by its id, at an address of its own. */
async function writeAddresses(
  path: string,
  names: readonly string[],
  addressOf: (name: string) => string,
): Promise<void> {
  const text = await readFile(path, 'utf8');
  // When it was encoded is told of every segment, and says nothing of when it was recorded.
  const timeless = text.replace(/^#EXT-X-PROGRAM-DATE-TIME:.*\n/gm, '');
  await writeFile(
    path,
    names.reduce((written, name) => written.replaceAll(name, addressOf(name)), timeless),
  );
}
