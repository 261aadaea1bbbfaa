import type { Principal } from '../../kernel/principal.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from 'kysely';
import { isBeforeDecision, proposedDecision } from '@moderator/moderation';
import type { Call } from '../../kernel/call.ts';
import type { collections } from '../../documents/collections.ts';
import type { BodyOf } from '../../documents/document.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRole } from '../../kernel/principal.ts';
import { dueStates } from '../../attempts/attempt-conditions.ts';
import { presentAttempt } from '../../attempts/attempt-rows.ts';
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
import { neighboursOf } from './neighbours.ts';
import { seldomOf } from './seldom.ts';
import { evidenceOf } from '../../attempts/evidence.ts';
import { scaledAs, workspaceOutcomes } from '../../attempts/outcomes.ts';
import { mayTakeAway } from '../../attempts/visitor-files.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import { othersThere } from '../../people/who-is-there.ts';
import { taughtOf } from './taught.ts';

export async function getWorkspace(call: Call<'getWorkspace'>) {
  const { queries, principal, params, now } = call;
  const [attempt, has] = await Promise.all([openAttempt(call), seldomOf(queries, params.id, principal)]);
  await noteOpenedAttempt(call, attempt.id);
  const isOpen = attempt.state === 'moderating' || attempt.state === 'in_sample';
  const decided = has.decision ? latestDecision(queries, attempt.id) : null;
  const known = {
    course: courseOf(queries, attempt.course_id),
    evidence: evidenceOf(queries, attempt.id),
  };
  // Whose verdicts are shown: those of the moderator at work, or of who decided.
  const judged = async () => {
    const verdictBy = isOpen ? principal.userId : ((await decided)?.moderator.id ?? principal.userId);
    return Promise.all([
      workspaceOutcomes(queries, attempt, principal, verdictBy, known),
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
    known.course,
    known.evidence,
    has.handOver ? handedOverTo(queries, attempt.id) : null,
    attempt.number > 1 ? earlierAttempts(queries, attempt) : [],
    interimOf(queries, attempt, principal, now, has.interimLook),
    neighboursOf(queries, attempt, principal),
    has.reopening ? openReopening(queries, attempt.id) : null,
    has.appeal ? judgedAppeal(queries, attempt.id, principal) : null,
    mayTakeAway(queries, principal),
    has.othersThere ? othersThere(queries, attempt.id, principal) : [],
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
