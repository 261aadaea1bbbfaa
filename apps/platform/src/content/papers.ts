import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { SurveyPaper } from '@moderator/contract/types';
import type { KeyedQuestion } from '@moderator/learning';
import type { Call, Reply } from '../kernel/call.ts';
import type { Queries } from '../database/database.ts';
import { refuse } from '../kernel/refusal.ts';

/** A question as somebody writes it: of an assessment, a survey or a review. */
type Given = Call<'setQuestions' | 'setSurveyQuestions'>['body']['questions'][number];
type Paper = Reply<'getQuestions'>['data'];

/**
 * The paper that an assessment has now; revision 0 without a question where nobody has set any.
 * @param withKeys whether the right answers come along
 */
export async function paperOf(queries: Queries, assessmentId: string, withKeys: boolean): Promise<Paper> {
  const revision = await latestPaper(queries, assessmentId);
  return { revision, questions: await questionsOf(queries, assessmentId, revision, withKeys) };
}

/** What a survey or a review asks now; it has no keys. Revision 0 without a question where nobody has set any. */
export async function opinionPaperOf(queries: Queries, id: string): Promise<SurveyPaper> {
  const paper: unknown = await paperOf(queries, id, false);
  // Which form its questions have follows from what it belongs to.
  return paper as SurveyPaper;
}

/** The questions of a revision of a paper with their keys: what marks answers, and leaves the platform nowhere else. */
export const keyedPaper = async (
  queries: Queries,
  assessmentId: string,
  revision: number,
): Promise<KeyedQuestion[]> =>
  // The contract's Question may lack its key; those that are kept have it.
  (await questionsOf(queries, assessmentId, revision, true)) as KeyedQuestion[];

/** The questions of the paper of a try, with their keys: asked for together with the try itself, which tells its revision. */
export async function paperOfSubmission(
  queries: Queries,
  learnerId: string,
  submissionId: string,
): Promise<KeyedQuestion[]> {
  const { rows } = await sql<{ question: KeyedQuestion }>`
    select q.body || jsonb_build_object('id', q.id, 'revision', q.revision, 'position', p.position) as question
    from submission s join paper_question p on p.assessment_id = s.assessment_id and p.paper_revision = s.paper_revision
      join question q on q.id = p.question_id and q.revision = p.question_revision
    where s.learner_id = ${learnerId}::uuid and s.id = ${submissionId}::uuid order by p.position`.execute(
    queries,
  );
  return rows.map(({ question }) => question);
}

/** The revision of the paper that whoever begins now is given; 0 where nobody has set any questions. */
export async function latestPaper(queries: Queries, assessmentId: string): Promise<number> {
  const latest = await queries
    .selectFrom('paper')
    .select('revision')
    .where('assessment_id', '=', assessmentId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.revision ?? 0;
}

async function questionsOf(queries: Queries, assessmentId: string, revision: number, withKeys: boolean) {
  const { rows } = await sql<{ question: Paper['questions'][number] }>`
    select ${withKeys ? sql`q.body` : sql`q.body - 'answer'`}
      || jsonb_build_object('id', q.id, 'revision', q.revision, 'position', p.position) as question
    from paper_question p join question q on q.id = p.question_id and q.revision = p.question_revision
    where p.assessment_id = ${assessmentId} and p.paper_revision = ${revision} order by p.position`.execute(
    queries,
  );
  return rows.map(({ question }) => question);
}

interface Assessment {
  id: string;
  clientId: string;
  accountId: string;
}

/**
 * Sets the next paper of an assessment. A question that goes on unchanged keeps its revision, a changed one gets the
 * next, and what was asked before stays as it was.
 * @throws RefusedError invalid_input where a question is named that the assessment never had
 */
export async function setPaper(
  queries: Queries,
  assessment: Assessment,
  given: readonly Given[],
  author: string,
): Promise<void> {
  const before = await paperOf(queries, assessment.id, false);
  const known = await latestRevisions(queries, assessment.id);
  const questions = given.map(({ id, ...body }, index) => {
    if (id === undefined) return { id: randomUUID(), revision: 1, isNew: true, body };
    const latest = known.get(id) ?? refuseUnknown(id, index);
    const kept = isDeepStrictEqual(plain(latest.body), plain(body));
    return { id, revision: kept ? latest.revision : latest.revision + 1, isNew: !kept, body };
  });
  const tenant = { client_id: assessment.clientId, account_id: assessment.accountId };
  const revision = before.revision + 1;
  const made = questions.filter(({ isNew }) => isNew);
  if (made.length > 0)
    await queries
      .insertInto('question')
      .values(
        made.map(({ id, revision: of, body }) => ({
          ...tenant,
          id,
          revision: of,
          assessment_id: assessment.id,
          body: JSON.stringify(body),
          made_by: author,
        })),
      )
      .execute();
  await queries
    .insertInto('paper')
    .values({ ...tenant, assessment_id: assessment.id, revision, made_by: author })
    .execute();
  if (questions.length > 0)
    await queries
      .insertInto('paper_question')
      .values(
        questions.map(({ id, revision: of }, place) => ({
          ...tenant,
          assessment_id: assessment.id,
          paper_revision: revision,
          position: place + 1,
          question_id: id,
          question_revision: of,
        })),
      )
      .execute();
}

/** Ids of all questions that an assessment ever had. */
export const questionIdsOf = async (queries: Queries, assessmentId: string): Promise<ReadonlySet<string>> =>
  new Set((await latestRevisions(queries, assessmentId)).keys());

/** Every question that an assessment ever had, in its latest revision. */
async function latestRevisions(queries: Queries, assessmentId: string) {
  const rows = await queries
    .selectFrom('question')
    .distinctOn('id')
    .select(['id', 'revision', 'body'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('id')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function refuseUnknown(id: string, index: number): never {
  const sentence = `This assessment never had a question with the id ${id}. Nothing was changed; leave the id out for a new question.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.questions.${index}.id`, message: sentence }] });
}

/** As JSON keeps it: what is not there and what is undefined are the same. */
const plain = (body: unknown): unknown => JSON.parse(JSON.stringify(body));
