import type { AttemptRecord } from './attempt-record.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { evidenceKinds } from '@moderator/contract/options';
import { dueGroup, isBeforeDecision, platformStatus } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { conflictsFor } from './conflicts.ts';
import { timeZone } from './days.ts';
import { isBlindFor, isKeptFrom, isRevealed, maskedReasons } from './visibility.ts';

/**
 * Columns and joins that every answer about attempts needs; `a` is the attempt. Named one by one: what an import keeps
 * beside an attempt, and what only orders and searches, is large and nobody's answer.
 */
const selection = sql`
  a.id, a.client_id, a.account_id, a.site_id, a.course_id, a.learner_id, a.schedule_id, a.number, a.state, a.facilitator_id,
  a.allocated_to, a.assessor_id, a.due_at, a.submitted_at, a.assessed_at, a.external, a.earlier_moderator_ids,
  a.interim_moderator_ids, a.twice_referred_by, a.reopened_outcome_ids, a.version, a.learner_name, a.learner_order, a.learner_number, a.course_title, a.site_name,
  a.assessor_name, a.judged_result, a.judged_passed, a.result, a.passed,
  course.registration_number,
  claim.person_id as claim_person_id, claim.claimed_at, claim.expires_at,
  allocated.body ->> 'name' || ' ' || (allocated.body ->> 'surname') as allocated_name,
  claimer.body ->> 'name' || ' ' || (claimer.body ->> 'surname') as claim_person_name,
  line.batch_id, b.title as batch_title, ba.reasons, ba.position, b.policy,
  line.pieces as evidence_kinds, course.outcome_count, line.judged_count, ${isRevealed()} as is_revealed, appeal.judge as blind_judge,
  line.decision as decision_kind`;

const joins = sql`
  join course on course.id = a.course_id
  left join claim on claim.attempt_id = a.id and claim.expires_at > now()
  left join document allocated on allocated.kind = 'users' and allocated.id = a.allocated_to
  left join document claimer on claimer.kind = 'users' and claimer.id = claim.person_id
  join attempt_line line on line.attempt_id = a.id
  left join batch b on b.id = line.batch_id
  left join lateral (select p.assigned_to as judge from appeal p where p.attempt_id = a.id and p.decided_at is null
    and cardinality(p.outcome_ids) > (select count(*) from appeal_verdict v where v.appeal_id = p.id)) appeal on true
  left join batch_attempt ba on ba.batch_id = line.batch_id and ba.attempt_id = line.attempt_id`;

/** What is told of the courses of `a`: many attempts have one course, which is looked at once. */
const courses = sql`
  select c.id, c.body ->> 'registrationNumber' as registration_number,
    (select count(*) from outcome where outcome.course_id = c.id) as outcome_count
  from document c where c.kind = 'courses' and c.id in (select course_id from a)`;

/** Reads attempts; `page` chooses and orders them by columns of `a`, so that its index is used first. */
export const readAttempts = (
  queries: Queries,
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<AttemptRecord[]> => readSelected<AttemptRecord>(queries, page, order, selection);

/** The same with what they are ordered by, which `page` names `sorted`: a cursor goes on from it. */
export const readSortedAttempts = (queries: Queries, page: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  readSelected<AttemptRecord & { sorted: string | null }>(queries, page, order, sql`${selection}, a.sorted`);

async function readSelected<Row extends AttemptRecord>(
  queries: Queries,
  page: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  selected: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with a as materialized (${page}), course as materialized (${courses})
    select ${selected} from a ${joins} order by ${order}`.execute(queries);
  return rows;
}

export async function readAttempt(queries: Queries, id: string): Promise<AttemptRecord | undefined> {
  const [row] = await readAttempts(queries, sql`select * from attempt where id = ${id}`, sql`a.id`);
  return row;
}

/** One line of a queue, as the caller may see it. */
export function presentAttempt(row: AttemptRecord, principal: Principal, now: Date) {
  const claim = presentClaim(row, principal);
  const isKept = isKeptFrom(row, principal);
  return {
    id: row.id,
    version: row.version,
    // A certificate says that it passed.
    state: isKept && row.state === 'certificated' ? ('endorsed' as const) : row.state,
    status: isKept ? ('AwaitingModeration' as const) : platformStatus(row.state, row.passed),
    attemptNumber: row.number,
    learner: { id: row.learner_id, name: row.learner_name, number: row.learner_number },
    course: { id: row.course_id, name: row.course_title },
    site: { id: row.site_id, name: row.site_name },
    allocatedTo:
      row.allocated_to && row.allocated_name ? { id: row.allocated_to, name: row.allocated_name } : null,
    assessor: row.assessor_id && row.assessor_name ? { id: row.assessor_id, name: row.assessor_name } : null,
    batch: row.batch_id ? { id: row.batch_id, name: row.batch_title ?? '' } : null,
    claim,
    dueAt: row.due_at,
    dueGroup: dueGroup(row.due_at, now, timeZone),
    submittedAt: row.submitted_at,
    assessedAt: row.assessed_at,
    evidenceCount: Object.values(row.evidence_kinds).reduce((sum, pieces) => sum + pieces, 0),
    evidenceKinds: evidenceKinds
      .flatMap((kind) => ({ kind, count: row.evidence_kinds[kind] ?? 0 }))
      .filter(({ count }) => count > 0),
    outcomeCount: row.outcome_count,
    judgedCount: isBlindFor(row, principal) ? null : row.judged_count,
    reasons: maskedReasons(row, principal),
    decision: isKept ? null : row.decision_kind,
    conflict: isBeforeDecision(row.state) ? (conflictsFor(principal, row, now)[0] ?? null) : null,
    external: row.external,
  };
}

export function presentClaim(row: AttemptRecord, principal: Principal) {
  if (!row.claim_person_id || !row.claimed_at || !row.expires_at) return null;
  return {
    moderator: { id: row.claim_person_id, name: row.claim_person_name ?? '' },
    claimedAt: row.claimed_at,
    expiresAt: row.expires_at,
    mine: row.claim_person_id === principal.userId,
  };
}
