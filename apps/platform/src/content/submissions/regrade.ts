import { isMarkedByHand, markOf } from '@moderator/learning';
import type { KeyedQuestion } from '@moderator/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import type { JobTools } from '../../jobs/job.ts';
import type { Acting } from '../registrations/move.ts';
import { currentRegistration } from '../registrations/rows.ts';
import { questionsOfTry } from './paper-of-try.ts';
import { addToTally } from './question-tally.ts';
import { recordMarks } from './record-marks.ts';
import { changeSubmission, findSubmission } from './rows.ts';
import type { Submission } from './rows.ts';

const payload = z.object({ assessmentId: z.uuid(), revision: z.int() });
const most = 500;

/** Marks what is handed in anew, by the keys of a later paper. */
export const regradeSubmissions = job({
  name: 'regrade-submissions',
  payload,
  failure:
    'Not all that was handed in could be marked anew. What is marked stays, and the rest is tried again.',
  tries: 5,
  run: regradeAll,
});

/** Each in a transaction of its own: what was marked anew by this paper is not found again. */
export async function regradeAll(
  { assessmentId, revision }: z.output<typeof payload>,
  { context: { database, now }, signal }: Pick<JobTools, 'context' | 'signal'>,
): Promise<void> {
  for (;;) {
    const { rows } = await database.asSystem((queries) =>
      sql<Pick<Submission, 'id' | 'learner_id' | 'client_id' | 'account_id'>>`
        select id, learner_id, client_id, account_id from submission
        where assessment_id = ${assessmentId}::uuid and state in ('marking', 'marked')
          and coalesce(marked_revision, paper_revision) < ${revision} and flagged_at is null
        order by learner_id, id limit ${most}`.execute(queries),
    );
    for (const row of rows) {
      signal.throwIfAborted();
      await database.asTenant({ clientId: row.client_id, accountId: row.account_id }, async (queries) => {
        await currentRegistration(queries, row.learner_id, assessmentId, true);
        const submission = await findSubmission(queries, row.learner_id, row.id, true);
        if (submission) await regrade({ queries, now: now(), by: null }, submission, revision);
      });
    }
    if (rows.length < most) return;
  }
}

async function regrade(acting: Acting, submission: Submission, revision: number): Promise<void> {
  const { queries, now } = acting;
  if (submission.state !== 'marking' && submission.state !== 'marked') return;
  const before = await questionsOfTry(queries, submission);
  const after = await questionsOfTry(queries, { ...submission, marked_revision: revision });
  if (await isHandedIn(acting, submission)) {
    // What was judged by its marks keeps them; its assessor is told.
    const isOther = before.some((question, place) => differs(question, after[place]));
    await changeSubmission(
      queries,
      submission,
      isOther ? { flagged_at: now } : { marked_revision: revision },
    );
    return;
  }
  const marks = Object.fromEntries(
    after.flatMap((question) => {
      const said = submission.marks[question.id];
      if (isMarkedByHand(question)) return said ? [[question.id, said]] : [];
      return [
        [question.id, { ...said, got: markOf(question, submission.answers[question.id] ?? null) ?? 0 }],
      ];
    }),
  );
  const changed = await changeSubmission(queries, submission, {
    marks: JSON.stringify(marks),
    marked_revision: revision,
  });
  if (!before.some((question, place) => differs(question, after[place]))) return;
  await queries
    .insertInto('marking_history')
    .values({
      learner_id: submission.learner_id,
      submission_id: submission.id,
      client_id: submission.client_id,
      account_id: submission.account_id,
      at: now,
      cause: 'regrade',
      paper_revision: submission.marked_revision ?? submission.paper_revision,
      marks: JSON.stringify(submission.marks),
      score: submission.score,
    })
    .execute();
  if (submission.state !== 'marked') return;
  await addToTally(queries, submission, before, -1);
  await recordMarks(acting, changed, after, { source: 'own' });
}

const differs = (one: KeyedQuestion, other: KeyedQuestion | undefined): boolean =>
  one.revision !== other?.revision;

/** Whether it is evidence of an attempt that was handed in. */
async function isHandedIn({ queries }: Acting, submission: Submission): Promise<boolean> {
  const evidence = await queries
    .selectFrom('evidence')
    .innerJoin('attempt', 'attempt.id', 'evidence.attempt_id')
    .select('evidence.id')
    .where('evidence.registration_id', '=', submission.registration_id)
    .where('attempt.learner_id', '=', submission.learner_id)
    .where('attempt.state', '<>', 'open')
    .limit(1)
    .executeTakeFirst();
  return evidence !== undefined;
}
