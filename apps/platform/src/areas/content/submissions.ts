import { nextTry, shownStatus } from '@moderator/learning';
import type { Call, Reply, RequestContext } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { knownScore, triesLeft } from '../../content/registrations/present.ts';
import { findStanding } from '../../content/registrations/register.ts';
import { currentRegistration } from '../../content/registrations/rows.ts';
import { paperOfSubmission } from '../../content/papers.ts';
import type { Registration } from '../../content/registrations/rows.ts';
import { findAssessment, rulesOf } from '../../content/submissions/assessments.ts';
import type { Assessment } from '../../content/submissions/assessments.ts';
import { closeOverdue } from '../../content/submissions/finish.ts';
import {
  presentResult,
  presentRunning,
  presentProgress,
  presentSubmission,
  presentTry,
} from '../../content/submissions/present.ts';
import { findSubmission, triesOf } from '../../content/submissions/rows.ts';
import type { Submission } from '../../content/submissions/rows.ts';
import { saveAnswers } from '../../content/submissions/save.ts';
import { begun, startTry } from '../../content/submissions/start.ts';

const classroom = ['formative', 'summative'];
const examination = ['examination'];

export const getMyAssessment = (call: Call<'getMyAssessment'>) => getCover(call, classroom);
export const getMyExamination = (call: Call<'getMyExamination'>) => getCover(call, examination);
export const submitExamination = (call: Call<'submitExamination'>) =>
  submitAnswers(call, call.params, call.body, examination);

type Cover = Reply<'getMyAssessment'>;

/** The cover has no effect, so that it may be fetched ahead; a try begins only where it is asked for by its number. */
async function getCover(
  call: Call<'getMyAssessment'> | Call<'getMyExamination'>,
  types: readonly string[],
): Promise<Cover> {
  const { queries, principal, now, params, query } = call;
  const assessment = await assigned(call, params, types);
  const acting = { queries, now, by: principal.userId };
  const running =
    query.start === undefined ? null : await startTry(acting, principal, assessment, query.start);
  const { registration, status, locked } = await standingOn(call, assessment);
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

type Place = { kind: string; id: string };

/** One of these types that is assigned to the caller or that they are registered on. */
async function assigned(
  { queries, principal }: RequestContext,
  { kind, id }: Place,
  types: readonly string[],
): Promise<Assessment> {
  const assessment = await findAssessment(queries, id);
  const isThere =
    assessment?.body.contentKind === kind &&
    types.includes(assessment.body.type) &&
    assessment.accountId === principal.accountId;
  return isThere ? assessment : refuse('not_found');
}

/** @throws RefusedError not_found where it is neither assigned to the caller nor are they registered on it */
async function standingOn({ queries, principal, now }: RequestContext, assessment: Assessment) {
  const standing = await findStanding(queries, principal, assessment.id, now);
  if (standing)
    return { registration: standing.registration, status: standing.status, locked: standing.lockedBy };
  const registration = await currentRegistration(queries, principal.userId, assessment.id);
  if (!registration) refuse('not_found');
  const status = shownStatus(
    {
      registration,
      opensAt: registration.opens_at,
      closesAt: registration.closes_at,
      isLocked: false,
      isUnplanned: false,
    },
    now,
  );
  return { registration, status, locked: null };
}

type Sent = Call<'submitExamination'>['body'];

/** Saves answers or hands them in, with how the caller stands afterwards. */
export async function submitAnswers(
  call: RequestContext,
  place: Place,
  sent: Sent,
  types: readonly string[] = classroom,
): Promise<Reply<'submitExamination'>> {
  const { queries, principal, now } = call;
  const acting = { queries, now, by: principal.userId };
  // They travel together in this order: who changes both locks the registration first.
  const [assessment, registration, begunBefore, paper] = await Promise.all([
    assigned(call, place, types),
    currentRegistration(queries, principal.userId, place.id, true),
    findSubmission(queries, principal.userId, sent.submissionId, true),
    paperOfSubmission(queries, principal.userId, sent.submissionId),
  ]);
  const submission = begunBefore ?? (await beginOffline(call, assessment, registration, sent));
  if (submission.assessment_id !== assessment.id) refuse('not_found');
  const saved = await saveAnswers(acting, submission, sent, begunBefore && paper);
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
