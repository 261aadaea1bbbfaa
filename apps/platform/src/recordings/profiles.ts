import type { Recording, Rendition } from './ladder.ts';

/** The arguments of ffmpeg that make each profile, written into the folder that it runs in. */

/** Seconds of a segment: players change the quality between two. */
const segmentSeconds = 4;

/** Arguments in which there are no spaces. */
const words = (text: string): string[] => text.split(' ');

/** Where it was filmed, and by what, is nobody's affair; chapters and further streams are not played. */
const plain = words('-map_metadata -1 -map_chapters -1 -sn -dn');
const sound = (bitrate: string) => words(`-c:a aac -b:a ${bitrate} -ac 2 -ar 48000`);
/** Pictures of every segment begin anew at the same times in all sizes. */
const picture = words(
  `-c:v libx264 -preset veryfast -profile:v main -crf 23 -sc_threshold 0 -force_key_frames expr:gte(t,n_forced*${segmentSeconds})`,
);
const bits = ({ bitrate }: Rendition, stream = '') =>
  words(`-maxrate:v${stream} ${bitrate} -bufsize:v${stream} ${bitrate * 2}`);
/** Its index comes first, so that it plays while it is fetched. */
const indexFirst = words('-movflags +faststart -f mp4');
const told = words('-progress pipe:1');

/** All sizes have the very shape of the recording, whatever their even numbers make of it. */
const scaled = ({ width, height }: Rendition, shape: { width: number; height: number }) =>
  `scale=${width}:${height},setdar=${shape.width}/${shape.height}:max=10000,format=yuv420p`;

/** Names of what `forStreaming` writes beside its streams. */
export const manifests = { dash: 'manifest.mpd', hls: 'master.m3u8' } as const;

/** The file of one stream, by its number: pictures by size, then the sound. */
export const streamFile = (number: number): string => `stream-${number}.mp4`;

type Shown = Recording & { picture: NonNullable<Recording['picture']> };

/** DASH and HLS over the same streams (CMAF), one file each, of which players fetch ranges. */
export function forStreaming(
  input: readonly string[],
  renditions: readonly Rendition[],
  { picture: shape, hasSound }: Shown,
): string[] {
  const split = `[0:V:0]split=${renditions.length}${renditions.map((_, index) => `[s${index}]`).join('')}`;
  const scales = renditions.map((each, index) => `[s${index}]${scaled(each, shape)}[v${index}]`);
  return [
    ...told,
    ...input,
    '-filter_complex',
    [split, ...scales].join(';'),
    ...renditions.flatMap((_, index) => ['-map', `[v${index}]`]),
    ...(hasSound ? ['-map', '0:a:0', ...sound('128k')] : []),
    ...picture,
    ...renditions.flatMap((each, index) => bits(each, `:${index}`)),
    ...plain,
    ...words(`-f dash -seg_duration ${segmentSeconds} -dash_segment_type mp4 -single_file 1`),
    ...words('-single_file_name stream-$RepresentationID$.mp4'),
    '-adaptation_sets',
    hasSound ? 'id=0,streams=v id=1,streams=a' : 'id=0,streams=v',
    ...words(`-hls_playlist 1 -hls_master_name ${manifests.hls} ${manifests.dash}`),
  ];
}

/** One mp4 of streams that are there already. */
export const joined = (streams: readonly string[], to: string): string[] => [
  ...streams.flatMap((each) => ['-protocol_whitelist', 'file', '-f', 'mov', '-i', `file:${each}`]),
  ...streams.flatMap((_, index) => ['-map', `${index}:0`]),
  '-c',
  'copy',
  ...indexFirst,
  to,
];

/** One mp4 in one size. */
export const forPhones = (
  input: readonly string[],
  rendition: Rendition,
  { picture: shape, hasSound }: Shown,
  to: string,
): string[] => [
  ...told,
  ...input,
  ...['-map', '0:V:0', '-vf', scaled(rendition, shape)].concat(picture, bits(rendition)),
  ...(hasSound ? ['-map', '0:a:0', ...sound('96k')] : []),
  ...plain,
  ...indexFirst,
  to,
];

/** The sound alone. */
export const forListening = (input: readonly string[], to: string): string[] => [
  ...told,
  ...input,
  ...words('-map 0:a:0 -vn'),
  ...sound('128k'),
  ...plain,
  ...indexFirst,
  to,
];
