import { StorageError } from '../files/storage-error.ts';
import { RefusedError } from '../kernel/refusal.ts';
import { codeOf } from '../kernel/thrown.ts';
import { isConnectionLost } from '../database/lost-connection.ts';

/** Something under the platform that does not do what it should. */
export interface Outage {
  /** For those who look after it, in the log. */
  name: 'database' | 'disk' | 'files' | 'statement' | 'lock';
  refused: RefusedError;
}

const outage = (name: Outage['name'], seconds: number, sentence: string): Outage => ({
  name,
  refused: new RefusedError('unavailable', sentence, { headers: { 'retry-after': String(seconds) } }),
});

/** What an error says of the database or the disk; undefined where it says nothing of them. */
export function outageOf(error: unknown): Outage | undefined {
  const code = codeOf(error) ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return outage(
      'disk',
      60,
      'The platform has no room left to store this. What was stored before is safe, nothing was changed, and those who look after the platform are told.',
    );
  if (code === '57014')
    return outage(
      'statement',
      5,
      'This took longer than one request may. Nothing was changed; ask for less at once, or try again in a moment.',
    );
  if (code === '55P03' || code === '40001' || code === '40P01')
    return outage(
      'lock',
      1,
      'Somebody else is changing the same thing. Nothing was changed; try again in a moment.',
    );
  if (error instanceof StorageError)
    return outage(
      'files',
      5,
      'The platform does not reach the place where files are kept at the moment. What was stored before is safe, nothing was changed; try again in a moment.',
    );
  // Class 53: no memory, no connections.
  if (isConnectionLost(error) || code.startsWith('53'))
    return outage(
      'database',
      5,
      'The platform does not reach its database at the moment. What it said was stored is safe; try again in a moment.',
    );
  return undefined;
}
