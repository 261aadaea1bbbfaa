import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let riaan: Client;
let nomvula: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  riaan = await platform.as('moderator2');
  nomvula = await platform.as('moderator');
  await platform.query('delete from planned_look');
  await platform.query('delete from assessor_feedback where outcome_id is not null');
  await platform.query(`delete from interim_look`);
  await platform.query(`update attempt set interim_moderator_ids = '{}'`);
});
afterAll(() => platform.stop());

const assessor = personOf('assessor');

interface Judged {
  outcome_id: string;
  result: string;
  feedback: string;
}

/** An attempt that the assessor is at, what is judged of it so far, and an outcome that is not. */
async function unfinished() {
  const [attempt] = await platform.query<{ id: string; course_id: string; learner_id: string }>(
    `select id, course_id, learner_id from attempt where account_id = $1 and state = 'assessing' and assessor_id = $2`,
    [own, assessor.id],
  );
  const judged = await platform.query<Judged>(
    `select outcome_id, result, feedback from judgement join outcome on outcome.id = outcome_id
     where attempt_id = $1 and judged_at is not null order by position`,
    [attempt!.id],
  );
  const outcomes = await platform.query<{ id: string }>(
    'select id from outcome where course_id = $1 order by position',
    [attempt!.course_id],
  );
  const open = outcomes.find(({ id }) => !judged.some((each) => each.outcome_id === id))!;
  return { ...attempt!, judged, open: open.id };
}

const thisMonth = new Date().toISOString().slice(0, 7);
const plan = (courseId: string, outcomeId: string, interim: boolean) =>
  nomvula.planLook({
    id: courseId,
    assessorId: assessor.id,
    outcomeId,
    body: { month: thisMonth, note: '', interim },
  });
const words = 'Ask for dates on every page.';
const body = {
  result: 'NYC',
  comment: 'Nothing is dated.',
  feedback: { topic: 'current', text: words },
} as const;

describe('an early look', () => {
  it('is refused where none is planned, also where only a look at finished work is', async () => {
    const { id, course_id, judged } = await unfinished();
    const outcomeId = judged[0]!.outcome_id;
    await expect(riaan.recordInterimLook({ id, outcomeId, body })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    const planned = await plan(course_id, outcomeId, false);
    await expect(riaan.recordInterimLook({ id, outcomeId, body })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect((await riaan.getWorkspace({ id })).interimOutcomeIds).toEqual([]);
    await riaan.changePlannedLook({
      id: planned.id,
      version: planned.version,
      body: { month: thisMonth, interim: true },
    });
  });

  it('keeps every judgement back until the verdict is stored, and then shows that of its outcome alone', async () => {
    const { id, course_id, judged } = await unfinished();
    const [first, second] = judged as [Judged, Judged];
    const before = [
      await riaan.getWorkspace({ id }),
      await riaan.getSamplingPlan({ id: course_id }),
      await riaan.getSamplingCell({ id: course_id, assessorId: assessor.id, outcomeId: first.outcome_id }),
    ] as const;
    for (const { feedback } of judged) expect(JSON.stringify(before)).not.toContain(feedback);
    expect(before[0].outcomes.every((each) => each.judgement === null)).toBe(true);
    expect(before[0].interimOutcomeIds).toEqual([first.outcome_id]);
    expect(before[2].unfinished.map((each) => [each.attempt.id, each.refusal])).toEqual([[id, null]]);

    const look = await riaan.recordInterimLook({ id, outcomeId: first.outcome_id, body });
    expect(look.judgement).toMatchObject({ result: first.result, feedback: first.feedback });
    expect(look.comparison).toBe(first.result === 'NYC' ? 'agrees' : 'differs');
    const after = await riaan.getWorkspace({ id });
    expect(JSON.stringify(after)).not.toContain(second.feedback);
    expect(after.attempt.state).toBe('assessing');
    expect(after.attempt.version).toBe(before[0].attempt.version);
    expect(after.outcomes.every((each) => each.judgement === null && each.verdict === null)).toBe(true);
  });

  it('is once for an outcome of an attempt, and for none that is not judged', async () => {
    const { id, course_id, judged, open } = await unfinished();
    await expect(
      riaan.recordInterimLook({ id, outcomeId: judged[0]!.outcome_id, body: { result: 'C' } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    await plan(course_id, open, true);
    await expect(riaan.recordInterimLook({ id, outcomeId: open, body })).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('no judgement'),
    });
  });

  it('shows the judgement as it stood, whatever the assessor makes of it afterwards', async () => {
    const { id, judged } = await unfinished();
    const [first] = judged as [Judged];
    await platform.query(
      `update judgement set feedback = 'Judged anew.', judged_at = now() where attempt_id = $1 and outcome_id = $2`,
      [id, first.outcome_id],
    );
    const { interimLooks } = await riaan.getWorkspace({ id });
    expect(interimLooks).toMatchObject([{ judgement: { feedback: first.feedback } }]);
    await platform.query('update judgement set feedback = $3 where attempt_id = $1 and outcome_id = $2', [
      id,
      first.outcome_id,
      first.feedback,
    ]);
  });

  it('tells its assessor the words alone, and other moderators only that it was', async () => {
    const { id } = await unfinished();
    const looksOf = async (username: string) =>
      (await (await platform.as(username)).getWorkspace({ id })).interimLooks;
    expect(await looksOf('assessor')).toMatchObject([
      { words, verdict: null, judgement: null, comparison: null },
    ]);
    for (const username of ['moderator', 'manager', 'trainer'])
      expect(await looksOf(username)).toMatchObject([
        { words: null, verdict: null, judgement: null, comparison: null },
      ]);
    await expect(looksOf('verifier')).rejects.toMatchObject({ code: 'not_found' });
    expect(await looksOf('moderator2')).toMatchObject([{ verdict: { result: 'NYC' }, words }]);
  });

  it('counts in the plan, does what was planned and decides nothing', async () => {
    const { id, course_id, judged } = await unfinished();
    const { rows } = await riaan.getSamplingPlan({ id: course_id });
    const cell = rows
      .find((row) => row.assessor.id === assessor.id)!
      .cells.find((each) => each.outcomeId === judged[0]!.outcome_id)!;
    expect(cell).toMatchObject({
      status: 'sampled',
      interim: 1,
      planned: [{ status: 'sampled', interim: true }],
    });
    expect(await platform.query('select from verdict where attempt_id = $1', [id])).toEqual([]);
    expect(await platform.query('select from decision where attempt_id = $1', [id])).toEqual([]);
    const { looks, unfinished: left } = await nomvula.getSamplingCell({
      id: course_id,
      assessorId: assessor.id,
      outcomeId: judged[0]!.outcome_id,
    });
    expect(left).toEqual([]);
    expect(looks).toMatchObject([{ attempt: { id }, verdict: null, words: null }]);
  });

  it('keeps whoever looked from moderating that attempt blind', async () => {
    const { id } = await unfinished();
    await platform.query(`update attempt set state = 'in_sample' where id = $1`, [id]);
    await expect(riaan.claimAttempt({ id })).rejects.toMatchObject({ code: '40013' });
    expect((await riaan.getWorkspace({ id })).conflicts).toMatchObject([
      { code: 'conflict_interim_moderator' },
    ]);
    expect((await nomvula.getWorkspace({ id })).conflicts).toEqual([]);
    await expect(
      riaan.recordInterimLook({ id, outcomeId: (await nomvula.getWorkspace({ id })).outcomes[1]!.id, body }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
    await platform.query(`update attempt set state = 'assessing' where id = $1`, [id]);
  });

  it('is for nobody who assessed the work, and for moderators alone', async () => {
    const { id, course_id, judged } = await unfinished();
    const outcomeId = judged[1]!.outcome_id;
    await plan(course_id, outcomeId, true);
    for (const username of ['assessor', 'manager', 'verifier'])
      await expect(
        (await platform.as(username)).recordInterimLook({ id, outcomeId, body }),
      ).rejects.toMatchObject({ code: 'not_allowed' });
    const [hers] = await platform.query<{ id: string }>(
      `select id from attempt where account_id = $1 and state = 'assessing' and assessor_id = $2`,
      [own, personOf('moderator').id],
    );
    await expect(nomvula.recordInterimLook({ id: hers!.id, outcomeId, body })).rejects.toMatchObject({
      code: '4008',
    });
    const karoo = await platform.as('karoo');
    await expect(karoo.recordInterimLook({ id, outcomeId, body })).rejects.toMatchObject({
      code: expect.stringMatching(/not_found|not_allowed/),
    });
  });

  it('is recorded once when two windows send it at once', async () => {
    const { id, judged } = await unfinished();
    const outcomeId = judged[1]!.outcome_id;
    const sent = await Promise.allSettled(
      [1, 2, 3].map(() => riaan.recordInterimLook({ id, outcomeId, body })),
    );
    expect(sent.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    expect(
      await platform.query('select from interim_look where attempt_id = $1 and outcome_id = $2', [
        id,
        outcomeId,
      ]),
    ).toHaveLength(1);
  });
});
