import { createHash } from 'node:crypto';
import { normalizeUsername } from './accounts.ts';
import type { IdentityDatabase } from './database.ts';
import { onlyRow } from '../../database/only-row.ts';

/** How many failures within a quarter of an hour make somebody wait. */
const failureLimits = {
  username: 5,
  // Higher, because a whole school often shares one address.
  address: 20,
};

/** The limit on failed sign-ins, shared by all processes through the database. */
export type AttemptLimit = ReturnType<typeof attemptLimit>;

/** Opens the limit on failed sign-ins over a database. */
export function attemptLimit(database: IdentityDatabase) {
  // Counted before the password is looked at, in one statement, so that attempts
  // sent all at once cannot slip past the limit. A full count is left alone to run out.
  async function count(subject: string, limit: number): Promise<number> {
    const result = await database.query<{ failures: number; seconds: number }>(
      `INSERT INTO identity.failed_sign_in AS f (subject, failures) VALUES ($1, 1)
       ON CONFLICT (subject) DO UPDATE SET
         failures = CASE WHEN f.started_at < now() - interval '15 minutes' THEN 1
                         ELSE least(f.failures + 1, $2::int + 1) END,
         started_at = CASE WHEN f.started_at < now() - interval '15 minutes' THEN now() ELSE f.started_at END
       RETURNING failures, ceil(extract(epoch FROM started_at + interval '15 minutes' - now()))::int AS seconds`,
      [subject, limit],
    );
    const row = onlyRow(result);
    return row.failures > limit ? Math.max(1, row.seconds) : 0;
  }

  return {
    /** Counts an attempt; answers 0 when it may go on, else the seconds to wait. */
    async begin(username: string, address: string): Promise<number> {
      const byAddress = await count(subjectOf('address', address), failureLimits.address);
      if (byAddress > 0) return byAddress;
      return count(subjectOf('username', normalizeUsername(username)), failureLimits.username);
    },

    /** Forgets the failures of a username, and this attempt of the address, after the right password. */
    async succeed(username: string, address: string): Promise<void> {
      await database.query('DELETE FROM identity.failed_sign_in WHERE subject = $1', [
        subjectOf('username', normalizeUsername(username)),
      ]);
      await database.query(
        'UPDATE identity.failed_sign_in SET failures = greatest(0, failures - 1) WHERE subject = $1',
        [subjectOf('address', address)],
      );
    },
  };
}

function subjectOf(kind: 'username' | 'address', value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}
