import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestContext } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { scopeOf } from '../../kernel/principal.ts';
import { exportPlaces } from './export-places.ts';

const places = exportPlaces();

/**
 * Bytes that are written while they are fetched, of one state of the database; whoever does not fetch them gives way to others.
 * @throws RefusedError too_many_requests where there is no place
 */
export function streamed(
  { context, principal }: Pick<RequestContext, 'context' | 'principal'>,
  write: (queries: Queries) => AsyncIterable<string | Uint8Array>,
): Readable {
  const stream = new PassThrough();
  const place = places.take(principal.impersonatorId ?? principal.userId, (reason) => stream.destroy(reason));
  void context.database
    .asTenantSnapshot(scopeOf(principal), (queries) =>
      pipeline(Readable.from(place.watched(write(queries)), { highWaterMark: 1 }), stream),
    )
    .catch((error: Error) => stream.destroy(error))
    .finally(() => place.leave());
  return stream;
}
