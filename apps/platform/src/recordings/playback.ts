import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { ProductionRow } from './production-rows.ts';

/** Where the bytes of a file are, on whichever host the platform was asked. */
export const addressOfFile = (id: string): string => `/api/v2/files/${id}/download`;

/** The best first: what fits the line by itself, then one file, then one for phones. */
const order = ['application/x-mpegURL', 'application/dash+xml', 'video/mp4', 'audio/mp4'];

/**
 * What a recording is played from: renditions that are finished, and what was uploaded behind them; subtitles by language, of several
 * in one the newest. Nothing where it is no recording.
 */
export async function playbackOf(queries: Queries, file: { id: string; media_type: string }) {
  const [kind] = file.media_type.split('/');
  if (kind !== 'video' && kind !== 'audio') return { sources: [], subtitles: [] };
  const { rows } = await sql<Pick<ProductionRow, 'profile' | 'outputs' | 'locale'>>`
    select profile, outputs, locale from production where file_id = ${file.id}::uuid and state = 'finished'
    order by profile = 'web' desc, created_at`.execute(queries);
  const fitting = kind === 'video' ? ['web', 'mobile'] : ['audio'];
  const made = rows.filter(({ profile }) => fitting.includes(profile)).flatMap(({ outputs }) => outputs);
  const inOrder = made.toSorted((some, other) => order.indexOf(some.type) - order.indexOf(other.type));
  const original = { type: file.media_type, fileId: file.id, height: null, bitrate: null };
  const captions = new Map(
    rows.flatMap(({ locale, outputs: [output] }) =>
      locale && output ? [[locale, addressOfFile(output.fileId)] as const] : [],
    ),
  );
  return {
    sources: [...inOrder, original].map(({ fileId, ...rest }) => ({ ...rest, url: addressOfFile(fileId) })),
    subtitles: [...captions].map(([locale, url]) => ({ locale, url })),
  };
}
