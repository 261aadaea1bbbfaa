import { endOfTry, nextTry } from '@moderator/learning';
import type { PaperRules } from '@moderator/learning';
import type { Insertable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Submission as SubmissionTable } from '../../database/generated/tables.ts';
import { refuse } from '../../kernel/refusal.ts';
import { latestPaper } from '../papers.ts';
import { openRegistration } from '../registrations/move.ts';
import type { Acting } from '../registrations/move.ts';
import { refuseEarlyAndLate, register } from '../registrations/register.ts';
import type { Registration } from '../registrations/rows.ts';
import { rulesOf } from './assessments.ts';
import type { Assessment } from './assessments.ts';
import { closeOverdue } from './finish.ts';
import { triesOf } from './rows.ts';
import type { Submission } from './rows.ts';
import { tellBeforeEnd } from './tell-of-closing.ts';

interface Person {
  userId: string;
  accountId: string;
}

/**
 * Begins a try, or gives it again while it is open: its clock starts once. Whoever is not registered yet is registered.
 * @param number which try, so that who asks again for one that is over never begins the next
 * @param offline id and time of a try that was begun without a network
 * @throws RefusedError wrong_state where it is over, none is left, or it is too early or too late
 */
export async function startTry(
  acting: Acting,
  person: Person,
  assessment: Assessment,
  number: number,
  offline?: { id: string; startedAt: Date },
): Promise<Submission> {
  const { registration } = await register(acting, person, assessment.id);
  const tries = await closeOverdue(acting, await triesOf(acting.queries, person.userId, registration.id));
  const rules = rulesOf(assessment);
  const next = nextTry(tries.map(begun), rules, acting.now);
  if (!next) refuse('wrong_state', 'You have had all tries that there are. Your results are kept.');
  const running = tries.find((each) => each.number === number);
  if (running?.state === 'open') return running;
  if (running) refuse('wrong_state', `Try ${number} is over. What you handed in is kept.`);
  if (number !== next.number)
    refuse('wrong_state', `Try ${next.number} comes next. Nothing was changed; begin that one.`);
  if (next.at)
    refuse('wrong_state', `The next try can be begun from ${next.at.toISOString()} on. Nothing was changed.`);
  refuseOutside(assessment, registration, acting.now);
  const revision = await latestPaper(acting.queries, assessment.id);
  if (revision === 0) refuse('wrong_state', 'It has no questions yet. Ask your trainer.');
  // A device that says it began later than now has a wrong clock.
  const startedAt = offline && offline.startedAt < acting.now ? offline.startedAt : acting.now;
  const { shuffle, draw } = rules;
  const submission = await insertTry(acting, assessment, registration, {
    number,
    id: offline?.id ?? randomUUID(),
    startedAt,
    revision,
    order: { shuffle, draw },
  });
  await openRegistration(acting, registration, { tries: registration.tries + 1, revision });
  await tellBeforeEnd(acting.queries, submission, acting.now);
  return submission;
}

/** What the rules of tries ask of one. */
export const begun = ({ number, state, submitted_at }: Submission) => ({
  number,
  isOpen: state === 'open',
  submittedAt: submitted_at,
});

/** Who has begun goes on, with the content of then; nobody begins anew what is not published, not open yet, or over. */
const refuseOutside = ({ body }: Assessment, { tries, opens_at, closes_at }: Registration, now: Date): void =>
  refuseEarlyAndLate(
    { state: tries === 0 ? (body.state ?? 'draft') : 'published', opens_at, closes_at },
    now,
  );

/** A try that is begun: where, when, and with which questions in which order. */
interface Beginning extends Pick<
  Insertable<SubmissionTable>,
  'device_id' | 'device_session_id' | 'assurance' | 'claimed_started_at' | 'clock_corrected'
> {
  id: string;
  number: number;
  startedAt: Date;
  revision: number;
  order: PaperRules;
}

/** Writes a try down as begun; its registration is the caller's to move. */
export function insertTry(
  { queries }: Acting,
  assessment: Assessment,
  registration: Registration,
  { id, number, startedAt, revision, order, ...device }: Beginning,
): Promise<Submission> {
  const { limitMinutes, graceSeconds, isInvigilated } = rulesOf(assessment);
  const extraTimePercent = 0;
  return queries
    .insertInto('submission')
    .values({
      ...device,
      id,
      learner_id: registration.user_id,
      client_id: registration.client_id,
      account_id: registration.account_id,
      site_id: registration.site_id,
      assessment_id: assessment.id,
      registration_id: registration.id,
      number,
      paper_revision: revision,
      rules: JSON.stringify(order),
      started_at: startedAt,
      ends_at: endOfTry(startedAt, { limitMinutes, extraTimePercent, closesAt: registration.closes_at }),
      grace_seconds: graceSeconds,
      extra_time_percent: extraTimePercent,
      is_marked_twice: isInvigilated,
      learner_order: registration.learner_order,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
