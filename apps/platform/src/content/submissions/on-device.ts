import type { RequestContext } from '../../kernel/call.ts';
import { correctedTime } from '../../kernel/device-clock.ts';
import { existing } from '../../kernel/existing.ts';
import type { OnDevice } from '../../kernel/on-device.ts';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { openRegistration } from '../registrations/move.ts';
import { actingOf } from '../registrations/acting.ts';
import type { Acting } from '../registrations/acting.ts';
import { register } from '../registrations/register.ts';
import { currentRegistration, registrationsOf } from '../registrations/rows.ts';
import type { Registration } from '../registrations/rows.ts';
import { rulesOf } from './assessments.ts';
import type { Assessment } from './assessments.ts';
import { orderTries } from './order-tries.ts';
import { changeSubmission, findSubmission, triesOf } from './rows.ts';
import type { Submission } from './rows.ts';
import { saveAnswers } from './save.ts';
import type { Sent } from './save.ts';
import { insertTry } from './start.ts';
import { orderOnDevices } from './paper-of-try.ts';
import type { Taken } from './paper-of-try.ts';
import { takeTurns } from '../../database/take-turns.ts';

/** What a device sends of a try. */
export interface Brought extends Sent {
  submissionId: string;
  startedAt?: string | undefined;
  submittedAt?: string | undefined;
  paperRevision?: number | undefined;
}

/**
 * Takes what was answered on a device, when it was answered: in whatever order it comes, how often and how late. Nothing of it is
 * refused that somebody would have to answer again; what does not count is kept and says so.
 * @returns the try, and how the person stands
 */
export async function takeFromDevice(
  call: RequestContext,
  onDevice: OnDevice,
  assessment: Assessment,
  sent: Brought,
): Promise<{ submission: Submission; refused: Taken['refused']; registration: Registration }> {
  const { queries, principal } = call;
  // Two that come at once wait for each other here, also where there is nothing yet.
  await takeTurns(queries, `tries ${principal.userId} ${assessment.id}`);
  await currentRegistration(queries, principal.userId, assessment.id, true);
  const at = timesOf(onDevice, call.now, sent);
  const before = await findSubmission(queries, principal.userId, sent.submissionId, true);
  if (before && before.assessment_id !== assessment.id) refuse('not_found');
  const begun = before ?? (await begin(call, onDevice, assessment, sent, at));
  const happened = at.happened > begun.started_at ? at.happened : begun.started_at;
  const { submission: saved, refused } = await saveAnswers({ ...actingOf(call), now: happened }, begun, {
    ...sent,
    takeOver: true,
  });
  const noted = await note(queries, onDevice, saved, sent, happened);
  const rows = await registrationsOf(queries, principal.userId, [assessment.id]);
  const registration = existing(
    rows.find(({ id }) => id === noted.registration_id),
    `registration on ${assessment.id}`,
  );
  return { submission: await setAside(queries, noted, registration), refused, registration };
}

/** A reset that was there before what is brought takes it along. */
const setAside = (
  queries: Queries,
  submission: Submission,
  { superseded_at: voidedAt }: Registration,
): Promise<Submission> | Submission =>
  voidedAt === null || submission.state === 'voided'
    ? submission
    : changeSubmission(queries, submission, { state: 'voided', voided_at: voidedAt });

interface Times {
  started: Date;
  happened: Date;
}

function timesOf({ offsetMs, receivedAt }: OnDevice, now: Date, sent: Brought): Times {
  const corrected = (claimed: string | undefined) =>
    claimed === undefined ? now : correctedTime(new Date(claimed), offsetMs, receivedAt);
  const happened = corrected(sent.submittedAt);
  const started = corrected(sent.startedAt);
  return { started: started < happened ? started : happened, happened };
}

/** A try that the platform hears of for the first time. */
async function begin(
  call: RequestContext,
  onDevice: OnDevice,
  assessment: Assessment,
  sent: Brought,
  { started }: Times,
): Promise<Submission> {
  const { queries, principal } = call;
  const revision = await paperThen(queries, assessment.id, started, sent.paperRevision);
  // Nobody answered before there were questions.
  const startedAt = started < revision.made_at ? revision.made_at : started;
  const acting: Acting = { ...actingOf(call), now: startedAt };
  const registration = await registrationThen(acting, principal, assessment.id);
  const tries = await triesOf(queries, principal.userId, registration.id);
  const number = Math.max(0, ...tries.map((each) => each.number)) + 1;
  const submission = await insertTry(acting, assessment, registration, {
    number,
    id: sent.submissionId,
    startedAt,
    revision: revision.revision,
    // As it lay on the device, where nobody knew which try this would be.
    order: orderOnDevices,
    device_id: onDevice.deviceId,
    device_session_id: onDevice.sessionId,
    assurance: onDevice.assurance,
    claimed_started_at: sent.startedAt === undefined ? null : new Date(sent.startedAt),
    clock_corrected: onDevice.offsetMs !== 0 || startedAt > started,
  });
  await orderTries(queries, submission, rulesOf(assessment).maxTries);
  if (registration.superseded_at === null)
    await openRegistration(acting, registration, {
      tries: registration.tries + 1,
      revision: revision.revision,
    });
  return existing(
    await findSubmission(queries, principal.userId, submission.id, true),
    `try ${submission.id}`,
  );
}

/** What was begun before a reset belongs to what the reset set aside. */
async function registrationThen(
  acting: Acting,
  person: { userId: string; accountId: string },
  assessmentId: string,
): Promise<Registration> {
  const { registration } = await register(acting, person, assessmentId);
  if (registration.number === 1) return registration;
  const all = await registrationsOf(acting.queries, person.userId, [assessmentId]);
  return all.findLast(({ superseded_at: over }) => over === null || over > acting.now) ?? registration;
}

/** The paper that lay on the device: as it says, else the one that there was then. */
async function paperThen(queries: Queries, assessmentId: string, at: Date, said: number | undefined) {
  const papers = await queries
    .selectFrom('paper')
    .select(['revision', 'made_at'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('revision', 'desc')
    .execute();
  const paper =
    papers.find(({ revision }) => revision === said) ??
    papers.find(({ made_at: made }) => made <= at) ??
    papers.at(-1);
  return (
    paper ?? refuse('wrong_state', 'It has no questions yet. Keep what was answered, and ask the trainer.')
  );
}

/** What there is to know of how it came: said once it is handed in. */
async function note(
  queries: Queries,
  { receivedAt, lateAfterHours }: OnDevice,
  submission: Submission,
  { final, submittedAt }: Brought,
  happened: Date,
): Promise<Submission> {
  if (!final || submission.received_at !== null) return submission;
  return changeSubmission(queries, submission, {
    received_at: receivedAt,
    claimed_submitted_at: submittedAt === undefined ? null : new Date(submittedAt),
    late_sync: receivedAt.getTime() - happened.getTime() > lateAfterHours * 3_600_000,
  });
}
