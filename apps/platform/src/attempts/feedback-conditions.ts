import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { hasRole, managedSite } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { isReleased, readsOthers } from './agreement/pair-conditions.ts';
import { inTenant } from './attempt-conditions.ts';
import { isShownTo } from './visibility.ts';

/** What was said to assessors: `f`, with the decision or the outcome that it goes with. */
export const feedbackSource = sql`from assessor_feedback f
  join attempt a on a.id = f.attempt_id
  left join decision d on d.id = f.decision_id
  left join outcome o on o.id = f.outcome_id`;

/** What is said early or with a referral is meant for now; all else would tell of a result before its report does. */
export const isTold = sql`(f.decision_id is null or d.kind = 'referred_back' or ${isReleased(sql`d.batch_id`, sql`d.signed_at`)})`;

/**
 * What a person may read: moderators and managers of the account, assessors what is told to them. Words of an early look
 * speak of the judgement, so they are kept from whom it is kept, as `interimView` says.
 */
export function readableFeedback(principal: Principal): RawBuilder<unknown> {
  const me = principal.userId;
  const conditions = [inTenant(principal, sql`f`)];
  if (!readsOthers(principal)) conditions.push(sql`f.assessor_id = ${me}`);
  const site = hasRole(principal, 'moderator') ? undefined : managedSite(principal);
  if (site) conditions.push(sql`a.site_id = ${site}`);
  conditions.push(
    sql`(f.assessor_id <> ${me} or ${isTold})`,
    sql`(f.decision_id is not null or ${me} in (f.assessor_id, f.moderator_id) or ${isShownTo(principal)})`,
  );
  return sql.join(conditions, sql` and `);
}
