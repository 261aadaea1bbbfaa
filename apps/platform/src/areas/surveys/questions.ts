import { sameButForWords } from '@moderator/learning';
import { opinionPaperOf, setPaper } from '../../content/papers.ts';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import { existing } from '../../kernel/existing.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasAnswers } from './survey-rows.ts';

const { surveys } = collections;

/** Sets all questions; once somebody has answered, what they answered goes on to mean the same. */
export async function setSurveyQuestions(call: Call<'setSurveyQuestions'>) {
  const { queries, params, body, version, principal } = call;
  const survey = await readDocument(call, surveys, params.id);
  if (survey.body.state === 'archived')
    refuse('wrong_state', 'It is archived, so its questions stay as they are. Nothing was changed.');
  if (survey.body.state !== 'draft' && body.questions.length === 0)
    refuse('40012', 'People are asked these questions or wait to be. Move it back to draft first.');
  const changed = await surveys.update(
    call,
    survey.id,
    version,
    (before) => ({ ...before, questions: body.questions.length }),
    'set questions',
  );
  const before = await opinionPaperOf(queries, survey.id);
  if ((await hasAnswers(queries, survey.id)) && !sameButForWords(before.questions, body.questions))
    refuse(
      'wrong_state',
      'Somebody has answered it, so only the words of its questions may change. Nothing was changed; copy the survey instead.',
    );
  const accountId = existing(survey.accountId, `account of the survey ${survey.id}`);
  await setPaper(queries, { ...survey, accountId }, body.questions, principal.userId);
  return { data: await opinionPaperOf(queries, survey.id), version: changed.version };
}
