import { sql } from 'kysely';
import { answerInWords, marksByHand } from '@moderator/learning';
import type { KeyedQuestion, QuestionOf } from '@moderator/learning';
import { questionsOfTry } from '../../content/submissions/paper-of-try.ts';
import { findSubmission } from '../../content/submissions/rows.ts';
import type { Submission } from '../../content/submissions/rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

interface Row {
  id: string;
  submission_id: string;
  learner_id: string;
  state: 'waiting' | 'started' | 'submitted';
  marks: Record<string, { levels?: number[]; marks?: number; comment: string }>;
  title: string;
  question_count: number;
}

type Essay = QuestionOf<'essay'>;

const presented = ({ id, title, state, question_count: questionCount }: Row) => ({
  id,
  title,
  state,
  questionCount,
});

/** Texts that a peer looks at: what a rule marked at once, such as no answer, is not among them. */
const textsOf = ({ marks }: Submission, questions: readonly KeyedQuestion[]): Essay[] =>
  questions.filter(
    (question): question is Essay => question.type === 'essay' && marks[question.id] === undefined,
  );

/** Examinations of people unknown to whoever asks that wait for their advice, those to do first. */
export async function listPeerExaminations({ queries, principal, query }: Call<'listPeerExaminations'>) {
  const { limit = 50 } = query;
  const order = 'peer examinations';
  const cursor = readCursor(query.cursor, order);
  const { rows } = await sql<Row & { place: string }>`
    select * from (
      select p.*, a.body ->> 'title' as title, (a.body ->> 'questions')::int as question_count,
        case p.state when 'submitted' then 'b' else 'a' end as place
      from peer_marking p join document a on a.kind = 'assessments' and a.id = p.assessment_id
        join submission s on s.learner_id = p.learner_id and s.id = p.submission_id and s.state = 'marking'
      where p.marker_id = ${principal.userId}::uuid) mine
    ${cursor ? sql`where (place, id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
    order by place, id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  return { data: page.map(presented), next };
}

/** Texts of somebody unknown, with what they are looked at for and what whoever asks has saved. */
export async function getPeerExamination(call: Call<'getPeerExamination'>) {
  const { row, texts, submission } = await openWork(call);
  return {
    data: {
      ...presented({ ...row, question_count: texts.length }),
      questions: texts.map((question, place) => ({
        id: question.id,
        position: place + 1,
        text: question.text,
        most: question.marks,
        answer: answerInWords(question, submission.answers[question.id] ?? null),
        rubric: question.answer.rubric,
        comment: '',
        ...row.marks[question.id],
      })),
    },
  };
}

/** Advises on somebody's work; what counts is the marker's alone. */
export async function submitPeerExamination(call: Call<'submitPeerExamination'>) {
  const { queries, body } = call;
  const { row, texts } = await openWork(call, true);
  const mistakes: { path: string; message: string }[] = [];
  const marks: Row['marks'] = {};
  body.questionMarks.forEach(({ questionId, levels, marks: given, comment }, index) => {
    const path = `body.questionMarks.${index}`;
    const question = texts.find(({ id }) => id === questionId);
    if (!question) return void mistakes.push({ path, message: 'It is not asked here.' });
    const read = marksByHand(question, { levels, marks: given });
    if ('mistake' in read) return void mistakes.push({ path, message: read.mistake });
    marks[questionId] = {
      ...(levels && { levels: [...levels] }),
      ...(given !== undefined && { marks: given }),
      comment,
    };
  });
  const isMissing = texts.some((question) => markOf(question, marks[question.id]) === undefined);
  if (body.final && isMissing && mistakes.length === 0)
    mistakes.push({ path: 'body.questionMarks', message: 'Something is not looked at yet.' });
  if (mistakes.length > 0)
    refuse('invalid_input', `${mistakes[0]!.message} Nothing was kept; correct it and send it again.`, {
      errors: mistakes,
    });
  const state = body.final || row.state === 'submitted' ? 'submitted' : 'started';
  await sql`update peer_marking set state = ${state}, marks = ${JSON.stringify(marks)}::jsonb where id = ${row.id}::uuid`.execute(
    queries,
  );
  return { data: presented({ ...row, state, question_count: texts.length }) };
}

function markOf(question: Essay, given: Row['marks'][string] | undefined): number | undefined {
  const read = marksByHand(question, given ?? {});
  return 'marks' in read ? read.marks : undefined;
}

type Asking = Pick<RequestContext, 'queries' | 'principal'> & { params: { readonly id: string } };

/** @throws RefusedError not_found for what is given to others; wrong_state once it is marked */
async function openWork({ queries, principal, params }: Asking, lock = false) {
  const { rows } = await sql<Row>`select p.*, a.body ->> 'title' as title, 0 as question_count
    from peer_marking p join document a on a.kind = 'assessments' and a.id = p.assessment_id
    where p.id = ${params.id}::uuid and p.marker_id = ${principal.userId}::uuid ${lock ? sql`for update of p` : sql``}`.execute(
    queries,
  );
  const row = rows[0] ?? refuse('not_found');
  const submission =
    (await findSubmission(queries, row.learner_id, row.submission_id)) ?? refuse('not_found');
  if (submission.state !== 'marking')
    refuse('wrong_state', 'It has been marked meanwhile, so no advice is needed. Nothing was changed.');
  return { row, submission, texts: textsOf(submission, await questionsOfTry(queries, submission)) };
}
