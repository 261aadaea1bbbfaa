import { answerInWords, filesWith, isMarkedByHand, keyInWords } from '@moderator/learning';
import type { KeyedQuestion } from '@moderator/learning';
import { sql } from 'kysely';
import { questionsOfTry } from '../../content/submissions/paper-of-try.ts';
import type { Queries } from '../../database/database.ts';
import type { Submission } from '../../content/submissions/rows.ts';
import type { Reply, RequestContext } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { medianOf, peerAdviceOf } from './peer-advice.ts';
import type { PeerMarks } from './peer-advice.ts';
import { completedOf, markingsOf, presentMarks, waitingFor } from './markings.ts';
import { presentRow, readSubmissions } from './submission-rows.ts';

type Work = Reply<'claimSubmission'>['data'];

/**
 * A submission as one marker sees it. What others said is shown to a third one alone, who decides between two that
 * differ: whoever is to mark it without knowing gets nothing of it.
 */
export async function presentWork(
  call: Pick<RequestContext, 'queries' | 'principal' | 'now'>,
  id: string,
): Promise<Work> {
  const { queries, principal } = call;
  const [row] = await readSubmissions(
    queries,
    sql`select s.* from submission s where s.id = ${id}::uuid`,
    sql`s.id`,
  );
  const submission = existing(row, `submission ${id}`);
  const [questions, markings, advice] = await Promise.all([
    questionsOfTry(queries, submission),
    markingsOf(queries, submission),
    peerAdviceOf(queries, submission),
  ]);
  const own = markings.find(({ marker_id: marker }) => marker === principal.userId);
  const completed = completedOf(markings);
  const isThird = completed.length >= 2 && !completed.some((each) => each === own);
  const others = isThird ? completed.slice(0, 2) : [];
  const names = await namesOf(
    queries,
    others.map(({ marker_id: marker }) => marker),
  );
  const waiting = new Set(waitingFor(submission, questions).map((question) => question.id));
  return {
    submission: presentRow(submission, call),
    questions: questions.map((question, place) =>
      presentQuestion(question, place, submission, waiting.has(question.id), advice),
    ),
    marks: own ? presentMarks(own) : [],
    others: others.map((marking) => ({
      marker: { id: marking.marker_id, name: names.get(marking.marker_id) ?? '' },
      marks: presentMarks(marking),
    })),
    markingVersion: own?.version ?? 0,
    completed: own?.completed_at != null,
  };
}

function presentQuestion(
  question: KeyedQuestion,
  place: number,
  submission: Submission,
  isWaiting: boolean,
  advice: PeerMarks,
): Work['questions'][number] {
  const response = submission.answers[question.id] ?? null;
  const isEssay = question.type === 'essay';
  return {
    id: question.id,
    position: place + 1,
    type: question.type,
    text: question.text,
    byHand: isWaiting,
    most: question.marks,
    // What the other of two markers gave is not known before both have.
    got: isMarkedByHand(question) && isWaiting ? null : (submission.marks[question.id]?.got ?? null),
    answer: answerInWords(question, response),
    expected: keyInWords(question),
    fileIds: [...filesWith(response)],
    leastWords: isEssay ? question.options.leastWords : null,
    mostWords: isEssay ? question.options.mostWords : null,
    rubric: isEssay ? question.answer.rubric : [],
    peerAdvice: isEssay ? medianOf(question, advice) : null,
    items: question.type === 'observation' ? question.options.items : [],
  };
}

async function namesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map<string, string>();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, concat_ws(' ', body ->> 'name', body ->> 'surname') as name from document
    where kind = 'users' and id = any(${[...ids]}::uuid[])`.execute(queries);
  return new Map(rows.map(({ id, name }) => [id, name] as const));
}
