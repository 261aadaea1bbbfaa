import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { decisionBody, judgementsOf, moderate, signatureBody, usePolicy } from '../../testing/moderating.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** Of the attempts of this course Nomvula Khumalo may moderate some; Riaan Pretorius moderates and signs them. */
const course = coursesOf(own, 'Electrical')[0]!;
let platform: TestPlatform;
let [nomvula, riaan, manager, learner]: Client[] = [];
let batchId: string;
let id: string;
let outcomes: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  [nomvula, riaan, manager, learner] = await Promise.all(
    ['moderator', 'moderator2', 'manager', 'learner'].map((name) => platform.as(name)),
  );
  await usePolicy(platform, own, { strata: [], percentage: 100 });
  const batch = await riaan!.createBatch({ body: { courseId: course, title: 'Electricians' } });
  batchId = batch.id;
  await riaan!.drawSample({ id: batchId, version: batch.version });
  const { items } = await nomvula!.listBatchAttempts({ id: batchId, query: { sampled: 'true' } });
  id = items.find(({ conflict }) => conflict === null)!.id;
  outcomes = (await nomvula!.getWorkspace({ id })).outcomes.map((each) => each.id);
  await platform.query('update attempt set learner_id = $2 where id = $1', [id, personOf('learner').id]);
  for (const each of items) await moderate(platform, riaan!, each.id, 'upheld');
  await riaan!.signReport({
    id: batchId,
    version: (await riaan!.getBatch({ id: batchId })).version,
    body: {
      ...(await signatureBody(riaan!, batchId, 'Riaan Pretorius')),
      irregularities: 'One call has no beginning.',
    },
  });
});
afterAll(() => platform.stop());

const grounds = 'The second recording was not watched.';
const released = async (outcomeId: string) =>
  (await judgementsOf(platform, id)).find(({ outcome_id }) => outcome_id === outcomeId)!.result;
const state = async () => (await riaan!.getWorkspace({ id })).attempt.state;

/** What waits for somebody of the appeals against this result. */
const waiting = async (api: Client) =>
  (await api.listAppeals()).appeals.filter(({ attemptId }) => attemptId === id);

/** The learner appeals on these outcomes, and a manager gives it to Nomvula Khumalo. */
async function appealed(outcomeIds: string[]): Promise<string> {
  const made = await learner!.makeAppeal({ id, body: { outcomeIds, grounds } });
  await manager!.assignAppeal({ id: made.id, body: { moderatorId: personOf('moderator').id } });
  return made.id;
}
const become = (state: string) => platform.query('update attempt set state = $2 where id = $1', [id, state]);
/** What somebody was told, in the words of their inbox. */
const told = async (api: Client) =>
  (await api.listInboxMessages({ query: { limit: 100 } })).items.map(({ title }) => title);
/** What was appealed before was about an earlier release. */
const olderAppeals = () =>
  platform.query(`update appeal set made_at = made_at - interval '30 days' where attempt_id = $1`, [id]);
/** Whoever judged what was appealed before, it was this one. */
const judgedBy = (username: string) =>
  platform.query('update appeal set assigned_to = $2 where attempt_id = $1 and decided_at is not null', [
    id,
    personOf(username).id,
  ]);
/** A later attempt has taken the place of this one, or has not. */
const supersede = (isOver: boolean) =>
  platform.query('update attempt set superseded_at = case when $2 then now() end where id = $1', [
    id,
    isOver,
  ]);
const placeTaken = expect.stringMatching(/^A later attempt took the place of this one/);
const judge = async (appealId: string, outcomeId: string, isOther: boolean) => {
  const before = await released(outcomeId);
  const result = isOther ? (before === 'C' ? 'NYC' : 'C') : before;
  return nomvula!.recordAppealVerdict({ id: appealId, outcomeId, body: { result, comment: 'Watched.' } });
};

describe('an appeal', () => {
  it('is made within the working days of the account, of one’s own result alone', async () => {
    expect(await learner!.getAppeals({ id })).toMatchObject({ refusal: null, appeals: [] });
    await platform.query(`update report set signed_at = signed_at - interval '20 days' where batch_id = $1`, [
      batchId,
    ]);
    await platform.query(
      `update decision set signed_at = signed_at - interval '20 days' where batch_id = $1`,
      [batchId],
    );
    const late = learner!.makeAppeal({ id, body: { outcomeIds: [outcomes[0]!], grounds } });
    await expect(late).rejects.toMatchObject({ detail: expect.stringMatching(/^An appeal had to be made/) });
    await manager!.saveDueDays({
      body: {
        calendar: { weekdays: [1, 2, 3, 4, 5], publicHolidays: 'ZA', daysOff: [] },
        reminders: { before: 3, onTheDay: true, every: 7 },
        appealDays: 30,
        version: 0,
      },
    });
    const other = await platform.as('learner2').catch(() => null);
    if (other)
      await expect(
        other.makeAppeal({ id, body: { outcomeIds: [outcomes[0]!], grounds } }),
      ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('goes to a moderator who had no part in the result', async () => {
    const made = await learner!.makeAppeal({ id, body: { outcomeIds: [outcomes[0]!], grounds } });
    await expect(
      learner!.makeAppeal({ id, body: { outcomeIds: [outcomes[1]!], grounds } }),
    ).rejects.toMatchObject({ detail: expect.stringMatching(/^This result was appealed/) });
    expect(await told(manager!)).toContain('An appeal waits for a moderator');
    const { moderators } = await manager!.listAppealModerators({ id: made.id });
    expect(moderators.map(({ name }) => name)).toContain('Nomvula Khumalo');
    expect(moderators.map(({ name }) => name)).not.toContain('Riaan Pretorius');
    expect(await waiting(riaan!)).toEqual([]);
    await expect(riaan!.assignAppeal({ id: made.id, body: {} })).rejects.toMatchObject({ code: '4008' });
    const [asked] = await waiting(nomvula!);
    expect(asked).toMatchObject({ id: made.id, moderator: null });
    // Ten working days, unless the account says otherwise.
    expect(Date.parse(asked!.dueOn) - Date.parse(asked!.at)).toBeGreaterThan(11 * 86_400_000);
    const taken = await nomvula!.assignAppeal({ id: made.id, body: {} });
    expect(taken.moderator).toMatchObject({ name: 'Nomvula Khumalo' });
  });

  it('is judged blind, and dismissed where the verdict changes nothing', async () => {
    const appealId = (await waiting(nomvula!))[0]!.id;
    const before = await nomvula!.getWorkspace({ id });
    expect(before).toMatchObject({ decision: null, blind: true, appeal: { id: appealId, isBlind: true } });
    expect(before.outcomes.every(({ judgement, verdict }) => judgement === null && verdict === null)).toBe(
      true,
    );
    // Whoever may read it and neither learnt nor taught it is offered no appeal.
    expect((await riaan!.getAppeals({ id })).refusal).toMatchObject({ code: 'not_allowed' });
    // That there is a certificate would say how it was judged.
    await become('certificated');
    expect((await nomvula!.getWorkspace({ id })).attempt.state).toBe('endorsed');
    expect((await riaan!.getWorkspace({ id })).attempt.state).toBe('certificated');
    await become('reported');
    expect((await nomvula!.getReopenings({ id })).consequences).toBeNull();
    const kept = { status: 'AwaitingModeration', decision: null };
    expect(await listed(nomvula!)).toMatchObject([kept, { ...kept, result: null, passed: null }]);
    expect(await listed(riaan!)).toMatchObject([
      { decision: 'upheld' },
      { decision: 'upheld', passed: expect.any(Boolean) },
    ]);
    const report = await nomvula!.getReport({ id: batchId });
    expect(report.attempts.map(({ attemptId }) => attemptId)).not.toContain(id);
    await expect(nomvula!.downloadReport({ id: batchId })).rejects.toMatchObject({ code: 'not_allowed' });

    const decide = (decision: 'upheld' | 'dismissed') =>
      nomvula!.decideAppeal({ id: appealId, body: { decision, reasons: 'Both recordings were watched.' } });
    await expect(decide('dismissed')).rejects.toMatchObject({ code: 'verdict_needed' });
    await judge(appealId, outcomes[0]!, false);
    expect(await listed(nomvula!)).toMatchObject([{ decision: 'upheld' }, { decision: 'upheld' }]);
    expect(await nomvula!.getWorkspace({ id })).toMatchObject({
      decision: { kind: 'upheld' },
      appeal: { isBlind: false },
    });
    await expect(judge(appealId, outcomes[0]!, true)).rejects.toMatchObject({ code: 'wrong_state' });
    // While the work is judged anew there is nothing to uphold, and no reason to keep anybody waiting.
    await become('in_sample');
    await expect(decide('upheld')).rejects.toMatchObject({
      detail: expect.stringMatching(/or dismiss the appeal, as the work is judged anew/),
    });
    expect(await decide('dismissed')).toMatchObject({ decision: 'dismissed' });
    await become('reported');
    await platform.query(`update appeal set decision = null, reasons = '', decided_at = null where id = $1`, [
      appealId,
    ]);
    await expect(decide('upheld')).rejects.toMatchObject({
      detail: expect.stringMatching(/nothing to uphold/),
    });
    expect(await decide('dismissed')).toMatchObject({ decision: 'dismissed' });
    expect(await state()).toBe('reported');
    expect((await learner!.getAppeals({ id })).appeals).toMatchObject([
      { decision: 'dismissed', reasons: 'Both recordings were watched.' },
    ]);
    expect((await learner!.getAppeals({ id })).refusal).toMatchObject({ code: 'appealed_already' });
    // Who decided before, and who manages it, hear of it as the learner does.
    for (const api of [learner!, riaan!, manager!])
      expect(await told(api)).toContain('The appeal is decided');
  });

  it('is withdrawn by whoever it is about, and may be made again', async () => {
    await olderAppeals();
    const { id: appealId } = await learner!.makeAppeal({ id, body: { outcomeIds: [outcomes[0]!], grounds } });
    // Whoever judged the last one knows all of it.
    await expect(nomvula!.assignAppeal({ id: appealId, body: {} })).rejects.toMatchObject({ code: '4008' });
    await judgedBy('moderator2');
    await nomvula!.assignAppeal({ id: appealId, body: {} });
    const trainer = await platform.as('trainer');
    await expect(
      trainer.decideAppeal({ id: appealId, body: { decision: 'withdrawn' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await learner!.decideAppeal({ id: appealId, body: { decision: 'withdrawn' } });
    expect((await learner!.getAppeals({ id })).appeals[0]).toMatchObject({
      decision: 'withdrawn',
      reasons: null,
    });
    expect(await waiting(nomvula!)).toEqual([]);
    for (const api of [nomvula!, manager!]) expect(await told(api)).toContain('An appeal is withdrawn');
    await expect(judge(appealId, outcomes[0]!, true)).rejects.toMatchObject({
      detail: expect.stringMatching(/^This appeal was withdrawn/),
    });
    await expect(
      learner!.decideAppeal({ id: appealId, body: { decision: 'withdrawn' } }),
    ).rejects.toMatchObject({
      detail: expect.stringMatching(/withdrawn already/),
    });
    expect(await platform.query('select from attempt_mark where attempt_id = $1', [id])).toEqual([]);
    expect((await learner!.getAppeals({ id })).refusal).toBeNull();
    await platform.query('update appeal set assigned_to = $2 where id = $1', [
      appealId,
      personOf('lapsed').id,
    ]);
  });

  it('is judged by one moderator, and whoever had it before is told', async () => {
    const { id: appealId } = await learner!.makeAppeal({ id, body: { outcomeIds: [outcomes[0]!], grounds } });
    await platform.query(
      'update appeal set assigned_to = $2, assigned_by = $2, assigned_at = now() where id = $1',
      [appealId, personOf('lapsed').id],
    );
    await manager!.assignAppeal({ id: appealId, body: { moderatorId: personOf('moderator').id } });
    expect(await told(nomvula!)).toContain('An appeal is yours to judge');
    expect(await told(await platform.as('lapsed'))).toContain('An appeal is no longer yours to judge');
    await learner!.decideAppeal({ id: appealId, body: { decision: 'withdrawn' } });
    await judgedBy('lapsed');
  });

  it('is upheld where it does, and leads into the next decision and edition', async () => {
    await olderAppeals();
    await supersede(true);
    expect((await learner!.getAppeals({ id })).refusal).toMatchObject({ code: 'not_released' });
    await expect(appealed([outcomes[0]!])).rejects.toMatchObject({ detail: placeTaken });
    await supersede(false);
    const appealId = await appealed(outcomes.slice(0, 2));
    await judge(appealId, outcomes[0]!, true);
    await judge(appealId, outcomes[1]!, false);
    const uphold = () =>
      nomvula!.decideAppeal({
        id: appealId,
        body: { decision: 'upheld', reasons: 'The second recording shows all of it.' },
      });
    await supersede(true);
    await expect(uphold()).rejects.toMatchObject({ detail: placeTaken });
    await supersede(false);
    // Somebody asked to reopen it, and a manager has not answered.
    await platform.query(
      `insert into reopening (id, client_id, account_id, attempt_id, decision_id, outcome_ids, reason, asked_by, asked_at)
        select gen_random_uuid(), client_id, account_id, attempt_id, id, $2, 'x', moderator_id, now() from decision where attempt_id = $1`,
      [id, [outcomes[0]]],
    );
    await expect(uphold()).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringMatching(/^Riaan Pretorius has asked to reopen this attempt/),
    });
    await platform.query('delete from reopening where attempt_id = $1', [id]);
    const upheld = await uphold();
    expect(upheld).toMatchObject({ decision: 'upheld' });
    // Who signed decision and report reads that they are in question.
    expect(await told(riaan!)).toContain('Something that you signed is in question');
    expect(await told(nomvula!)).not.toContain('Something that you signed is in question');
    expect((await riaan!.getReport({ id: batchId, query: { reportId: await firstReport() } })).standing).toBe(
      'in_question',
    );
    const { attempt, reopening, mode, outcomes: judged } = await nomvula!.getWorkspace({ id });
    expect(attempt).toMatchObject({ state: 'moderating', claim: { mine: true } });
    expect(mode).toBe('moderate');
    expect(reopening!.outcomes.map((each) => each.id)).toEqual([outcomes[0]]);
    expect(judged.every(({ verdict }) => verdict !== null)).toBe(true);
    await nomvula!.decideAttempt({
      id,
      version: attempt.version,
      body: decisionBody('overturned', outcomes[0]!),
    });
    // What the report says that is replaced is not typed again.
    expect(await riaan!.listReportParts({ id: batchId })).toMatchObject([
      { part: 'irregularities', text: 'One call has no beginning.', version: 0 },
    ]);
    const edition = await riaan!.signReport({
      id: batchId,
      version: (await riaan!.getBatch({ id: batchId })).version,
      body: await signatureBody(riaan!, batchId, 'Riaan Pretorius'),
    });
    expect(edition.replaces).toHaveLength(1);
    // The verdict on the appeal was as blind as the one before it, and the two do not agree.
    const before = await riaan!.getReport({ id: batchId, query: { reportId: await firstReport() } });
    expect(edition.agreement[0]!.pairs).toBe(before.agreement[0]!.pairs + 1);
    expect(edition.agreement[0]!.agreed).toBe(before.agreement[0]!.agreed);
    expect(edition.attempts.find(({ attemptId }) => attemptId === id)).toMatchObject({
      decision: 'overturned',
      reasons: expect.arrayContaining(['appealed']),
    });
  });
});

/** The attempt as lists tell it to somebody: among all, and in its batch. */
const listed = async (api: NonNullable<typeof riaan>) => {
  const lists = [
    await api.listAttempts({ query: { queue: 'all', limit: 500 } }),
    await api.listBatchAttempts({ id: batchId, query: { limit: 500 } }),
  ];
  return lists.map(({ items }) => (items as { id: string }[]).find((each) => each.id === id));
};

const firstReport = async () => (await riaan!.getReport({ id: batchId })).signed[0]!.id;
