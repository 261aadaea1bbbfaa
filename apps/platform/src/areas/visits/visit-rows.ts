import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { visitAnswers, visitKinds, visitOutcomes } from '@moderator/contract/options';
import { isRoomOpen, visitStanding } from '@moderator/moderation';
import { dayIn } from '../../attempts/days.ts';
import { isClosed, rowsAtMost } from '../../attempts/in-states.ts';
import { reportQuestionedAt } from '../../attempts/reopenings/editions.ts';
import { isSeenAttempt, isSeenBatch } from '../../attempts/seen-work.ts';
import type { Queries } from '../../database/database.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { seenSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Layout } from './layouts.ts';
import type { VisitReport } from './report-form.ts';

export interface VisitRow {
  id: string;
  client_id: string;
  account_id: string;
  version: number;
  body: string;
  verifier_id: string | null;
  verifier_name: string | null;
  kind: (typeof visitKinds)[number];
  starts_on: string;
  ends_on: string;
  scope: string;
  layout: Layout;
  blind: boolean;
  downloads: boolean;
  requested_by: string;
  requester_name: string | null;
  requested_at: Date;
  withdrawn_at: Date | null;
  withdrawn_reason: string | null;
  outcome: (typeof visitOutcomes)[number] | null;
  checklist: { id: string; answer: (typeof visitAnswers)[number]; comment: string }[];
  sample_seed: string | null;
  sample_percentage: number | null;
  drawn_at: Date | null;
  findings: string;
  report: VisitReport | null;
  /** Why it was endorsed without a sample, where it was signed as a batch. */
  no_sample_reason: string | null;
  report_file_id: string | null;
  open_conditions: number;
  signed_by: string | null;
  signature: string | null;
  signed_at: Date | null;
  batches: VisitBatch[];
  questioned: QuestionedReport[];
}

interface VisitBatch {
  batch: { id: string; name: string };
  course: { id: string; name: string };
  released: number;
}

interface QuestionedReport {
  report: { id: string; number: string };
  batch: { id: string; name: string };
  /** As JSON has it. */
  since: string;
}

const nameOf = (person: RawBuilder<unknown>) =>
  sql`${person}.body ->> 'name' || ' ' || (${person}.body ->> 'surname')`;

/**
 * Reads visits with their batches, as far as somebody sees these; of verifiers row-level security decides what they see.
 * @param principal who asks, where they may see a part of the work alone
 */
export async function readVisits(
  queries: Queries,
  where: RawBuilder<unknown>,
  limit = 1,
  principal?: Principal,
): Promise<VisitRow[]> {
  const isSeen = principal ? isSeenBatch(principal, sql`vb.batch_id`) : sql`true`;
  const isCounted = principal ? isSeenAttempt(principal) : sql`true`;
  const { rows } = await sql<VisitRow>`
    with v as materialized (select * from visit v where ${where} order by v.starts_on desc, v.id ${rowsAtMost(limit)})
    select v.*, ${nameOf(sql`verifier`)} as verifier_name, ${nameOf(sql`requester`)} as requester_name, (
      select coalesce(jsonb_agg(jsonb_build_object('batch', jsonb_build_object('id', b.id, 'name', b.title),
        'course', jsonb_build_object('id', course.id, 'name', course.body ->> 'title'), 'released', (
          select count(*) from batch_attempt ba join attempt a on a.id = ba.attempt_id where ba.batch_id = b.id and ${isReleased} and ${isCounted}))
        order by b.title, b.id), '[]')
      from visit_batch vb join batch b on b.id = vb.batch_id
      join document course on course.kind = 'courses' and course.id = b.course_id where vb.visit_id = v.id and ${isSeen}) as batches, (
      select coalesce(jsonb_agg(jsonb_build_object('report', jsonb_build_object('id', r.id, 'number', r.number),
        'batch', jsonb_build_object('id', b.id, 'name', b.title), 'since', r.since) order by r.number), '[]')
      from (select r.*, ${reportQuestionedAt} as since from visit_batch vb join report r on r.batch_id = vb.batch_id
        where vb.visit_id = v.id and ${isSeen} and r.superseded_by is null) r
      join batch b on b.id = r.batch_id where r.since is not null) as questioned,
      (select max(each.no_sample_reason) from verification each where each.visit_id = v.id) as no_sample_reason,
      (select count(*) from visit_point p where p.visit_id = v.id and p.kind = 'condition' and p.shared_at is not null
        and p.closed_at is null) as open_conditions
    from v
    left join document verifier on verifier.kind = 'users' and verifier.id = v.verifier_id
    left join document requester on requester.kind = 'users' and requester.id = v.requested_by
    order by v.starts_on desc, v.id`.execute(queries);
  return rows;
}

/** That somebody sees anything of visits `v`: who sees the work of one site alone, where work of it is in them. */
export const isSeenVisit = (principal: Principal): RawBuilder<unknown> =>
  seenSite(principal)
    ? sql`exists (select from visit_batch vb where vb.visit_id = v.id and ${isSeenBatch(principal, sql`vb.batch_id`)})`
    : sql`true`;

/** Attempts (`a`) whose results a signed report has released, and which stand. */
export const isReleased = sql`a.superseded_at is null and ${isClosed}`;

export async function readVisit(queries: Queries, id: string, principal?: Principal): Promise<VisitRow> {
  const [visit] = await readVisits(
    queries,
    sql`v.id = ${id}::uuid and ${principal ? isSeenVisit(principal) : sql`true`}`,
    1,
    principal,
  );
  return visit ?? refuse('not_found');
}

/** The same, locked: nobody signs it, withdraws it or changes anything of it meanwhile. */
export async function lockVisit(queries: Queries, id: string, principal?: Principal): Promise<VisitRow> {
  await sql`select from visit where id = ${id}::uuid for no key update`.execute(queries);
  return readVisit(queries, id, principal);
}

/** One that is worked on, locked before anything of it is looked at. @throws RefusedError where it is closed or signed */
export async function openVisitToChange({
  queries,
  params,
  now,
}: Pick<RequestContext, 'queries' | 'now'> & { params: { readonly id: string } }): Promise<VisitRow> {
  const visit = await lockVisit(queries, params.id);
  refuseUnlessAtWork(visit, now);
  return visit;
}

/** Visits (`v`) that nobody has signed or withdrawn, which alone change. */
export const isUnsigned = sql`v.signed_at is null and v.withdrawn_at is null`;

const daysOf = (visit: VisitRow) => ({
  startsOn: visit.starts_on,
  endsOn: visit.ends_on,
  isWithdrawn: visit.withdrawn_at !== null,
  isSigned: visit.signed_at !== null,
});

export const standingOf = (visit: VisitRow, now: Date) => visitStanding(daysOf(visit), dayIn(now));

/** What somebody works on in a room is refused where it is closed, or signed already. */
function refuseUnlessAtWork(visit: VisitRow, now: Date): void {
  if (visit.signed_at)
    refuse('wrong_state', 'This visit is signed, so nothing of it changes any more. Nothing was changed.');
  if (!isRoomOpen(daysOf(visit), dayIn(now)))
    refuse('wrong_state', 'The room of this visit is not open today. Nothing was changed.');
}

const person = (id: string | null, name: string | null) => (id ? { id, name: name ?? '' } : null);

export const presentVisit = (visit: VisitRow, now: Date) => ({
  id: visit.id,
  version: visit.version,
  body: visit.body,
  verifier: person(visit.verifier_id, visit.verifier_name),
  kind: visit.kind,
  startsOn: visit.starts_on,
  endsOn: visit.ends_on,
  standing: standingOf(visit, now),
  scope: visit.scope,
  blind: visit.blind,
  downloads: visit.downloads,
  batches: visit.batches,
  requestedBy: { id: visit.requested_by, name: visit.requester_name ?? '' },
  requestedAt: visit.requested_at,
  withdrawnReason: visit.withdrawn_reason,
  outcome: visit.outcome,
  signedBy: person(visit.signed_by, visit.signature),
  signedAt: visit.signed_at,
  questioned: visit.questioned.map((each) => ({ ...each, since: new Date(each.since) })),
  openConditions: visit.open_conditions,
});
