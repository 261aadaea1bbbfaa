import { sql } from 'kysely';
import { applyTransition, editionStanding, hangsOn } from '@moderator/moderation';
import type { Judged, Refusal } from '@moderator/moderation';
import type { AttemptRecord } from '../attempt-record.ts';
import { readCertificates, standingOf } from '../certificates/certificate-rows.ts';
import { conflictsFor } from '../conflicts.ts';
import { outcomesAlone, verdictsOf } from '../outcomes.ts';
import { reportQuestionedAt } from './editions.ts';
import type { Queries } from '../../database/database.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { nilId } from '../../kernel/ids.ts';
import { hasRole } from '../../kernel/principal.ts';

interface DecisionRow {
  id: string | null;
  batch_id: string | null;
  moderator_id: string;
  signed_at: Date;
}

/** What stands of an attempt that nobody moderated: its assessor's judgement, released with the report of its batch. */
const unmoderated = ({ batch_id }: AttemptRecord): DecisionRow => ({
  id: null,
  batch_id,
  moderator_id: nilId,
  signed_at: new Date(0),
});

interface ReportRow {
  id: string;
  number: string;
  signed_by: string;
  signed_at: Date;
  questioned_at: Date | null;
}

interface VisitRow {
  id: string;
  visit_id: string | null;
  signed_by: string | null;
  endorsed: boolean | null;
  signed_at: Date | null;
}

/** Everything that hangs on the result of an attempt; undefined where there is none to reopen. */
export async function consequencesOf(call: RequestContext, attempt: AttemptRecord) {
  const { queries, now } = call;
  const hanging = hangsOn(attempt.state);
  if (!hanging) return undefined;
  const decision = (await latestDecision(queries, attempt.id)) ?? unmoderated(attempt);
  const [outcomes, verdicts, reports, certificates] = await Promise.all([
    outcomesAlone(queries, attempt.course_id),
    verdictsOf(queries, attempt.id, decision.moderator_id),
    reportsOf(queries, decision),
    readCertificates(
      queries,
      sql`select c.* from certificate c
        where c.attempt_id = ${attempt.id}::uuid and c.revoked_at is null and c.replaced_at is null`,
    ),
  ]);
  const quoting = reports.find(({ signed_at: at }) => at >= decision.signed_at);
  const verifications =
    quoting && hanging.includes('verification') ? await visitsOf(queries, decision, quoting) : [];
  const isJudged = (id: string) => verdicts.some(({ outcome_id: of }) => of === id);
  const facts = {
    outcomeIds: outcomes.map(({ id }) => id),
    verdicts: verdicts.map(({ outcome_id: outcomeId, result }) => ({ outcomeId, result })),
  };
  return {
    decision,
    facts,
    verdicts,
    signed: { reports: quoting ? reports : [], verifications },
    told: {
      decisionId: decision.id,
      outcomes: outcomes
        .filter(({ id }) => isJudged(id))
        .map(({ id, code, title }) => ({ id, name: `${code} ${title}` })),
      refusal: refusalFor(call, attempt, facts) ?? null,
      needsConsent: certificates.length > 0,
      batch: attempt.batch_id ? { id: attempt.batch_id, name: attempt.batch_title ?? '' } : null,
      // Its next report is an edition of all that the batch has.
      reports: quoting
        ? reports.map((row) => ({
            id: row.id,
            number: row.number,
            signedAt: row.signed_at,
            standing: editionStanding({ isSuperseded: false, isQuestioned: row.questioned_at !== null }),
          }))
        : [],
      verifications: verifications.map(({ id, endorsed, signed_at: signedAt }) => ({
        id,
        endorsed,
        signedAt,
      })),
      certificates: certificates.map((row) => ({
        id: row.id,
        number: row.number,
        type: row.type,
        standing: standingOf(row, now),
      })),
      isResultTold: hanging.includes('result'),
      isWorkAskedFor: hanging.includes('referral'),
    },
  };
}

export type Consequences = NonNullable<Awaited<ReturnType<typeof consequencesOf>>>;

/** Why the caller cannot reopen anything of it. */
function refusalFor(
  { principal, now }: RequestContext,
  attempt: AttemptRecord,
  facts: { outcomeIds: string[]; verdicts: Judged[] },
): Refusal | undefined {
  if (!hasRole(principal, 'moderator'))
    return { code: 'not_allowed', sentence: 'Moderators reopen what was decided. Ask one of them.' };
  const [conflict] = conflictsFor(principal, attempt, now);
  if (conflict) return conflict;
  const judged = facts.verdicts.map(({ outcomeId }) => outcomeId);
  const asked = applyTransition('reopen', attempt.state, {
    ...facts,
    reopenedOutcomeIds: judged.length > 0 ? judged : facts.outcomeIds,
    reason: '?',
  });
  return asked.ok ? undefined : asked.refusal;
}

async function latestDecision(queries: Queries, attemptId: string): Promise<DecisionRow | undefined> {
  return queries
    .selectFrom('decision')
    .select(['id', 'batch_id', 'moderator_id', 'signed_at'])
    .where('attempt_id', '=', attemptId)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function reportsOf(queries: Queries, { batch_id: batchId }: DecisionRow): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.number, r.signed_by, r.signed_at, ${reportQuestionedAt} as questioned_at from report r
    where r.batch_id = ${batchId}::uuid and r.superseded_by is null order by r.signed_at, r.number`.execute(
    queries,
  );
  return rows;
}

/** The visit that saw the report first, signed or waiting. */
async function visitsOf(
  queries: Queries,
  { batch_id: batchId }: DecisionRow,
  { signed_at: reportedAt }: ReportRow,
): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select v.id, v.visit_id, v.endorsed, v.signed_by, v.signed_at from verification v
    where v.batch_id = ${batchId}::uuid and v.superseded_by is null
      and (v.signed_at is null or v.signed_at >= ${reportedAt}::timestamptz)
    order by v.signed_at nulls last limit 1`.execute(queries);
  return rows;
}
