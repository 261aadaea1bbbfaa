import { sql } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { renewClaim } from '../../attempts/claims.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';

type DraftBody = Call<'saveDraft'>['body'];

/** What a person typed so far on an attempt; it outlives claims and sessions. */
export async function readDraft(queries: Queries, attemptId: string, personId: string) {
  const row = await queries
    .selectFrom('draft')
    .select(['body', 'version', 'saved_at'])
    .where('attempt_id', '=', attemptId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  // Checked against the contract when it was saved.
  return row ? { body: row.body as DraftBody, version: row.version, savedAt: row.saved_at } : null;
}

/** Saves over the version that was seen: two windows of one person never overwrite each other unseen. */
export async function saveDraft(call: Call<'saveDraft'>) {
  const { queries, principal, body, version } = call;
  const attempt = await openAttempt(call);
  // Ahead of the draft, as whoever signs takes them: in another order each would wait for the other.
  await renewClaim(call, attempt.id);
  const values = {
    attempt_id: attempt.id,
    person_id: principal.userId,
    client_id: attempt.client_id,
    account_id: attempt.account_id,
    body: JSON.stringify(body),
  };
  const saved = await (version === 0
    ? queries
        .insertInto('draft')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['version', 'saved_at'])
        .executeTakeFirst()
    : queries
        .updateTable('draft')
        .set({ body: values.body, version: sql`version + 1`, saved_at: sql`now()` })
        .where('attempt_id', '=', attempt.id)
        .where('person_id', '=', principal.userId)
        .where('version', '=', version)
        .returning(['version', 'saved_at'])
        .executeTakeFirst());
  if (!saved) {
    const current = await readDraft(queries, attempt.id, principal.userId);
    refuse(
      'stale_version',
      'This draft was changed in another window. Both texts are kept; choose between them.',
      {
        current,
        headers: { version: String(current?.version ?? 0) },
      },
    );
  }
  return { data: { body, version: saved.version, savedAt: saved.saved_at }, version: saved.version };
}
