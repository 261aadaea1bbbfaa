import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { RefusedError } from '../../kernel/refusal.ts';
import { tell } from './commit-session.ts';
import type { EndedBy, Told } from './commit-session.ts';
import { lockSession } from './session-rows.ts';

/** What a page tells last, and whether its session ends with it. */
type LastWord = Told & { ends?: EndedBy | undefined };

/**
 * Stores what the page of a package sends by itself while it is being closed. Its token is of one session, so it can
 * tell of no other; what comes too late or is too much is left, as nobody is there to be told.
 */
export const lastWordTo =
  (database: Database, now: () => Date) =>
  async (token: string, { ends, ...word }: LastWord): Promise<void> => {
    const { rows } = await database.asSystem((queries) =>
      sql<{ session_id: string; user_id: string; client_id: string; account_id: string }>`
        select session_id, user_id, client_id, account_id from scorm_launch
        where token = ${token} and expires_at > now()`.execute(queries),
    );
    const [launch] = rows;
    if (!launch) return;
    const scope = { clientId: launch.client_id, accountId: launch.account_id };
    await database
      .asTenant(scope, async (queries) => {
        const session = await lockSession(queries, launch.user_id, launch.session_id);
        if (session && session.mode !== 'review')
          await tell({ queries, now: now(), by: launch.user_id }, session, word, ends);
      })
      .catch((error: unknown) => {
        if (!(error instanceof RefusedError)) throw error;
      });
  };
