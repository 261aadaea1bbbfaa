import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { leaseHours } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import type { Submission } from '../../content/submissions/rows.ts';
import { accountsOf } from '../../kernel/tenants.ts';
import type { Call, RequestContext, Reply } from '../../kernel/call.ts';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

type Row = Submission & {
  assessment_title: string;
  assessment_type: Reply<'listSubmissions'>['data'][number]['type'];
  learner_name: string;
  site_name: string | null;
  claimer_name: string | null;
  markings: number;
};

/** Submissions with the names of what they are of; `page` chooses and orders them. */
export async function readSubmissions(
  queries: Queries,
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with s as materialized (${page})
    select s.*, a.body ->> 'title' as assessment_title, a.body ->> 'type' as assessment_type,
      concat_ws(', ', u.body ->> 'surname', u.body ->> 'name') as learner_name, site.body ->> 'name' as site_name,
      concat_ws(' ', c.body ->> 'name', c.body ->> 'surname') as claimer_name,
      (select count(*)::int from submission_marking m where m.learner_id = s.learner_id and m.submission_id = s.id
        and m.completed_at is not null) as markings
    from s join document a on a.kind = 'assessments' and a.id = s.assessment_id
      join document u on u.kind = 'users' and u.id = s.learner_id
      left join document site on site.kind = 'sites' and site.id = s.site_id
      left join document c on c.kind = 'users' and c.id = s.claim_person_id
    order by ${order}`.execute(queries);
  return rows;
}

/** What of submissions `s` somebody sees: those of their accounts, who is of a site those of that site, nobody their own. */
export async function visibleTo(
  call: Pick<RequestContext, 'queries' | 'principal'>,
): Promise<RawBuilder<unknown>> {
  const { principal } = call;
  const accounts = await accountsOf(call);
  const site = managedSite(principal) ?? siteOfAssessor(principal);
  const ofSite = site ? sql`and s.site_id = ${site}::uuid` : sql``;
  // Of one account the index is read in its order and left after a page; of any of several all that waits is sorted.
  const ofAccounts =
    accounts.length === 1
      ? sql`s.account_id = ${accounts[0]}::uuid`
      : sql`s.account_id = any(${accounts}::uuid[])`;
  return sql`${ofAccounts} ${ofSite}`;
}

const siteOfAssessor = (principal: Principal): string | null =>
  manages(principal) || hasRole(principal, 'moderator') ? null : principal.siteId;

export const presentRow = (
  row: Row,
  { principal, now }: Pick<RequestContext, 'principal' | 'now'>,
): Reply<'listSubmissions'>['data'][number] => ({
  id: row.id,
  version: row.version,
  state: row.state,
  assessment: { id: row.assessment_id, name: row.assessment_title },
  type: row.assessment_type,
  learner: { id: row.learner_id, name: row.learner_name },
  site: row.site_id && row.site_name ? { id: row.site_id, name: row.site_name } : null,
  try: row.number,
  submittedAt: row.submitted_at,
  autoSubmitted: row.auto_submitted,
  markedTwice: row.is_marked_twice,
  markings: row.markings,
  flagged: row.flagged_at !== null,
  claim: claimOf(row, principal, now),
});

const leaseMs = leaseHours * 3_600_000;

function claimOf(row: Row, { userId }: Principal, now: Date) {
  const { claim_person_id: id, claim_expires_at: expiresAt } = row;
  if (!id || !expiresAt || expiresAt <= now) return null;
  return {
    moderator: { id, name: row.claimer_name ?? '' },
    claimedAt: new Date(expiresAt.getTime() - leaseMs),
    expiresAt,
    mine: id === userId,
  };
}

export type Filter = Call<'listSubmissions'>['query'];
