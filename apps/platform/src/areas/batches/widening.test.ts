import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { decisionBody, judge, moderate, usePolicy } from '../../testing/moderating.ts';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';

let platform: TestPlatform;
let nomvula: Client;
let riaan: Client;
let id: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  [nomvula, riaan] = [await platform.as('moderator'), await platform.as('moderator2')];
  await usePolicy(platform, own, {
    percentage: 0,
    minimum: 2,
    alwaysInclude: ['appealed'],
    strata: [],
    sequentialStep: 1,
    sequentialRun: 2,
  });
  // All attempts of a course are of one assessor, so that there is something to widen over.
  const course = coursesOf(own, 'Early Childhood')[0]!;
  const { items } = await riaan.listAttempts({ query: { state: ['assessed'], limit: 200 } });
  const [{ assessor }] = items.filter((each) => each.assessor && each.course.id === course) as [
    (typeof items)[number] & { assessor: { id: string; name: string } },
  ];
  await platform.query(
    `update attempt set assessor_id = $2, assessor_name = $3, assessed_at = now() - interval '200 days'
      where course_id = $1 and state = 'assessed'`,
    [course, assessor.id, assessor.name],
  );
  await (await platform.as('verifier')).commitSeed({ body: { courseId: course, seed: 'wide' } });
  const batch = await riaan.createBatch({ body: { courseId: course, title: 'One assessor' } });
  id = batch.id;
  await riaan.drawSample({ id, version: batch.version });
});
afterAll(() => platform.stop());

const rows = async () => (await riaan.listBatchAttempts({ id, query: { limit: 100 } })).items;
const waiting = async () => (await rows()).filter((each) => each.state === 'in_sample');
const story = async () => (await riaan.getBatch({ id })).widenings;

/** What stands in the database of a decision and of what it brought into the sample. */
const kept = async (attemptId: string) => {
  const [row] = await platform.query<{ decisions: number; steps: number; sampled: number }>(
    `select (select count(*)::int from decision where attempt_id = $2) as decisions,
      (select count(*)::int from widening_step where batch_id = $1) as steps,
      (select count(*)::int from batch_attempt where batch_id = $1 and sampled) as sampled`,
    [id, attemptId],
  );
  return row!;
};

describe('a sample', () => {
  it('has neither decision nor growth where the work breaks off between them; what is sent again has both', async () => {
    const [changed] = await rows();
    const attemptId = changed!.id;
    await judge(platform, riaan, attemptId, true);
    const { attempt, outcomes } = await riaan.getWorkspace({ id: attemptId });
    const before = await kept(attemptId);
    // The connection is cut as by a process that is killed: what had been done by then was the decision.
    await platform.query(`create function cut_off() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
    await platform.query(
      'create trigger cut_off before insert on widening_step for each row execute function cut_off()',
    );
    await expect(
      riaan.decideAttempt({
        id: attemptId,
        version: attempt.version,
        body: decisionBody('overturned', outcomes[0]!.id),
      }),
    ).rejects.toThrow();
    await platform.query('drop function cut_off cascade');
    expect(await kept(attemptId)).toEqual(before);
  });

  it('grows by the step when a result changes, in the order of the draw, and says why', async () => {
    const before = await rows();
    const [changed] = before;
    await moderate(platform, riaan, changed!.id, 'overturned');
    expect(await kept(changed!.id)).toMatchObject({ decisions: 1, steps: 1 });
    const after = await rows();
    const taken = before.filter((each) => each.state === 'not_sampled').slice(0, 1);
    for (const { id: attemptId } of taken)
      expect(after.find((each) => each.id === attemptId)).toMatchObject({
        state: 'in_sample',
        reasons: ['widened'],
      });
    expect(after.filter((each) => each.state === 'not_sampled')).toHaveLength(
      before.filter((each) => each.state === 'not_sampled').length - taken.length,
    );
    const [widening] = await story();
    expect(widening).toMatchObject({
      outcomes: [{ state: 'open', run: 0, runToClose: 2 }],
      steps: [
        {
          cause: { attemptId: changed!.id, moderator: { name: 'Riaan Pretorius' } },
          attempts: taken.map((each) => ({ attemptId: each.id })),
        },
      ],
    });
  });

  it('grows by both when two moderators change results at once, and takes no attempt twice', async () => {
    const [one, other] = await waiting();
    const left = (await rows()).filter((each) => each.state === 'not_sampled').length;
    const signings = [];
    for (const [client, attempt] of [
      [nomvula, one!],
      [riaan, other!],
    ] as const) {
      await judge(platform, client, attempt.id, true);
      const { attempt: seen, outcomes } = await client.getWorkspace({ id: attempt.id });
      signings.push(() =>
        client.decideAttempt({
          id: attempt.id,
          version: seen.version,
          body: decisionBody('overturned', outcomes[0]!.id),
        }),
      );
    }
    await Promise.all(signings.map((sign) => sign()));
    const [{ steps }] = (await story()) as [Awaited<ReturnType<typeof story>>[number]];
    const taken = steps.flatMap((step) => step.attempts.map((each) => each.attemptId));
    expect(new Set(taken).size).toBe(taken.length);
    const now = (await rows()).filter((each) => each.state === 'not_sampled').length;
    expect(now).toBe(left - 2);
    expect(
      steps
        .slice(1)
        .map((step) => step.cause.attemptId)
        .sort(),
    ).toEqual([one!.id, other!.id].sort());
  });

  it('stops when a run of results stands, and the report may be signed', async () => {
    for (let next = (await waiting())[0]; next; next = (await waiting())[0])
      await moderate(platform, riaan, next.id, 'upheld');
    const [widening] = await story();
    expect(widening!.outcomes.every((each) => each.state !== 'open' && each.endedAt !== null)).toBe(true);
    expect((await riaan.getBatch({ id })).isReportable).toBe(true);
  });

  it('says nothing of an assessor to assessors', async () => {
    const assessor = await platform.as('assessor');
    expect(await assessor.getBatch({ id })).toMatchObject({ widenings: [], proof: null, bands: [] });
  });
});

describe('what a sample proves', () => {
  it('is told from what was drawn by chance alone', async () => {
    const all = await rows();
    const { proof } = await riaan.getBatch({ id });
    const drawn = await platform.query<{ kind: string }>(
      `select kind from batch_attempt ba join decision d using (attempt_id)
        where ba.batch_id = $1 and ba.reasons && '{percentage,minimum}'`,
      [id],
    );
    expect(proof).toMatchObject({
      kind: 'complete',
      population: all.length,
      drawn: 2,
      waiting: 0,
      changed: drawn.filter((each) => each.kind === 'overturned').length,
      besides: all.filter((each) => each.decision !== null).length - drawn.length,
    });
    expect(proof!.assessors).toHaveLength(1);
    expect(proof!.most).toBeLessThanOrEqual(all.length - 2);
    expect((await riaan.getBatch({ id, query: { proof: 'brief' } })).proof).toEqual(proof);
  });

  it('is told without each assessor in brief where they are more than twenty, and is the same of all', async () => {
    // As if others had assessed, outside of the platform, who are known by name alone.
    await platform.query(
      `insert into batch_tally (batch_id, client_id, account_id, sampled, state, assessor_name, by_chance, is_superseded, change)
        select id, client_id, account_id, false, 'not_sampled', 'Assessor ' || number, false, false, 1
        from batch, generate_series(1, 20) number where id = $1`,
      [id],
    );
    const [{ proof: whole }, { proof: brief }] = await Promise.all([
      riaan.getBatch({ id }),
      riaan.getBatch({ id, query: { proof: 'brief' } }),
    ]);
    expect(whole!.assessors).toHaveLength(21);
    expect(brief).toEqual({ ...whole, assessors: [] });
    await platform.query(`delete from batch_tally where batch_id = $1 and assessor_name is not null`, [id]);
  });
});

describe('an appeal', () => {
  it('takes an attempt into a sample whose policy includes appeals, and only a manager marks one', async () => {
    const target = (await rows()).find((each) => each.state === 'not_sampled')!;
    const body = { reason: 'The second recording was not watched.' };
    await expect(riaan.markAppealed({ id: target.id, body })).rejects.toMatchObject({ status: 403 });
    const manager = await platform.as('manager');
    expect(await manager.markAppealed({ id: target.id, body })).toMatchObject({ kind: 'appealed', ...body });
    const row = (await rows()).find((each) => each.id === target.id)!;
    expect(row.marks).toMatchObject([{ kind: 'appealed', ...body, by: { name: 'Thabo Mokoena' } }]);
    expect(row).toMatchObject({ state: 'in_sample', reasons: ['appealed'] });
    await manager.withdrawAppeal({ id: target.id });
    expect((await rows()).find((each) => each.id === target.id)).toMatchObject({
      marks: [],
      state: row.state,
    });
  });

  it('that is marked while the sample is drawn is in the sample', async () => {
    const { items } = await riaan.listAttempts({ query: { state: ['assessed'], limit: 200 } });
    const of = (courseId: string) => items.filter(({ course }) => course.id === courseId);
    const courseId = items.map(({ course }) => course.id).find((each) => of(each).length > 3)!;
    const batch = await riaan.createBatch({ body: { courseId, title: 'Appealed meanwhile' } });
    const manager = await platform.as('manager');
    const marked = of(courseId)
      .slice(0, 3)
      .map((each) => each.id);
    const ends = await whileHeld(
      platform,
      { hold: 'select from batch where id = $1 for update', values: [batch.id] },
      [
        ...marked.map((each) => () => manager.markAppealed({ id: each, body: { reason: 'Not watched.' } })),
        () => riaan.drawSample({ id: batch.id, version: batch.version }),
      ],
    );
    expect(new Set(ends)).toEqual(new Set(['answered']));
    const drawn = await riaan.listBatchAttempts({ id: batch.id, query: { limit: 100 } });
    const reasons = new Map(drawn.items.map((each) => [each.id, each.reasons]));
    expect(marked.filter((each) => !reasons.get(each)?.includes('appealed'))).toEqual([]);
  });
});
