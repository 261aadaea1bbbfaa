import { canonicalJson, compareVerdict, twoResults, visibleJudgements } from '@moderator/moderation';
import type { ResultRule, Scale } from '@moderator/contract/types';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/database.ts';
import { hasRole } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { isBlindFor } from './visibility.ts';

/** What the results of a course are said in, and how that of an attempt follows from its outcomes. */
export interface CourseScale {
  scale: Scale;
  resultRule: ResultRule;
}

/** What a course says of its results, as it is stored. */
interface Told {
  scale?: Scale | null | undefined;
  resultRule?: ResultRule | null | undefined;
}

/** What a course says of its results, and what holds where it says nothing. */
export const scaledAs = ({ scale, resultRule }: Told): CourseScale => ({
  scale: scale ?? twoResults,
  resultRule: resultRule ?? { kind: 'all_pass' },
});

/** Whether two courses, or two versions of one, say the same of their results. */
export const isScaledAlike = (one: Told, other: Told): boolean =>
  canonicalJson(scaledAs(one)) === canonicalJson(scaledAs(other));

/** A course by its id, or by what in the database gives it. */
type WhichCourse = string | RawBuilder<string>;

/** The course of an attempt, for what is asked together with the attempt. */
export const courseOfAttempt = (attemptId: string): RawBuilder<string> =>
  sql<string>`(select course_id from attempt where id = ${attemptId}::uuid)`;

/**
 * The scale and the rule of a course, also of one that has been deleted since.
 * @param lock for the time in which results are written, since the scale stays once there is one
 */
export async function courseScaleOf(
  queries: Queries,
  courseId: WhichCourse,
  lock = sql``,
): Promise<CourseScale> {
  const { rows } = await sql<Told>`
    select body -> 'scale' as scale, body -> 'resultRule' as "resultRule" from document
    where kind = 'courses' and id = ${courseId}::uuid ${lock}`.execute(queries);
  return scaledAs(rows[0] ?? {});
}

/**
 * Outcomes of a course with their scale and their criteria, in order.
 * @param known what the course says of its results, where that is read already
 */
export const outcomesOf = (
  queries: Queries,
  courseId: WhichCourse,
  known?: CourseScale | Promise<CourseScale>,
) => scaled(inOrder(queries, courseId).select(criteria).execute(), known ?? courseScaleOf(queries, courseId));

/** The same without the criteria, where nobody sees them. */
export const outcomesAlone = (
  queries: Queries,
  courseId: WhichCourse,
  known?: CourseScale | Promise<CourseScale>,
) => scaled(inOrder(queries, courseId).execute(), known ?? courseScaleOf(queries, courseId));

const inOrder = (queries: Queries, courseId: WhichCourse) =>
  queries
    .selectFrom('outcome')
    .select(['id', 'code', 'title', 'credits', 'method', 'scale', 'weight'])
    .where('course_id', '=', courseId)
    .orderBy('position');

const criteria = sql<{ id: string; text: string }[]>`coalesce((
  select json_agg(json_build_object('id', criterion.id, 'text', criterion.text) order by criterion.position)
  from criterion where criterion.outcome_id = outcome.id), '[]')`.as('criteria');

/** An outcome that says no scale has that of its course. */
async function scaled<Outcome extends { scale: Scale | null }>(
  asked: Promise<Outcome[]>,
  known: CourseScale | Promise<CourseScale>,
) {
  const [outcomes, course] = await Promise.all([asked, known]);
  return outcomes.map((outcome) => ({ ...outcome, scale: outcome.scale ?? course.scale }));
}

/** What results of one outcome of a course are said in; undefined where the course has no such outcome. */
export async function scaleOfOutcome(
  queries: Queries,
  courseId: string,
  outcomeId: string,
): Promise<Scale | undefined> {
  const [outcome, course] = await Promise.all([
    queries
      .selectFrom('outcome')
      .select('scale')
      .where('id', '=', outcomeId)
      .where('course_id', '=', courseId)
      .executeTakeFirst(),
    courseScaleOf(queries, courseId),
  ]);
  return outcome && (outcome.scale ?? course.scale);
}

export const judgementsOf = (queries: Queries, attemptId: string) =>
  queries.selectFrom('judgement').selectAll().where('attempt_id', '=', attemptId).execute();

/** Verdicts of a moderator; of a reopened attempt also those that stand, whoever gave them. */
export const verdictsOf = (queries: Queries, attemptId: string, moderatorId: string) =>
  queries
    .selectFrom('verdict')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where(
      sql<boolean>`(moderator_id = ${moderatorId}::uuid or exists (
        select from attempt a where a.id = verdict.attempt_id and verdict.outcome_id <> all(a.reopened_outcome_ids)))`,
    )
    .execute();

/** What is read already, or on its way, where more of an attempt is asked for than its outcomes. */
interface Known {
  course?: CourseScale | Promise<CourseScale>;
  /** In the order of the portfolio. */
  evidence?: Promise<{ id: string; outcomeIds: string[] }[]>;
}

/**
 * What was judged of the outcomes of an attempt, and what by.
 * @param verdictBy whose verdicts are read: the moderator at work, or who decided
 */
export async function judgedOutcomes(
  queries: Queries,
  attemptId: string,
  verdictBy: string,
  courseId: WhichCourse,
  known: Known = {},
) {
  const [outcomes, judgements, verdicts, evidence] = await Promise.all([
    outcomesOf(queries, courseId, known.course),
    judgementsOf(queries, attemptId),
    verdictsOf(queries, attemptId, verdictBy),
    known.evidence ??
      queries
        .selectFrom('evidence')
        .select(['id', 'outcome_ids as outcomeIds'])
        .where('attempt_id', '=', attemptId)
        .orderBy('position')
        .execute(),
  ]);
  return { outcomes, judgements, verdicts, evidence };
}

/** The outcomes of an attempt as one person may see them, with the verdicts of one. */
export const workspaceOutcomes = async (
  queries: Queries,
  attempt: AttemptRecord,
  principal: Principal,
  verdictBy: string,
  known?: Known,
) =>
  outcomesShown(
    attempt,
    principal,
    verdictBy,
    await judgedOutcomes(queries, attempt.id, verdictBy, attempt.course_id, known),
  );

/**
 * What was judged, as one person may see it. A judgement that is kept back is not in the answer at all; `hidden` only says
 * that there is one.
 */
export function outcomesShown(
  attempt: AttemptRecord,
  principal: Principal,
  verdictBy: string,
  { outcomes, judgements, verdicts: given, evidence }: Awaited<ReturnType<typeof judgedOutcomes>>,
) {
  // What stands while the rest of an attempt is judged anew is for those who judge it.
  const verdicts = given.filter(
    ({ moderator_id: by }) =>
      by === verdictBy || verdictBy !== principal.userId || hasRole(principal, 'moderator'),
  );
  const made = judgements.flatMap((each) =>
    each.judged_at === null ? [] : [{ ...each, outcomeId: each.outcome_id }],
  );
  const shown = visibleJudgements(
    {
      blind: isBlindFor(attempt, principal),
      outcomes: outcomes.map((each) => each.id),
      // Verdicts of somebody else reveal nothing to this person, unless they have them to stand by.
      verdicts: (verdictBy === principal.userId ? verdicts : []).map(({ outcome_id, result }) => ({
        outcomeId: outcome_id,
        result,
      })),
    },
    made,
  );
  return outcomes.map((outcome) => {
    const judgement = shown.find((each) => each.outcomeId === outcome.id);
    const verdict = verdicts.find((each) => each.outcome_id === outcome.id);
    return {
      ...outcome,
      evidenceIds: evidence.filter((each) => each.outcomeIds.includes(outcome.id)).map((each) => each.id),
      verdict: verdict
        ? {
            result: verdict.result,
            passed: verdict.passed,
            comment: verdict.comment,
            recordedAt: verdict.recorded_at,
            changedAfterReveal: verdict.changed_after_reveal,
          }
        : null,
      judgement: judgement
        ? {
            result: judgement.result,
            passed: judgement.passed,
            mark: judgement.mark,
            feedback: judgement.feedback,
            assessorName: attempt.assessor_name ?? '',
            judgedAt: judgement.judged_at,
          }
        : null,
      hidden: !judgement && made.some((each) => each.outcomeId === outcome.id),
      comparison:
        verdict && judgement
          ? compareVerdict(verdict.result, judgement.result, {
              scale: outcome.scale,
              tolerance: attempt.policy?.tolerance,
            })
          : null,
    };
  });
}
