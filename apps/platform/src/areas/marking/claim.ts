import { heldByAnother, leaseHours } from '@moderator/moderation';
import { sql } from 'kysely';
import { findSubmission } from '../../content/submissions/rows.ts';
import type { Submission } from '../../content/submissions/rows.ts';
import type { Call, Reply, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { markingsOf, refuseMarker } from './markings.ts';
import { presentWork } from './present-work.ts';
import { visibleTo } from './submission-rows.ts';

/** Claims a submission for eight hours, or renews the own claim, and gives all that marking it needs. */
export async function claimSubmission(call: Call<'claimSubmission'>): Promise<Reply<'claimSubmission'>> {
  const { queries, principal, now } = call;
  const submission = await openSubmission(call, call.params.id);
  const markings = await markingsOf(queries, submission);
  refuseMarker(submission, markings, principal.userId);
  const { rows } = await sql`
    update submission set claim_person_id = ${principal.userId}::uuid,
      claim_expires_at = ${now}::timestamptz + ${sql.lit(leaseHours)} * interval '1 hour'
    where learner_id = ${submission.learner_id}::uuid and id = ${submission.id}::uuid and state = 'marking'
      and (claim_person_id is null or claim_person_id = ${principal.userId}::uuid or claim_expires_at <= ${now})
    returning id`.execute(queries);
  if (rows.length === 0) await refuseHeld(call, submission);
  return { data: await presentWork(call, submission.id) };
}

async function refuseHeld({ queries, now }: RequestContext, submission: Submission): Promise<never> {
  const { rows } = await sql<{ name: string; expires_at: Date }>`
    select concat_ws(' ', c.body ->> 'name', c.body ->> 'surname') as name, s.claim_expires_at as expires_at
    from submission s join document c on c.kind = 'users' and c.id = s.claim_person_id
    where s.learner_id = ${submission.learner_id}::uuid and s.id = ${submission.id}::uuid`.execute(queries);
  refuse('claimed_by_another', heldByAnother(rows[0]?.name, rows[0]?.expires_at, now).sentence);
}

/** One that the caller may see. @param lock whether it stays as it is until the commit */
export async function openSubmission(
  call: Pick<RequestContext, 'queries' | 'principal'>,
  id: string,
  lock = false,
): Promise<Submission> {
  const { rows } = await sql<{ learner_id: string }>`
    select s.learner_id from submission s where s.id = ${id}::uuid and ${await visibleTo(call)}`.execute(
    call.queries,
  );
  const [found] = rows;
  const submission = found && (await findSubmission(call.queries, found.learner_id, id, lock));
  return submission ?? refuse('not_found');
}
