import { marksByHand } from '@moderator/learning';
import { questionsOfTry } from '../../content/submissions/paper-of-try.ts';
import { recordMarks } from '../../content/submissions/record-marks.ts';
import { changeSubmission } from '../../content/submissions/rows.ts';
import type { Submission } from '../../content/submissions/rows.ts';
import { currentRegistration } from '../../content/registrations/rows.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { openSubmission } from './claim.ts';
import {
  completedOf,
  marksOf,
  markingsOf,
  presentMarks,
  refuseMarker,
  settle,
  waitingFor,
} from './markings.ts';
import type { Marking } from './markings.ts';
import { presentWork } from './present-work.ts';

type Waiting = ReturnType<typeof waitingFor>;

/** Keeps what a marker says; said to the end it counts, unless somebody else has to mark the same work first. */
export async function setMarks(call: Call<'setMarks'>): Promise<Reply<'setMarks'>> {
  const { queries, principal, now, body } = call;
  const seen = await openSubmission(call, call.params.id);
  // Who changes both locks the registration first.
  await currentRegistration(queries, seen.learner_id, seen.assessment_id, true);
  const submission = await openSubmission(call, seen.id, true);
  const before = await markingsOf(queries, submission);
  refuseMarker(submission, before, principal.userId);
  refuseWithoutClaim(submission, principal.userId, now);
  const questions = await questionsOfTry(queries, submission);
  const waiting = waitingFor(submission, questions);
  refuseMisfits(waiting, body);
  await store(call, submission, before);
  if (body.final) {
    const completed = completedOf(await markingsOf(queries, submission));
    const settled = settle(submission, waiting, completed);
    if (settled) {
      const marks = { ...submission.marks, ...settled };
      const marked = await changeSubmission(queries, submission, { marks: JSON.stringify(marks) });
      const acting = { queries, now, by: principal.userId };
      const recorded = await recordMarks(acting, marked, questions, { source: 'marked' });
      await queries
        .insertInto('marking_history')
        .values({
          learner_id: recorded.learner_id,
          submission_id: recorded.id,
          client_id: recorded.client_id,
          account_id: recorded.account_id,
          cause: 'marked',
          at: now,
          by_id: principal.userId,
          paper_revision: recorded.paper_revision,
          marks: JSON.stringify(recorded.marks),
          score: recorded.score,
        })
        .execute();
    } else await changeSubmission(queries, submission, { claim_person_id: null, claim_expires_at: null });
  }
  const data = await presentWork(call, submission.id);
  return { data, version: data.markingVersion };
}

function refuseWithoutClaim(submission: Submission, personId: string, now: Date): void {
  const isHeld = submission.claim_expires_at !== null && submission.claim_expires_at > now;
  if (isHeld && submission.claim_person_id === personId) return;
  if (isHeld)
    refuse('claimed_by_another', 'Somebody else is marking this now. Your marks are still on your screen.');
  refuse(
    'claim_needed',
    'Your claim on this has ended. Your marks are still on your screen; claim it again to go on.',
  );
}

/** Each mistake is told with its place; what is said to the end leaves nothing out. */
function refuseMisfits(waiting: Waiting, { marks, final }: Call<'setMarks'>['body']): void {
  const errors = marks.flatMap(({ questionId, ...said }, index) => {
    const path = `body.marks.${index}`;
    const question = waiting.find(({ id }) => id === questionId);
    if (!question) return [{ path: `${path}.questionId`, message: 'Nobody has to mark this question.' }];
    const read = marksByHand(question, said);
    return 'mistake' in read ? [{ path, message: read.mistake }] : [];
  });
  const missing = waiting.flatMap((question) => {
    const said = marks.find(({ questionId }) => questionId === question.id);
    if (!final || errors.length > 0) return [];
    if (marksOf(question, said) === undefined)
      return [{ path: 'body.marks', message: `“${question.text.slice(0, 80)}” is not marked to the end.` }];
    return said?.feedback.trim()
      ? []
      : [
          {
            path: 'body.marks',
            message: `Say something to the learner about “${question.text.slice(0, 80)}”.`,
          },
        ];
  });
  const all = [...errors, ...missing];
  if (all[0]) refuse('invalid_input', `${all[0].message} Nothing was changed.`, { errors: all.slice(0, 50) });
}

/** Over the version that was seen: two windows of one person never overwrite each other unseen. */
async function store(
  { queries, principal, body, version, now }: Call<'setMarks'>,
  submission: Submission,
  markings: readonly Marking[],
): Promise<void> {
  const before = markings.find(({ marker_id: marker }) => marker === principal.userId);
  if ((before?.version ?? 0) !== version)
    refuse(
      'stale_version',
      'These marks were changed in another window. Both are kept; choose between them.',
      {
        current: before && { version: before.version, marks: presentMarks(before) },
      },
    );
  const said = body.marks.map(({ questionId, ...each }) => [questionId, each] as const);
  const values = {
    marks: JSON.stringify(Object.fromEntries(said)),
    saved_at: now,
    completed_at: body.final ? now : null,
  };
  const { learner_id, id: submission_id, client_id, account_id } = submission;
  const number = Math.max(0, ...markings.map((each) => each.number)) + 1;
  if (before)
    await queries
      .updateTable('submission_marking')
      .set({ ...values, version: before.version + 1 })
      .where('learner_id', '=', learner_id)
      .where('submission_id', '=', submission_id)
      .where('number', '=', before.number)
      .execute();
  else
    await queries
      .insertInto('submission_marking')
      .values({
        learner_id,
        submission_id,
        client_id,
        account_id,
        number,
        marker_id: principal.userId,
        ...values,
      })
      .execute();
}
