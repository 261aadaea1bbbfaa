import { nextTry } from '@moderator/learning';
import type { ProgressStatus } from '@moderator/learning';
import type { Call, Reply, RequestContext } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import type { OnDevice } from '../../kernel/on-device.ts';
import { refuse } from '../../kernel/refusal.ts';
import { paperOfSubmission } from '../papers.ts';
import { actingOf } from '../registrations/acting.ts';
import { triesLeft, knownScore } from '../registrations/present.ts';
import { currentRegistration } from '../registrations/rows.ts';
import type { Registration } from '../registrations/rows.ts';
import { rulesOf } from './assessments.ts';
import type { Assessment } from './assessments.ts';
import { closeOverdue } from './finish.ts';
import { takeFromDevice } from './on-device.ts';
import { presentProgress, presentResult, presentRunning, presentSubmission, presentTry } from './present.ts';
import { findSubmission, triesOf } from './rows.ts';
import type { Submission } from './rows.ts';
import { saveAnswers } from './save.ts';
import { begun, startTry } from './start.ts';

type Cover = Reply<'getMyAssessment'>;

/** How whoever asks stands with an assessment. */
export interface CoverStanding {
  registration: Registration | null;
  status: ProgressStatus;
  /** What has to be finished first. */
  locked: { id: string; name: string } | null;
}

/**
 * The cover of an assessment has no effect, so that it may be fetched ahead; a try begins only where it is asked for by its number.
 * @param standing asked for once the try is begun
 */
export async function coverOf(
  call: RequestContext,
  assessment: Assessment,
  start: number | undefined,
  standing: () => Promise<CoverStanding>,
): Promise<Cover> {
  const { queries, principal, now } = call;
  const acting = actingOf(call);
  const running = start === undefined ? null : await startTry(acting, principal, assessment, start);
  const { registration, status, locked } = await standing();
  const tries = registration
    ? await closeOverdue(acting, await triesOf(queries, principal.userId, registration.id))
    : [];
  const rules = rulesOf(assessment);
  const next = nextTry(tries.map(begun), rules, now);
  const { body, id } = assessment;
  return {
    data: {
      id,
      title: body.title,
      description: body.description ?? null,
      type: body.type,
      contentId: body.contentId ?? null,
      questions: Math.min(rules.draw ?? Infinity, body.questions ?? 0),
      timeLimitMinutes: rules.limitMinutes,
      passMark: rules.passMark,
      maxTries: rules.maxTries,
      triesLeft: triesLeft(rules.maxTries, tries.length),
      nextTry: next?.number ?? null,
      nextTryAt: next?.at ?? null,
      opensAt: rules.opensAt,
      expiresAt: rules.expiresAt,
      invigilated: rules.isInvigilated,
      status,
      score: knownScore(registration),
      locked: locked && { by: locked },
      tries: tries.map((each) => presentTry(assessment, each)),
      running: running && (await presentRunning(queries, running, now)),
      now,
    },
  };
}

type Sent = Call<'submitExamination'>['body'];

/**
 * Saves answers or hands them in, with how the caller stands afterwards.
 * @param theirs the assessment, asked for already: not found where it is not for the caller
 */
export async function takeIn(
  call: RequestContext,
  assessmentId: string,
  theirs: Promise<Assessment>,
  sent: Sent,
): Promise<Reply<'submitExamination'>> {
  const { queries, principal, now } = call;
  if (principal.onDevice) return takeInBrought(call, principal.onDevice, await theirs, sent);
  // They travel together in this order: who changes both locks the registration first.
  const [assessment, registration, begunBefore, paper] = await Promise.all([
    theirs,
    currentRegistration(queries, principal.userId, assessmentId, true),
    findSubmission(queries, principal.userId, sent.submissionId, true),
    paperOfSubmission(queries, principal.userId, sent.submissionId),
  ]);
  const submission = begunBefore ?? (await beginOffline(call, assessment, registration, sent));
  if (submission.assessment_id !== assessment.id) refuse('not_found');
  const saved = await saveAnswers(actingOf(call), submission, sent, begunBefore && paper);
  // Saving moves nothing; only the end of a try, or the beginning of one, does.
  const after =
    (saved.submission.state === 'open' ? registration : undefined) ??
    (await currentRegistration(queries, principal.userId, assessment.id));
  return {
    data: {
      submission: presentSubmission(saved.submission, sent.playerId, now),
      registration: presentProgress(existing(after, `registration on ${assessment.id}`), now),
      result: await presentResult(queries, assessment, saved.submission, now),
      refused: saved.refused,
    },
  };
}

/** The same of what a device brings. */
async function takeInBrought(
  call: RequestContext,
  onDevice: OnDevice,
  assessment: Assessment,
  sent: Sent,
): Promise<Reply<'submitExamination'>> {
  const { submission, refused, registration } = await takeFromDevice(call, onDevice, assessment, sent);
  const now = onDevice.receivedAt;
  return {
    data: {
      submission: presentSubmission(submission, sent.playerId, now),
      registration: presentProgress(registration, now),
      result: await presentResult(call.queries, assessment, submission, now),
      refused,
    },
  };
}

/** A try that was begun on a device without a network is known by the id that the device made. */
async function beginOffline(
  { queries, principal, now }: RequestContext,
  assessment: Assessment,
  registration: Registration | undefined,
  { submissionId: id, startedAt }: Sent,
): Promise<Submission> {
  if (!rulesOf(assessment).isOffline) refuse('not_found');
  const tries = registration ? await triesOf(queries, principal.userId, registration.id) : [];
  return startTry(
    { queries, now, by: principal.userId },
    principal,
    assessment,
    Math.max(0, ...tries.map(({ number }) => number)) + 1,
    { id, startedAt: startedAt === undefined ? now : new Date(startedAt) },
  );
}
