import { randomUUID } from 'node:crypto';
import type { TransitionName } from '@moderator/moderation';
import { changedOutcomes, findingsRefusal } from '@moderator/moderation';
import type { Call, RequestContext } from '../kernel/call.ts';
import { writeLast } from '../kernel/write-last.ts';
import { refuse } from '../kernel/refusal.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { blindVerdicts, keepPairs } from './agreement/keep-pairs.ts';
import { keepFeedback } from './assessor-feedback.ts';
import { audit, lockHead } from './audit.ts';
import { requireClaim } from './claims.ts';
import { refuseConflicts } from './conflicts.ts';
import { dayIn } from './days.ts';
import { latestDecision } from './decision-rows.ts';
import { endDraft } from './end-draft.ts';
import { areInPortfolio } from './evidence.ts';
import { unopenedBy } from './looks.ts';
import { endOfPortfolio, judgedThen, keepWhoReferredTwice } from './referrals.ts';
import { tellOfReferral } from './tell-of-referral.ts';
import { courseOfAttempt, courseScaleOf, judgementsOf, outcomesAlone, verdictsOf } from './outcomes.ts';
import { standingColumns } from './standing-results.ts';
import { moveAttempt, refuseBy, refuseStale } from './transitions.ts';
import { widenAfter, wideningFacts } from './widenings.ts';

/** A decision that is about to be signed, over the version of the attempt that was seen. */
type Signing = RequestContext & Pick<Call<'decideAttempt'>, 'body' | 'version' | 'lastly'>;

const transitionOf = {
  upheld: 'uphold',
  overturned: 'overturn',
  referred_back: 'refer_back',
} as const satisfies Record<string, TransitionName>;

/**
 * Signs the decision: state, decision and audit entry in one transaction, or nothing.
 * @param work what the decision is signed over, asked together with the attempt
 */
export async function signDecision(call: Signing, attempt: AttemptRecord, work: Work) {
  const { queries, principal, body, version, now } = call;
  if (attempt.version !== version) await refuseStale(queries, attempt.id);
  refuseConflicts(principal, attempt, now);
  if (attempt.state === 'moderating') requireClaim(attempt, principal.userId);
  const { facts, standing } = factsOf(call, attempt, work);
  await refuseForeignEvidence(call, attempt);
  const soonest = body.actions.map((action) => action.dueOn).sort()[0];
  const moved = moveAttempt(queries, attempt, transitionOf[body.kind], facts, {
    ...standing,
    ...(body.kind === 'referred_back' ? { allocated_to: attempt.assessor_id } : {}),
    ...(soonest ? { due_at: new Date(`${soonest}T15:00:00Z`) } : {}),
  });
  // Behind the verdicts, in the order in which a person works.
  const refusal = findingsRefusal(body.findings, attempt.policy?.vacs);
  if (refusal) {
    await moved;
    refuseBy(refusal);
  }
  const id = randomUUID();
  const kept = queries
    .insertInto('decision')
    .values({
      id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      attempt_id: attempt.id,
      batch_id: attempt.batch_id,
      moderator_id: principal.userId,
      impersonator_id: principal.impersonatorId,
      kind: body.kind,
      reason: body.reason,
      actions: JSON.stringify(body.actions),
      findings: JSON.stringify(body.findings),
      judged: JSON.stringify(judgedThen(facts)),
      last_position: work.lastPosition,
      signed_at: now,
    })
    .execute();
  const blind = attempt.policy?.blind === false ? new Map() : work.blind;
  // What is told to somebody may wait for others who tell them something; with the chain locked all of the account would wait.
  const tells = body.kind === 'referred_back' || body.feedback !== undefined;
  // All of it travels together, in this order: decisions of one batch are signed one after the other, and a refusal takes everything back.
  const [newVersion, , , , unopened, widening, signed, head] = await Promise.all([
    moved,
    kept,
    keepPairs(queries, attempt, { id, moderatorId: principal.userId, signedAt: now }, facts, blind),
    queries.deleteFrom('claim').where('attempt_id', '=', attempt.id).execute(),
    unopenedBy(queries, [attempt.id], principal.userId),
    wideningFacts(queries, attempt, body.kind),
    latestDecision(queries, attempt.id),
    tells ? undefined : lockHead(queries, principal, attempt.account_id),
  ]);
  if (body.kind === 'referred_back') {
    await keepWhoReferredTwice(queries, attempt.id);
    await tellOfReferral(queries, attempt, body.actions, now);
  }
  if (body.feedback)
    await keepFeedback(queries, attempt, body.feedback, {
      about: { decisionId: id },
      moderatorId: principal.userId,
      at: now,
    });
  const widened = await widenAfter(call, attempt, widening, {
    id,
    kind: body.kind,
    changed: changedOutcomes(facts),
  });
  const detail = {
    decisionId: id,
    kind: body.kind,
    reason: body.reason,
    actions: body.actions,
    findings: body.findings,
    verdicts: facts.verdicts,
    judgements: facts.judgements,
    unopened: unopened.map((each) => each.evidenceId),
    attemptVersion: newVersion,
    ...(widened ? { widened } : {}),
  };
  await writeLast(call, endDraft(queries, attempt.id, principal.userId));
  const subject = { kind: 'attempt', id: attempt.id, accountId: attempt.account_id } as const;
  await audit(queries, principal, 'decision signed', subject, detail, now, {
    head,
    lastly: call.lastly,
  });
  return { data: signed ?? refuse('not_found'), version: newVersion };
}

/** What was judged of an attempt, what by, and where its evidence ends; it needs nothing of the attempt but its id. */
export async function workOf({ queries, principal }: RequestContext, attemptId: string) {
  const course = courseScaleOf(queries, courseOfAttempt(attemptId));
  const [scaled, outcomes, judgements, verdicts, blind, lastPosition] = await Promise.all([
    course,
    outcomesAlone(queries, courseOfAttempt(attemptId), course),
    judgementsOf(queries, attemptId),
    verdictsOf(queries, attemptId, principal.userId),
    blindVerdicts(queries, attemptId, principal.userId),
    endOfPortfolio(queries, attemptId),
  ]);
  return { scaled, outcomes, judgements, verdicts, blind, lastPosition };
}

type Work = Awaited<ReturnType<typeof workOf>>;

function factsOf(
  { body, now }: Signing,
  attempt: AttemptRecord,
  { scaled, outcomes, judgements, verdicts }: Work,
) {
  const facts = {
    outcomeIds: outcomes.map((each) => each.id),
    judgements: judgements.map((each) => ({ outcomeId: each.outcome_id, result: each.result })),
    verdicts: verdicts.map(({ outcome_id, result, comment }) => ({ outcomeId: outcome_id, result, comment })),
    scales: new Map(outcomes.map((each) => [each.id, each.scale])),
    tolerance: attempt.policy?.tolerance ?? 0,
    reason: body.reason,
    actions: body.actions,
    today: dayIn(now),
  };
  return { facts, standing: standingColumns(scaled, outcomes, { kind: body.kind, ...facts }) };
}

async function refuseForeignEvidence({ queries, body }: Signing, attempt: AttemptRecord): Promise<void> {
  const cited = body.findings.flatMap((finding) => finding.evidenceIds);
  if (!(await areInPortfolio(queries, attempt.id, cited)))
    refuse('invalid_input', 'A finding cites evidence that is not in this portfolio. Nothing was signed.');
}
