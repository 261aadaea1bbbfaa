import type { Queries } from '../../database/database.ts';
import type { RequestContext } from '../../kernel/call.ts';
import type { OnDevice } from '../../kernel/on-device.ts';

/** In which transaction, when, and by whom; nobody where time or a job does it. */
export interface Acting {
  queries: Queries;
  /** When it happened, which is before it came in where a device brings it. */
  now: Date;
  by: string | null;
  /** The device that brings it: what was done is taken as it was. */
  onDevice?: OnDevice | undefined;
}

/** Whoever calls, at the time of which the call is. */
export const actingOf = ({
  queries,
  now,
  principal,
}: Pick<RequestContext, 'queries' | 'now' | 'principal'>): Acting & { by: string } => ({
  queries,
  now,
  by: principal.userId,
  onDevice: principal.onDevice,
});

/** The earlier of two moments, of which the first may not be known. */
export const earlierOf = (one: Date | null, other: Date): Date => (one && one < other ? one : other);

/** The later of two moments, of which the first may not be known. */
export const laterOf = (one: Date | null, other: Date): Date => (one && one > other ? one : other);
