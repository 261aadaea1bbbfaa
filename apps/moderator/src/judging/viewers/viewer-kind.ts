import type { EvidenceItem } from '@moderator/contract/types';

export const viewerKinds = [
  'pdf',
  'image',
  'video',
  'audio',
  'word',
  'sheet',
  'text',
  'activity',
  'other',
] as const;
export type ViewerKind = (typeof viewerKinds)[number];

const byMediaType: [RegExp, ViewerKind][] = [
  [/^application\/(x-)?pdf$/, 'pdf'],
  [/^image\/(jpeg|png|gif|webp|avif|bmp|svg\+xml)$/, 'image'],
  [/^video\/|mpegurl$|dash\+xml$/i, 'video'],
  [/^audio\//, 'audio'],
  [/wordprocessingml\.document$/, 'word'],
  [/spreadsheetml\.sheet$|^application\/vnd\.ms-excel|opendocument\.spreadsheet$|^text\/csv$/, 'sheet'],
  [/^text\/|^application\/(json|xml|x-ndjson|yaml)$|\+json$|\+xml$/, 'text'],
];

const byEnding: Record<string, ViewerKind> = {
  pdf: 'pdf',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  mp4: 'video',
  mpeg: 'video',
  webm: 'video',
  mov: 'video',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  ogg: 'audio',
  docx: 'word',
  xlsx: 'sheet',
  xls: 'sheet',
  ods: 'sheet',
  csv: 'sheet',
  txt: 'text',
  md: 'text',
  json: 'text',
  log: 'text',
  vtt: 'text',
};

type Subject = Pick<EvidenceItem, 'fileId' | 'mediaType' | 'fileName'>;

/** What shows a piece of evidence: by its media type, and by its ending where that says nothing. */
export function viewerKindOf({ fileId, mediaType, fileName }: Subject): ViewerKind {
  if (!fileId) return 'activity';
  const ending = fileName?.split('.').at(-1)?.toLowerCase() ?? '';
  const type = (mediaType ?? '').split(';')[0]!.trim().toLowerCase();
  // A table handed in as plain text is still a table.
  if (type === 'text/plain' && byEnding[ending] === 'sheet') return 'sheet';
  const known = byMediaType.find(([pattern]) => pattern.test(type))?.[1];
  if (known) return known;
  const saysNothing = type === '' || type === 'application/octet-stream' || type === 'application/zip';
  return (saysNothing ? byEnding[ending] : undefined) ?? 'other';
}

/** Whether it is played, and streams where there is a network. */
export const isRecording = (kind: ViewerKind): kind is 'video' | 'audio' =>
  kind === 'video' || kind === 'audio';

/** Whether its bytes are fetched into memory to be shown; recordings stream instead. */
export const isFetched = (kind: ViewerKind): boolean =>
  kind === 'pdf' || kind === 'image' || kind === 'word' || kind === 'sheet' || kind === 'text';
