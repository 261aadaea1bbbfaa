import type { HooksOf } from '../../documents/hooks.ts';
import { inOrder } from '../../documents/periods.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { nilId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { inviteToSurveys } from './invite.ts';
import { hasAnswers, isOver } from './survey-rows.ts';

type Survey = Parameters<NonNullable<NonNullable<HooksOf<'surveys'>['guards']>[string]>>[1];

export const surveyHooks: HooksOf<'surveys'> = {
  beforeWrite({ before, after }) {
    if (before && before.state !== 'draft' && before.anonymous !== after.anonymous)
      refuse(
        'wrong_state',
        'People were told whether their answers are anonymous. Nothing was changed; copy the survey instead.',
      );
    return inOrder(after, 'opensAt', 'closesAt');
  },
  async checkChange({ queries, now }, { id, before, after }) {
    const promised = before?.anonymous ?? true;
    const opensAgain = before !== undefined && promised && isOver(before, now) && !isOver(after, now);
    const breaksPromise = before !== undefined && before.anonymous !== after.anonymous;
    if (!id || !(opensAgain || breaksPromise) || !(await hasAnswers(queries, id))) return;
    refuse(
      'wrong_state',
      opensAgain
        ? 'Its answers are shown, so the next one would be somebody’s in particular. Nothing was changed; copy the survey instead.'
        : 'People answered it as it was. Nothing was changed; copy the survey instead.',
    );
  },
  guards: {
    pending: refuseUnanswerable,
    published: refuseUnanswerable,
    async draft({ queries }, { id, body }) {
      if (body.state === 'archived' && (body.anonymous ?? true) && (await hasAnswers(queries, id)))
        refuse(
          'wrong_state',
          'Its answers are shown, so the next one would be somebody’s in particular. Nothing was changed; copy the survey instead.',
        );
    },
  },
  async written({ queries }, { document: { id, body, clientId, accountId } }) {
    if (body.state === 'published')
      await enqueue(queries, inviteToSurveys, { surveyId: id }, { clientId, accountId: accountId ?? nilId });
  },
  async beforeRemove({ queries }, { id }) {
    if (await hasAnswers(queries, id))
      refuse('wrong_state', 'People answered it, so it stays. Archive it instead; nothing was changed.');
  },
};

/** Nobody is asked nothing, and who is asked when has to be known. */
function refuseUnanswerable(_: RequestContext, { body }: Survey): Promise<void> {
  if ((body.questions ?? 0) === 0) refuse('40012', 'This survey has no questions yet. Nothing was changed.');
  const { everybody, siteIds = [], groupIds = [], roleIds = [], sessionId } = body.audience ?? {};
  if (!everybody && !sessionId && siteIds.length + groupIds.length + roleIds.length === 0)
    misses('body.audience', 'It asks nobody. Nothing was changed; say who is asked first.');
  if (body.when === 'afterCourse' && !body.courseId)
    misses(
      'body.courseId',
      'It is asked after a course and names none. Nothing was changed; choose one first.',
    );
  if (body.when === 'afterSession' && !sessionId)
    misses(
      'body.audience.sessionId',
      'It is asked after a meeting and names none. Nothing was changed; choose one first.',
    );
  return Promise.resolve();
}

function misses(path: string, sentence: string): never {
  refuse('invalid_input', sentence, { errors: [{ path, message: sentence }] });
}
