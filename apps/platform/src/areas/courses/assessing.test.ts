import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { decisionBody, judge, judgementsOf, moderate } from '../../testing/moderating.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';

const course = coursesOf(own, 'Electrical')[0]!;
let platform: TestPlatform;
let assessor: Client;
let riaan: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  [assessor, riaan] = [await platform.as('assessor'), await platform.as('moderator2')];
});
afterAll(() => platform.stop());

/** Judges every outcome of a claimed attempt, with this feedback, and signs. */
async function assess(id: string, feedback: string, result: 'C' | 'NYC' = 'C', sign = true) {
  const { attempt, outcomes } = await assessor.getWorkspace({ id });
  return assessor.recordSummativeJudgements({
    id: attempt.course.id,
    learnerId: attempt.learner.id,
    version: attempt.version,
    body: { judgements: outcomes.map((each) => ({ outcomeId: each.id, result, feedback })), sign },
  });
}

/** What the report of a batch, as it stands, says of an attempt. */
const inReport = async (batchId: string, attemptId: string) =>
  (await riaan.getReport({ id: batchId })).attempts.find((each) => each.attemptId === attemptId);

describe('an attempt', () => {
  let id: string;
  beforeAll(async () => {
    const { items } = await assessor.listAttempts({ query: { courseId: [course], state: ['submitted'] } });
    id = items.find((each) => !each.claim)!.id;
  });

  it('that is allocated to nobody is claimed by whoever assesses it, and then is theirs', async () => {
    expect((await assessor.claimAttempt({ id })).mine).toBe(true);
    const { attempt, mode } = await assessor.getWorkspace({ id });
    expect([attempt.state, mode, attempt.assessor?.name]).toEqual(['assessing', 'assess', 'Lerato Molefe']);
    await expect((await platform.as('moderator')).claimAttempt({ id })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('is judged by who claimed it alone', async () => {
    const { attempt, outcomes } = await assessor.getWorkspace({ id });
    await expect(
      riaan.recordSummativeJudgements({
        id: course,
        learnerId: attempt.learner.id,
        version: attempt.version,
        body: { judgements: [{ outcomeId: outcomes[0]!.id, result: 'C', feedback: '' }], sign: false },
      }),
    ).rejects.toMatchObject({ code: 'claimed_by_another' });
  });

  it('is signed when every outcome is judged', async () => {
    const { attempt, outcomes } = await assessor.getWorkspace({ id });
    await expect(
      assessor.recordSummativeJudgements({
        id: course,
        learnerId: attempt.learner.id,
        version: attempt.version,
        body: { judgements: [{ outcomeId: outcomes[0]!.id, result: 'C', feedback: 'Well.' }], sign: true },
      }),
    ).rejects.toMatchObject({ detail: expect.stringContaining('no judgement yet') });
    expect(await judgementsOf(platform, id)).toEqual([]);
    await assess(id, 'First judgement.');
    const after = await assessor.getWorkspace({ id });
    expect(after.attempt).toMatchObject({ state: 'assessed', status: 'AwaitingModeration', claim: null });
    await expect(assess(id, 'Once more.')).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('that is referred back and judged anew is moderated blind again', async () => {
    const batch = await riaan.createBatch({ body: { courseId: course, title: 'First' } });
    await riaan.drawSample({ id: batch.id, version: batch.version });
    const row = (await riaan.getWorkspace({ id })).attempt;
    if (row.state === 'not_sampled')
      await riaan.addToSample({ id: batch.id, attemptId: id, body: { reason: 'To see.' } });
    await moderate(platform, riaan, id, 'referred_back');
    const before = await inReport(batch.id, id);
    expect(before!.outcomes.every((each) => each.assessor === 'C' && each.moderator === 'C')).toBe(true);

    // A piece has joined since, and whoever judges it takes it as it is.
    await platform.query(
      'update evidence set frozen_at = null where id = (select id from evidence where attempt_id = $1 limit 1)',
      [id],
    );
    await assessor.claimAttempt({ id });
    const loose = await platform.query('select from evidence where attempt_id = $1 and frozen_at is null', [
      id,
    ]);
    expect(loose).toEqual([]);
    await assess(id, 'Second judgement.', 'NYC');
    const again = (await riaan.getWorkspace({ id })).attempt;
    expect(again).toMatchObject({ state: 'in_sample', batch: { id: batch.id } });
    await riaan.claimAttempt({ id });

    const { attempt, outcomes } = await riaan.getWorkspace({ id });
    expect(outcomes.every((each) => each.hidden && each.judgement === null && each.verdict === null)).toBe(
      true,
    );
    expect(JSON.stringify(outcomes)).not.toContain('Second judgement.');
    await expect(
      riaan.decideAttempt({ id, version: attempt.version, body: { kind: 'upheld' } }),
    ).rejects.toMatchObject({ code: 'verdict_needed' });

    // It is being moderated again, so the report that stands has nothing to say of it.
    expect(await inReport(batch.id, id)).toBeUndefined();
    await judge(platform, riaan, id);
    const revealed = await riaan.getWorkspace({ id });
    expect(revealed.outcomes.every((each) => each.judgement?.feedback === 'Second judgement.')).toBe(true);
    expect(revealed.outcomes.every((each) => each.verdict?.changedAfterReveal === false)).toBe(true);
    await riaan.decideAttempt({
      id,
      version: revealed.attempt.version,
      body: decisionBody('upheld', revealed.outcomes[0]!.id),
    });
    const after = await inReport(batch.id, id);
    expect(after).toMatchObject({ decision: 'upheld', assessed: 'NYC', result: 'NYC' });
    expect(after!.outcomes.every((each) => each.blind === 'NYC' && each.agreed)).toBe(true);
  });
});

describe('a reset', () => {
  it('makes the next attempt, keeps the one before, and keeps its moderator away', async () => {
    const [row] = await platform.query<{
      id: string;
      learner_id: string;
      course_id: string;
      moderator_id: string;
    }>(
      `select a.id, a.learner_id, a.course_id, d.moderator_id from attempt a join decision d on d.attempt_id = a.id
        where a.state = 'returned' and d.moderator_id = $1 limit 1`,
      [personOf('moderator').id],
    );
    const manager = await platform.as('manager');
    const reset = { id: row!.course_id, learnerId: row!.learner_id, body: { reason: 'New evidence.' } };
    const made = await manager.resetSummative(reset, { idempotencyKey: 'one-reset' });
    expect(made.number).toBe(2);
    expect(await manager.resetSummative(reset, { idempotencyKey: 'one-reset' })).toEqual(made);

    const next = await manager.getWorkspace({ id: made.attemptId });
    expect(next.attempt.state).toBe('open');
    expect(next.earlierAttempts).toEqual([{ id: row!.id, number: 1, state: 'returned' }]);
    const old = await manager.getWorkspace({ id: row!.id });
    expect(old.decision?.kind).toBe('referred_back');
    expect(old.outcomes.every((each) => each.judgement !== null)).toBe(true);

    await platform.query(`update attempt set state = 'in_sample', assessor_id = $2 where id = $1`, [
      made.attemptId,
      personOf('assessor').id,
    ]);
    await expect((await platform.as('moderator')).claimAttempt({ id: made.attemptId })).rejects.toMatchObject(
      {
        code: '4008',
        detail: expect.stringContaining('earlier attempt'),
      },
    );
    expect((await riaan.claimAttempt({ id: made.attemptId })).mine).toBe(true);
  });

  it('that meets another one or a batch, or an appeal that is not decided, is refused', async () => {
    const manager = await platform.as('manager');
    const [row] = await platform.query<{ id: string; learner_id: string; course_id: string }>(
      `select id, learner_id, course_id from attempt where account_id = $1 and state = 'assessed'
        and superseded_at is null and not external order by id limit 1`,
      [own],
    );
    const { id, learner_id: learnerId, course_id: courseId } = row!;
    const reset = () =>
      manager.resetSummative({ id: courseId, learnerId, body: { reason: 'New evidence.' } });
    const hold = 'select from attempt where id = $1 for update';
    const taken = { hold, change: `update attempt set state = 'not_sampled' where id = $1`, values: [id] };
    expect(await whileHeld(platform, taken, [reset])).toEqual(['wrong_state']);
    await platform.query(`update attempt set state = 'assessed' where id = $1`, [id]);

    await platform.query(
      `insert into appeal (id, client_id, account_id, attempt_id, outcome_ids, grounds, made_by, made_at)
        select gen_random_uuid(), client_id, account_id, id, array[gen_random_uuid()], 'x', learner_id, now()
        from attempt where id = $1`,
      [id],
    );
    await expect(reset()).rejects.toMatchObject({
      detail: expect.stringMatching(/^An appeal against this result is not decided/),
    });
    await platform.query('delete from appeal where attempt_id = $1', [id]);

    expect(await whileHeld(platform, { hold, values: [id] }, [reset, reset])).toEqual([
      'answered',
      'wrong_state',
    ]);
  });

  it('of what is in a batch is refused', async () => {
    const [row] = await platform.query<{ learner_id: string; course_id: string }>(
      `select learner_id, course_id from attempt where state = 'not_sampled' limit 1`,
    );
    const manager = await platform.as('manager');
    await expect(
      manager.resetSummative({ id: row!.course_id, learnerId: row!.learner_id, body: { reason: 'x' } }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('the outcomes of a course', () => {
  it('are set while nobody has an attempt, and not after', async () => {
    const manager = await platform.as('manager');
    const made = await manager.createCourse({
      body: { accountId: own, title: 'New', registrationNumber: 'N-1', route: 'legacy' },
    });
    const body = [
      { code: 'A', title: 'First', criteria: ['Does it.', 'Explains it.'] },
      { code: 'B', title: 'Second', criteria: [], credits: 2.5 },
    ];
    const set = await manager.setCourseOutcomes({ id: made.id, version: made.version, body });
    expect(set).toMatchObject([
      { code: 'A', criteria: [{ text: 'Does it.' }, { text: 'Explains it.' }] },
      { code: 'B', credits: 2.5, method: 'portfolio' },
    ]);
    expect(await manager.getCourseOutcomes({ id: made.id })).toEqual(set);
    await expect(
      manager.setCourseOutcomes({ id: made.id, version: made.version, body }),
    ).rejects.toMatchObject({
      status: 412,
    });
    const twice = [body[0]!, body[0]!];
    await expect(
      manager.setCourseOutcomes({ id: made.id, version: made.version + 1, body: twice }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    const used = await manager.getCourse({ id: course });
    await expect(
      manager.setCourseOutcomes({ id: course, version: used.version, body }),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('the moderator of a schedule', () => {
  it('is a moderator who does not assess it', async () => {
    const manager = await platform.as('manager');
    const schedule = await manager.createSchedule({
      body: {
        accountId: own,
        courseId: course,
        title: 'November',
        startsAt: '2026-11-23T08:00:00Z',
        endsAt: '2026-11-23T12:00:00Z',
        assessorId: personOf('moderator').id,
      },
    });
    const appoint = (key: string | null, version = schedule.version) =>
      manager.setSummativeModerator({
        id: schedule.id,
        version,
        body: { moderatorId: key && personOf(key).id },
      });
    await expect(appoint('moderator')).rejects.toMatchObject({ code: '4008' });
    await expect(appoint('assessor')).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(appoint('karoo')).rejects.toMatchObject({ code: 'not_found' });
    const appointed = await appoint('moderator2');
    expect(appointed.moderator).toEqual({ id: personOf('moderator2').id, name: 'Riaan Pretorius' });
    expect((await appoint(null, appointed.version)).moderator).toBeNull();
  });
});
