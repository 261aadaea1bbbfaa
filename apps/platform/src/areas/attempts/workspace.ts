import type { Principal } from '../../kernel/principal.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from 'kysely';
import { isBeforeDecision, proposedDecision } from '@moderator/moderation';
import type { Call } from '../../kernel/call.ts';
import type { collections } from '../../documents/collections.ts';
import type { BodyOf } from '../../documents/document.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRole, manages } from '../../kernel/principal.ts';
import { allocatedTo, dueStates } from '../../attempts/attempt-conditions.ts';
import { presentAttempt } from '../../attempts/attempt-rows.ts';
import { attemptsIn } from '../../attempts/in-states.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { assessingConflictsFor, conflictsFor } from '../../attempts/conflicts.ts';
import { latestDecision } from '../../attempts/decision-rows.ts';
import { handedOverTo } from '../../attempts/hand-overs.ts';
import { noteOpenedAttempt } from '../../attempts/note-opened.ts';
import { interimOf } from '../../attempts/interim-looks.ts';
import { looksOf } from '../../attempts/looks.ts';
import { judgedAppeal } from '../../attempts/appeals/judged-appeal.ts';
import { openReopening } from '../../attempts/reopenings/reopening-rows.ts';
import { readDraft } from './drafts.ts';
import { evidenceOf } from '../../attempts/evidence.ts';
import { scaledAs, workspaceOutcomes } from '../../attempts/outcomes.ts';
import { mayTakeAway } from '../../attempts/visitor-files.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import { othersThere } from '../../people/who-is-there.ts';
import { taughtOf } from './taught.ts';

export async function getWorkspace(call: Call<'getWorkspace'>) {
  const { queries, principal, now } = call;
  const attempt = await openAttempt(call);
  await noteOpenedAttempt(call, attempt.id);
  const isOpen = attempt.state === 'moderating' || attempt.state === 'in_sample';
  const decided = latestDecision(queries, attempt.id);
  // Whose verdicts are shown: those of the moderator at work, or of who decided.
  const judged = async () => {
    const verdictBy = isOpen ? principal.userId : ((await decided)?.moderator.id ?? principal.userId);
    return Promise.all([
      workspaceOutcomes(queries, attempt, principal, verdictBy),
      looksOf(queries, attempt.id, verdictBy),
    ]);
  };
  // What needs nothing of the others is asked at once.
  const [
    decision,
    draft,
    course,
    evidence,
    handedOver,
    earlier,
    interim,
    neighbours,
    reopening,
    appeal,
    mayDownload,
    alsoThere,
    taught,
    [outcomes, looks],
  ] = await Promise.all([
    decided,
    readDraft(queries, attempt.id, principal.userId),
    courseOf(queries, attempt.course_id),
    evidenceOf(queries, attempt.id),
    handedOverTo(queries, attempt.id),
    earlierAttempts(queries, attempt),
    interimOf(queries, attempt, principal, now),
    neighboursOf(queries, attempt, principal),
    openReopening(queries, attempt.id),
    judgedAppeal(queries, attempt.id, principal),
    mayTakeAway(queries, principal),
    othersThere(queries, attempt.id, principal),
    taughtOf(queries, attempt),
    judged(),
  ]);
  const mode = modeOf(attempt, principal);
  const conflicts =
    mode === 'assess'
      ? assessingConflictsFor(principal, attempt, now)
      : mode === 'moderate' || isBeforeDecision(attempt.state)
        ? conflictsFor(principal, attempt, now)
        : [];
  // Whoever judges an appeal sees what was judged before behind their own verdicts.
  const isKept = appeal?.isBlind ?? false;
  const complete = outcomes.length > 0 && outcomes.every((each) => each.verdict && each.judgement);
  return {
    data: {
      attempt: presentAttempt(attempt, principal, now),
      course,
      mode: conflicts.length > 0 ? 'read' : mode,
      blind: isKept || (isBeforeDecision(attempt.state) && isBlindFor(attempt, principal)),
      vacs: attempt.policy?.vacs ?? ('required' as const),
      tolerance: attempt.policy?.tolerance ?? 0,
      outcomes: isKept ? outcomes.map(kept) : outcomes,
      evidence,
      taught,
      mayDownload,
      findings: isKept ? [] : (decision?.findings ?? draft?.body.findings ?? []),
      draft,
      looks,
      handedOver,
      alsoThere,
      decision: isKept ? null : decision,
      reopening: isKept ? null : reopening,
      appeal,
      conflicts,
      proposed: complete ? proposedDecision(outcomes.flatMap(({ comparison }) => comparison ?? [])) : null,
      earlierAttempts: earlier,
      ...interim,
      neighbours,
    },
    version: attempt.version,
  };
}

/** An outcome without anything that was judged of it. */
const kept = (outcome: Awaited<ReturnType<typeof workspaceOutcomes>>[number]) => ({
  ...outcome,
  verdict: null,
  judgement: null,
  comparison: null,
  hidden: true,
});

function modeOf(attempt: AttemptRecord, principal: Principal): 'moderate' | 'assess' | 'read' {
  if (['in_sample', 'moderating'].includes(attempt.state) && hasRole(principal, 'moderator'))
    return 'moderate';
  const assesses = hasRole(principal, 'assessor', 'moderator', 'trainer');
  const free = attempt.allocated_to === null || attempt.allocated_to === principal.userId;
  if (dueStates.includes(attempt.state) && assesses && free) return 'assess';
  return 'read';
}

type Course = BodyOf<typeof collections.courses.resource.fields>;

/** The course as the portfolio was made for it, also where it has been deleted since. */
async function courseOf(queries: Queries, id: string) {
  const { rows } = await sql<{ body: Course }>`select body from document
    where kind = 'courses' and id = ${id}::uuid`.execute(queries);
  const { body } = rows[0] ?? refuse('not_found');
  const { title, registrationNumber, nqfLevel, credits, route } = body;
  return {
    id,
    title,
    registrationNumber,
    nqfLevel: nqfLevel ?? null,
    credits: credits ?? null,
    route,
    ...scaledAs(body),
  };
}

const earlierAttempts = (queries: Queries, attempt: AttemptRecord) =>
  queries
    .selectFrom('attempt')
    .select(['id', 'number', 'state'])
    .where('learner_id', '=', attempt.learner_id)
    .where('course_id', '=', attempt.course_id)
    .where('number', '<', attempt.number)
    .orderBy('number')
    .execute();

interface Neighbours {
  previousId: string | null;
  nextId: string | null;
  position: number;
  of: number;
}

/**
 * Who stands before and after: within the sample of the batch by the order of the draw; outside a batch
 * among the attempts of the same course and state by when they are due. Who only assesses goes from one to
 * the next of what they have assessed, or may.
 */
async function neighboursOf(
  queries: Queries,
  attempt: AttemptRecord,
  principal: Principal,
): Promise<Neighbours> {
  const isAssessorAlone =
    hasRole(principal, 'assessor') && !hasRole(principal, 'moderator', 'verifier') && !manages(principal);
  const ofState = sql`select a.id, row_number() over (order by coalesce(a.due_at, 'infinity'), a.id) as place from attempt a
    where a.course_id = ${attempt.course_id} and a.account_id = ${attempt.account_id} and ${attemptsIn([attempt.state])}`;
  const own = dueStates.includes(attempt.state)
    ? allocatedTo(principal)
    : sql`a.assessor_id = ${principal.userId}`;
  const among = isAssessorAlone
    ? sql`${ofState} and ${own}`
    : attempt.batch_id
      ? sql`select attempt_id as id, row_number() over (order by position, attempt_id) as place from batch_attempt
        where batch_id = ${attempt.batch_id} and (sampled or attempt_id = ${attempt.id})`
      : ofState;
  const { rows } = await sql<{
    previousId: string | null;
    nextId: string | null;
    position: number;
    of: number;
  }>`
    with row as (${among}), here as (select place from row where id = ${attempt.id})
    select (select id from row where place = here.place - 1) as "previousId",
      (select id from row where place = here.place + 1) as "nextId",
      here.place as position, (select count(*) from row) as of from here`.execute(queries);
  return rows[0] ?? { previousId: null, nextId: null, position: 1, of: 1 };
}
