import type { KeyedQuestion } from '@moderator/learning';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Acting } from '../registrations/move.ts';
import { finishTry } from './finish.ts';
import { questionsOfTry, takeAnswers } from './paper-of-try.ts';
import type { Taken } from './paper-of-try.ts';
import { addToTally } from './question-tally.ts';
import { changeSubmission, isOverdue } from './rows.ts';
import type { Submission } from './rows.ts';

export interface Sent {
  playerId: string;
  sequence: number;
  takeOver: boolean;
  final: boolean;
  activeSeconds: number;
  answers: readonly { questionId: string; response: unknown }[];
}

/** Windows whose last save is remembered: more than anybody opens. */
const mostPlayers = 50;

/**
 * Saves answers of a try, or hands it in. What comes late, out of order or twice changes nothing and is answered with what
 * is stored; an answer that does not fit keeps nothing else from being stored.
 * @param submission locked by the caller
 * @param paper its questions, where the caller asked for them already
 * @throws RefusedError claimed_by_another where another window holds it
 */
export async function saveAnswers(
  acting: Acting,
  submission: Submission,
  sent: Sent,
  paper?: readonly KeyedQuestion[],
): Promise<{ submission: Submission; refused: Taken['refused'] }> {
  const nothing = { submission, refused: [] };
  if (acting.onDevice) return saveFromDevice(acting, submission, sent);
  if (submission.state === 'voided')
    refuse('wrong_state', 'This try does not count any more. What you answered is kept; begin a new one.');
  if (submission.state !== 'open') return nothing;
  if (isOverdue(submission, acting.now))
    return {
      submission: await finishTry(acting, submission, { byTime: !sent.final, late: true }),
      refused: [],
    };
  const last = submission.sequences[sent.playerId];
  const isNew = last === undefined || sent.sequence > last;
  const isHeld = submission.player_id === null || submission.player_id === sent.playerId;
  // A message of a window that was overtaken, come again, does not take the try back.
  if (!isHeld && !(sent.takeOver && isNew))
    refuse(
      'claimed_by_another',
      'You have gone on with this in another window. What you typed here is still on your screen.',
      {
        current: { submissionId: submission.id, savedAt: submission.saved_at },
      },
    );
  if (!isNew) return nothing;
  const questions = await questionsOfTry(acting.queries, submission, paper);
  const { answers, refused } = takeAnswers(submission, questions, sent.answers);
  const saved = await store(acting.queries, submission, sent, answers, acting.now);
  if (!sent.final || refused.length > 0) return { submission: saved, refused };
  return { submission: await finishTry(acting, saved, {}, questions), refused };
}

/**
 * The same of what a device brings, as of when it was answered. Time that has handed the try in meanwhile, with less, is taken back;
 * what does not fit is left out and told, and the rest is handed in, as nobody is there to put it right.
 */
async function saveFromDevice(
  acting: Acting,
  submission: Submission,
  sent: Sent,
): Promise<{ submission: Submission; refused: Taken['refused'] }> {
  const last = submission.sequences[sent.playerId];
  if (last !== undefined && sent.sequence <= last) return { submission, refused: [] };
  const questions = await questionsOfTry(acting.queries, submission);
  const { answers, refused } = takeAnswers(submission, questions, sent.answers);
  if (isOverdue(submission, acting.now)) {
    const late = await changeSubmission(acting.queries, submission, {
      late_answers: JSON.stringify({ ...submission.late_answers, ...withoutNull(answers) }),
    });
    const closed =
      late.state === 'open' ? await finishTry(acting, late, { byTime: !sent.final, late: true }) : late;
    return { submission: closed, refused };
  }
  const isSetAside = submission.voided_at !== null;
  if (submission.state !== 'open' && !submission.auto_submitted && !isSetAside)
    return { submission, refused: [] };
  const open =
    submission.state === 'open' || isSetAside ? submission : await takeBack(acting, submission, questions);
  const saved = await store(acting.queries, open, sent, answers, acting.now);
  if (!sent.final || (isSetAside && saved.submitted_at !== null)) return { submission: saved, refused };
  return { submission: await finishTry(acting, saved, {}, questions), refused };
}

/** Opens a try again that time had handed in before its answers came, as if it had not. */
async function takeBack(
  { queries }: Acting,
  submission: Submission,
  questions: readonly KeyedQuestion[],
): Promise<Submission> {
  if (submission.state === 'marked') await addToTally(queries, submission, questions, -1);
  await sql`update registration r set submitted_at = others.submitted_at, finished_at = others.submitted_at,
      last_activity_at = coalesce(others.last_at, r.registered_at), seconds = r.seconds - ${submission.active_seconds}
    from (select max(submitted_at) as submitted_at, max(greatest(started_at, saved_at, submitted_at)) as last_at from submission
      where learner_id = ${submission.learner_id}::uuid and registration_id = ${submission.registration_id}::uuid
        and id <> ${submission.id}::uuid) others
    where r.user_id = ${submission.learner_id}::uuid and r.id = ${submission.registration_id}::uuid`.execute(
    queries,
  );
  return changeSubmission(queries, submission, {
    state: 'open',
    auto_submitted: false,
    late: false,
    submitted_at: null,
    marked_at: null,
    score: null,
    passed: null,
    marks: JSON.stringify({}),
  });
}

const withoutNull = (answers: Taken['answers']) =>
  Object.fromEntries(Object.entries(answers).flatMap(([id, answer]) => (answer ? [[id, answer]] : [])));

function store(
  queries: Queries,
  submission: Submission,
  { playerId, sequence, activeSeconds }: Sent,
  answers: Taken['answers'],
  now: Date,
): Promise<Submission> {
  const all = Object.entries({ ...submission.answers, ...answers }).filter(
    ([, response]) => response !== null,
  );
  const others = Object.entries(submission.sequences).filter(([player]) => player !== playerId);
  return changeSubmission(queries, submission, {
    answers: JSON.stringify(Object.fromEntries(all)),
    player_id: playerId,
    sequences: JSON.stringify(Object.fromEntries([...others.slice(1 - mostPlayers), [playerId, sequence]])),
    active_seconds: Math.max(submission.active_seconds, activeSeconds),
    saved_at: now,
  });
}
