import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { mostMarkedBytes, takesWatermark, withWatermark } from '../files/watermark.ts';
import type { FileReply, RequestContext } from '../kernel/call.ts';
import type { Queries } from '../database/database.ts';
import { isVisitor } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { dayIn, timeZone } from './days.ts';

/** Whether somebody may take files and tables away: of verifiers, where each visit that is open to them allows it. */
export async function mayTakeAway(queries: Queries, principal: Principal): Promise<boolean> {
  if (!isVisitor(principal)) return true;
  const { rows } = await sql<{ allowed: boolean }>`
    select coalesce(bool_and(downloads), false) as allowed from visit
    where (now() at time zone ${timeZone})::date between starts_on and ends_on`.execute(queries);
  return rows[0]?.allowed === true;
}

/** Kinds that the workspace shows; of anything else there would be nothing but the download. */
const isShown = (mediaType: string): boolean =>
  /^(video|audio|image(?!\/heic)|text)\//.test(mediaType) ||
  /pdf|officedocument|msword|ms-excel|ms-powerpoint|opendocument|json/.test(mediaType);

type Asked = Pick<RequestContext, 'queries' | 'principal' | 'now'>;

/**
 * A file as a verifier gets it who may not have it as it is: with their name and the time written into it. Undefined where it is given
 * as it is: to everybody else, and what is neither PDF nor image.
 */
export async function markedForVisitor(
  { queries, principal, now }: Asked,
  { mediaType, name }: Pick<FileReply, 'mediaType' | 'name'>,
  read: () => Readable,
): Promise<FileReply | undefined> {
  if (!isVisitor(principal)) return undefined;
  if (!isShown(mediaType) && !(await mayTakeAway(queries, principal)))
    refuse(
      'not_allowed',
      'Files of this kind can only be downloaded, and this visit does not allow it. Ask the provider.',
    );
  if (!takesWatermark(mediaType)) return undefined;
  const words = `${principal.name}, ${dayIn(now)} ${timeOf(now)}`;
  const marked = await withWatermark(await bytesOf(read()), mediaType, words).catch(() =>
    refuse(
      'unavailable',
      'This file cannot be shown with your name on it, so it is not shown. Ask the provider for another copy.',
    ),
  );
  return { stream: marked, mediaType, name, size: marked.length };
}

/** Nothing of a file that is too large to be written into. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostMarkedBytes)
      refuse(
        'too_large',
        'This file is too large to be shown with your name on it, so it is not shown. Ask the provider for another copy.',
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const timeOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-ZA', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );
