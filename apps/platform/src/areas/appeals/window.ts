import { sql } from 'kysely';
import { appealRefusal, appealableUntil, platformStatus } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { dayIn } from '../../attempts/days.ts';
import { dueDaysOf } from '../../attempts/due-days.ts';
import type { RequestContext } from '../../kernel/call.ts';

/** Until when the result of an attempt can be appealed against, and why not where it cannot. */
export async function windowOf({ queries, now }: RequestContext, attempt: AttemptRecord) {
  const [{ calendar, appeal_days: appealDays }, { rows }] = await Promise.all([
    dueDaysOf(queries, attempt.account_id),
    sql<{ released_at: Date | null; is_appealed: boolean; is_superseded: boolean }>`
      with released as (
        select min(r.signed_at) as at from report r where r.batch_id = ${attempt.batch_id}::uuid
          and r.signed_at >= coalesce((select max(d.signed_at) from decision d
            where d.attempt_id = ${attempt.id}::uuid and d.batch_id = r.batch_id), '-infinity'))
      select at as released_at,
        exists (select from attempt where id = ${attempt.id}::uuid and superseded_at is not null) as is_superseded, exists (select from appeal p where p.attempt_id = ${attempt.id}::uuid
        and (p.decided_at is null or p.decision <> 'withdrawn' and p.made_at >= released.at)) as is_appealed
      from released`.execute(queries),
  ]);
  const [row] = rows;
  const status = platformStatus(attempt.state, attempt.passed);
  const isReleased = status === 'Passed' || status === 'Failed' || status === 'Completed';
  const counts = isReleased && !row?.is_superseded;
  const result = {
    releasedOn: counts && row?.released_at ? dayIn(row.released_at) : null,
    isAppealed: row?.is_appealed ?? false,
    today: dayIn(now),
    appealDays,
    calendar,
  };
  return { until: appealableUntil(result), refusal: appealRefusal(result) ?? null };
}
