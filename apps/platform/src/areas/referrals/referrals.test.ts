import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { judgementsOf, takeable } from '../../testing/moderating.ts';
import { attemptOfStory, referBackOnce } from '../../testing/referring.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let [nomvula, riaan, assessor, learner]: Client[] = [];
beforeAll(async () => {
  platform = await startTestPlatform();
  [nomvula, riaan, assessor, learner] = await Promise.all(
    ['moderator', 'moderator2', 'assessor', 'learner'].map((name) => platform.as(name)),
  );
});
afterAll(() => platform.stop());

const other = { C: 'NYC', NYC: 'C' } as const;

const attemptInSample = () => attemptOfStory(platform, riaan!, nomvula!);
const referBack = (api: Client, id: string) => referBackOnce(platform, api, id, '2099-01-04');

const version = async (id: string) => (await assessor!.getWorkspace({ id })).attempt.version;
const courseOf = async (id: string) => {
  const [row] = await platform.query<{ course_id: string; learner_id: string }>(
    'select course_id, learner_id from attempt where id = $1',
    [id],
  );
  return { id: row!.course_id, learnerId: row!.learner_id };
};

/** Judges the outcome anew, the other way or as before, and signs. */
async function judgeAnew(id: string, outcomeId: string, isOther: boolean): Promise<void> {
  await assessor!.claimAttempt({ id });
  const { draft } = await assessor!.getWorkspace({ id });
  const typed = { [outcomeId]: { result: 'C' as const, mark: null, feedback: 'By the new sheet.' } };
  const body = { comments: {}, findings: [], reason: '', actions: [], judgements: typed, notes: 'Ask her.' };
  await assessor!.saveDraft({ id, version: draft?.version ?? 0, body });
  const before = (await judgementsOf(platform, id)).find(({ outcome_id }) => outcome_id === outcomeId)!;
  const result = isOther ? other[before.result] : before.result;
  await assessor!.recordSummativeJudgements({
    ...(await courseOf(id)),
    version: await version(id),
    body: { judgements: [{ outcomeId, result, feedback: 'By the new sheet.' }], sign: true },
  });
  // Where it comes back once more, it is judged anew and not signed as it was typed before.
  const left = (await assessor!.getWorkspace({ id })).draft?.body;
  expect(left).toMatchObject({ judgements: {}, notes: 'Ask her.' });
}

describe('work that was handed in again', () => {
  it('is told to whoever judges it, and stands on their Home until they have judged it', async () => {
    const { id } = await attemptInSample();
    const outcomeId = await referBack(riaan!, id);
    const waiting = async (api: Client) =>
      (await api.getModeratorHome()).handedInAgain.map((each) => each.id);
    const told = async (api: Client) =>
      (await api.listInboxMessages()).items
        .filter(({ subject }) => subject?.id === id)
        .map(({ title }) => title);
    const title = 'Work that was referred back is handed in again';
    expect(await waiting(assessor!)).not.toContain(id);
    expect(await told(assessor!)).not.toContain(title);
    const { id: courseId } = await courseOf(id);
    await learner!.submitUploads({ body: { courseId, handIn: true, declaration: true } });
    expect(await waiting(assessor!)).toContain(id);
    expect(await told(assessor!)).toContain(title);
    for (const other of [riaan!, nomvula!]) {
      expect(await waiting(other)).not.toContain(id);
      expect(await told(other)).not.toContain(title);
    }
    await judgeAnew(id, outcomeId, false);
    expect(await waiting(assessor!)).not.toContain(id);
  });
});

describe('work that was referred back', () => {
  it('goes to learner and assessor, is answered, and comes back to be compared', async () => {
    const { id } = await attemptInSample();
    const outcomeId = await referBack(riaan!, id);

    // The learner reads what is asked of them, and nothing of what was judged.
    const asked = (await learner!.listReferrals({ id })).referrals.at(-1);
    expect(asked).toMatchObject({ reason: null, earlier: [], moderator: { name: 'Riaan Pretorius' } });
    expect(asked!.actions.map(({ action, place, to }) => [action, place, to])).toEqual([
      ['Date the observation sheet.', 0, 'learner'],
    ]);
    const answer = {
      referralId: asked!.id,
      action: 0,
      text: 'Dated, and signed by my mentor.',
      evidenceIds: [],
    };
    expect(await learner!.answerReferral({ id, body: answer })).toMatchObject({
      by: { name: expect.any(String) },
    });
    await platform.query(
      `insert into evidence (id, client_id, account_id, attempt_id, position, title, kind, source, outcome_ids)
       select gen_random_uuid(), client_id, account_id, id, 1 + (select max(position) from evidence where attempt_id = $1),
         'Dated sheet', 'document', 'learner', array[$2::uuid] from attempt where id = $1`,
      [id, outcomeId],
    );

    // The assessor sees it, may not sign what they judged before, and judges it anew.
    const forAssessor = (await assessor!.listReferrals({ id })).referrals.at(-1);
    expect(forAssessor!.actions.map(({ answers }) => answers.map(({ text }) => text))).toEqual([
      ['Dated, and signed by my mentor.'],
      [],
    ]);
    expect(forAssessor!.newEvidenceIds).toHaveLength(1);
    await assessor!.claimAttempt({ id });
    const others = (await judgementsOf(platform, id)).filter(({ outcome_id }) => outcome_id !== outcomeId);
    const judgements = others.map((each) => ({
      outcomeId: each.outcome_id,
      result: each.result,
      feedback: '',
    }));
    const about = { ...(await courseOf(id)), version: await version(id) };
    const signed = assessor!.recordSummativeJudgements({ ...about, body: { judgements, sign: true } });
    await expect(signed).rejects.toMatchObject({ detail: expect.stringContaining('not been judged again') });
    await assessor!.answerReferral({
      id,
      body: {
        referralId: asked!.id,
        action: 1,
        text: 'Judged by the new sheet.',
        evidenceIds: forAssessor!.newEvidenceIds,
      },
    });
    await judgeAnew(id, outcomeId, true);

    // It is handed to who asked, and to nobody else.
    const messages = async (api: Client) =>
      (await api.listHandOvers()).handOvers.map((each) => each.attempt.id);
    expect(await messages(riaan!)).toContain(id);
    expect(await messages(nomvula!)).not.toContain(id);
    const told = (await riaan!.listInboxMessages()).items.filter(({ subject }) => subject?.id === id);
    expect(told.map(({ title }) => title)).toEqual(['What you referred back is judged again']);
    // Who asked sees at once what it was; what it is now, and a colleague all of it, behind their own verdict.
    const back = await riaan!.getWorkspace({ id });
    expect(back.attempt.state).toBe('in_sample');
    expect(back.outcomes.every(({ judgement, verdict, hidden }) => !judgement && !verdict && hidden)).toBe(
      true,
    );
    const mine = (await riaan!.listReferrals({ id })).referrals.at(-1);
    expect(mine).toMatchObject({ reason: 'The sheet has no date.', newEvidenceIds: [expect.any(String)] });
    expect(mine!.earlier.map((each) => each.outcomeId)).toContain(outcomeId);
    expect(mine!.actions[1]!.answers[0]!.evidenceIds).toEqual(mine!.newEvidenceIds);
    expect((await nomvula!.listReferrals({ id })).referrals.at(-1)!.earlier).toEqual([]);
    await nomvula!.claimAttempt({ id });
    await nomvula!.recordVerdict({ id, outcomeId, body: { result: 'C', comment: '' } });
    const seen = (await nomvula!.listReferrals({ id })).referrals.at(-1);
    expect(seen!.earlier.map((each) => each.outcomeId)).toEqual([outcomeId]);
  });

  it('hides the new judgement also where the learner handed it in again', async () => {
    const { id } = await attemptInSample();
    const outcomeId = await referBack(riaan!, id);
    await platform.query(`update attempt set state = 'submitted', version = version + 1 where id = $1`, [id]);
    await judgeAnew(id, outcomeId, true);
    const { outcomes } = await riaan!.getWorkspace({ id });
    expect(outcomes.map(({ judgement, verdict }) => [judgement, verdict])).toEqual(
      outcomes.map(() => [null, null]),
    );
  });

  it('takes answers from whom it is asked of alone, about the latest referral, while they are at it', async () => {
    const { id } = await attemptInSample();
    await referBack(riaan!, id);
    const referralId = (await learner!.listReferrals({ id })).referrals.at(-1)!.id;
    const body = { referralId, action: 0, text: 'Done.', evidenceIds: [] };
    const ofOthers = await takeable(riaan!);
    await expect(learner!.listReferrals({ id: ofOthers })).rejects.toMatchObject({ code: 'not_found' });
    await expect(learner!.answerReferral({ id: ofOthers, body })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(assessor!.answerReferral({ id, body })).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(learner!.answerReferral({ id, body: { ...body, action: 1 } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(learner!.answerReferral({ id, body: { ...body, action: 7 } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(learner!.answerReferral({ id, body: { ...body, referralId: id } })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await expect(
      learner!.answerReferral({ id, body: { ...body, evidenceIds: [referralId] } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    const trainer = await platform.as('trainer');
    expect(await trainer.answerReferral({ id, body })).toMatchObject({ text: 'Done.' });
    await platform.query(`update attempt set state = 'submitted', version = version + 1 where id = $1`, [id]);
    await expect(learner!.answerReferral({ id, body })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('goes to a second moderator when it came back twice as it was, and to the same one when it changed', async () => {
    const { id } = await attemptInSample();
    const outcomeId = await referBack(riaan!, id);
    await judgeAnew(id, outcomeId, true);
    await referBack(riaan!, id);
    await judgeAnew(id, outcomeId, false);
    // Changed the first time: the same moderator goes on.
    expect((await riaan!.getWorkspace({ id })).conflicts).toEqual([]);
    await referBack(riaan!, id);
    await judgeAnew(id, outcomeId, false);
    expect((await riaan!.getWorkspace({ id })).conflicts).toMatchObject([
      { code: 'conflict_referred_twice', sentence: expect.stringContaining('second moderator') },
    ]);
    await expect(riaan!.claimAttempt({ id })).rejects.toMatchObject({ code: '40013' });
    expect((await nomvula!.getWorkspace({ id })).conflicts).toEqual([]);
    expect((await riaan!.listHandOvers()).handOvers.map((each) => each.attempt.id)).not.toContain(id);
    await nomvula!.claimAttempt({ id });
  });
});
