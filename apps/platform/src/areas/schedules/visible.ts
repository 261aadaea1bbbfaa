import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BodyOf, StoredDocument } from '../../documents/document.ts';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { managedSite, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountsOf } from '../../kernel/tenants.ts';

type Schedule = StoredDocument<BodyOf<(typeof collections.schedules)['resource']['fields']>>;

/** Schedules (`p`) on which somebody teaches, assesses or moderates. */
const workedOnBy = (userId: string) =>
  sql`${userId}::uuid in (p.facilitator_id, p.assessor_id, p.moderator_id)`;

/**
 * Places of learners (`e`, in the schedule `p`) whose names somebody may read: managers those of their accounts or
 * their site, everybody else those of the schedules that they teach, assess or moderate on.
 */
export async function placesSeenBy(
  call: Pick<RequestContext, 'queries' | 'principal'>,
): Promise<RawBuilder<unknown>> {
  const { principal } = call;
  const site = managedSite(principal);
  return sql`e.account_id = any(${await accountsOf(call)}::uuid[])
    ${manages(principal) ? sql`` : sql`and ${workedOnBy(principal.userId)}`}
    ${site ? sql`and e.site_id = ${site}::uuid` : sql``}`;
}

/** Schedules (`p`) whose figures somebody may read. */
export async function plansSeenBy(
  call: Pick<RequestContext, 'queries' | 'principal'>,
): Promise<RawBuilder<unknown>> {
  const site = managedSite(call.principal);
  return sql`p.account_id = any(${await accountsOf(call)}::uuid[])
    ${site ? sql`and p.site_id = ${site}::uuid` : sql``}`;
}

/**
 * A schedule whose learners somebody may see.
 * @throws RefusedError not_found, also where they neither manage nor work on it
 */
export async function scheduleWithPeople(
  call: Pick<RequestContext, 'context' | 'queries' | 'principal'>,
  id: string,
): Promise<Schedule> {
  const schedule = await readDocument(call, collections.schedules, id);
  if (!manages(call.principal) && !worksOn(call.principal, schedule)) refuse('not_found');
  return schedule;
}

const worksOn = ({ userId }: Principal, { body }: Schedule) =>
  [body.facilitatorId, body.assessorId, body.moderatorId].includes(userId);
