import { enqueue } from '../../jobs/enqueue.ts';
import { regradeSubmissions } from '../../content/submissions/regrade.ts';
import type { Call } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import { exist } from '../../documents/references.ts';
import type { Queries } from '../../database/database.ts';
import { existing } from '../../kernel/existing.ts';
import { hasRole, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { paperOf, setPaper } from '../../content/papers.ts';

const { assessments } = collections;

export async function getQuestions(call: Call<'getQuestions'>) {
  const assessment = await addressed(call);
  const paper = await paperOf(call.queries, assessment.id, seesKeys(call.principal, assessment.body.type));
  return { data: paper, version: assessment.version };
}

export const setQuestions = (call: Call<'setQuestions'>) => storeQuestions(call, call.body);

type Setting = Omit<Call<'setQuestions'>, 'body' | 'query' | 'params'> & Pick<Addressed, 'params'>;

/** Sets all questions over the version that was seen, whichever way they came. */
export async function storeQuestions(call: Setting, body: Call<'setQuestions'>['body']) {
  const { queries, principal } = call;
  const assessment = await addressed(call);
  if (assessment.body.state === 'archived')
    refuse('wrong_state', 'It is archived, so its questions stay as they are. Move it back to draft first.');
  if (assessment.body.state !== 'draft' && body.questions.length === 0)
    refuse(
      '40012',
      'People are asked these questions or wait to be. Move it back to draft first; nothing was changed.',
    );
  const accountId = existing(assessment.accountId, `account of the assessment ${assessment.id}`);
  await refuseForeign(queries, body, accountId);
  const changed = await assessments.update(
    call,
    assessment.id,
    call.version,
    (before) => ({ ...before, questions: body.questions.length }),
    'set questions',
  );
  await setPaper(queries, { ...assessment, accountId }, body.questions, principal.userId);
  const paper = await paperOf(queries, assessment.id, true);
  if (body.regrade)
    await enqueue(
      queries,
      regradeSubmissions,
      { assessmentId: assessment.id, revision: paper.revision },
      { clientId: assessment.clientId, accountId, key: `regrade ${assessment.id} ${paper.revision}` },
    );
  return { data: paper, version: changed.version };
}

type Addressed = Pick<Call<'getQuestions'>, 'context' | 'queries' | 'principal' | 'params'>;

/** Assessments, examinations and tests alike, under the kind of content that they are of. */
export async function addressed(call: Addressed) {
  const assessment = await readDocument(call, assessments, call.params.id);
  return assessment.body.contentKind === call.params.kind ? assessment : refuse('not_found');
}

/** Trainers prepare people for what is judged, so they do not see how. */
const seesKeys = (principal: Principal, type: string): boolean =>
  type === 'formative' || manages(principal) || hasRole(principal, 'moderator');

/** What questions name (pictures, outcomes) has to be of the account. */
async function refuseForeign(
  queries: Queries,
  body: Call<'setQuestions'>['body'],
  accountId: string,
): Promise<void> {
  const files = body.questions.flatMap((question) => [
    ...(question.mediaFileId ? [question.mediaFileId] : []),
    ...('options' in question && 'answers' in question.options
      ? question.options.answers.flatMap(({ fileId }) => fileId ?? [])
      : []),
  ]);
  await exist(queries, 'files', files, 'questions', { accountId });
  const outcomes = body.questions.flatMap(({ outcomeId }) => outcomeId ?? []);
  if (outcomes.length === 0) return;
  const rows = await queries
    .selectFrom('outcome')
    .select('id')
    .where('id', 'in', outcomes)
    .where('account_id', '=', accountId)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = outcomes.find((id) => !known.has(id));
  if (!unknown) return;
  const sentence = `There is no outcome with the id ${unknown}. Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: 'body.questions', message: sentence }] });
}
