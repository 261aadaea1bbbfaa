import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';

let platform: TestPlatform;
let verifier: Client;
let manager: Client;
let id: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  [verifier, manager] = [await platform.as('verifier'), await platform.as('manager')];
  const { items } = await verifier.listVisits({ query: { standing: 'open' } });
  ({ id } = items[0]!);
});
afterAll(() => platform.stop());

const { name, surname } = personOf('verifier');
const sign = (outcome: 'endorsed' | 'not_endorsed') =>
  verifier.signVisit({
    id,
    body: { outcome, findings: 'Dates are missing.', signature: `${name} ${surname}` },
  });
const hold = 'select from visit where id = $1 for update';
/** Lets calls come to the visit at once, the first one first. */
const meet = (...calls: (() => Promise<unknown>)[]) => whileHeld(platform, { hold, values: [id] }, calls);
/** How many attempts of the visit's batches are in a state. */
const countOf = async (state: string) =>
  (
    await platform.query(
      `select from visit_batch vb join batch_attempt ba on ba.batch_id = vb.batch_id join attempt a on a.id = ba.attempt_id
        where vb.visit_id = $1 and a.state = $2`,
      [id, state],
    )
  ).length;
/** What becomes of a call that comes while somebody signs. */
const whileSigned = async (call: () => Promise<unknown>) => {
  const change = `update visit set outcome = 'endorsed', signed_by = requested_by, signature = 'x', signed_at = now() where id = $1`;
  const ends = await whileHeld(platform, { hold, change, values: [id] }, [call]);
  await platform.query(
    'update visit set outcome = null, signed_by = null, signature = null, signed_at = null where id = $1',
    [id],
  );
  return ends[0];
};

describe('of two windows on a visit', () => {
  it('one draws the sample, which is drawn again from its seed', async () => {
    const draw = () => verifier.drawVisitSample({ id, body: {} });
    expect(await meet(draw, draw)).toEqual(['answered', 'wrong_state']);
    expect((await verifier.getVisit({ id })).sample.rows).toHaveLength(3);
  });

  it('none writes into a visit that the other one signs', async () => {
    const { sample, layout } = await verifier.getVisit({ id });
    const [{ attemptId } = { attemptId: '' }] = sample.rows;
    const judge = async (sampled: string) => {
      const { outcomes } = await verifier.getWorkspace({ id: sampled });
      const results = outcomes.map((each) => ({ outcomeId: each.id, result: 'C', comment: '' }));
      return () => verifier.judgeVisitAttempt({ id, attemptId: sampled, body: { results } });
    };
    const answers = layout.checklist.map((each) => ({ id: each.id, answer: 'yes' as const, comment: '' }));
    const saveChecklist = () => verifier.saveVisitChecklist({ id, body: { answers } });
    const body = { kind: 'finding' as const, text: 'No date.' };
    const { points } = await verifier.getVisit({ id });
    const note = await verifier.addVisitPoint({ id, body });
    const writing: (() => Promise<unknown>)[] = [
      () => verifier.addVisitPoint({ id, body }),
      () => verifier.changeVisitPoint({ id, pointId: note.id, version: note.version, body }),
      () => verifier.removeVisitPoint({ id, pointId: note.id }),
      () => verifier.addToVisitSample({ id, body: { attemptId, reason: 'Its site.' } }),
      await judge(attemptId),
      saveChecklist,
      () => sign('endorsed'),
      () => manager.withdrawVisit({ id, body: { reason: 'Another day.' } }),
    ];
    const ends = [];
    for (const write of writing) ends.push(await whileSigned(write));
    expect(ends).toEqual(writing.map(() => 'wrong_state'));
    expect((await verifier.getVisit({ id })).points).toEqual([...points, note]);
    for (const each of sample.rows) await (await judge(each.attemptId))();
    await saveChecklist();
  });

  it('one signs: its outcome is what the report and the results say', async () => {
    const withdraw = () => manager.withdrawVisit({ id, body: { reason: 'Another day.' } });
    const { batches } = await manager.getVisit({ id });
    // Nothing of a plain one is wanted but its signature, which is given on the page of its batch as well.
    await platform.query('update visit set layout = plain_visit_layout() where id = $1', [id]);
    const signBatch = () =>
      verifier.signVerification({
        id: batches[0]!.batch.id,
        body: { endorsed: true, findings: '', signature: `${name} ${surname}` },
      });
    const endorsedBefore = await countOf('endorsed');
    const ends = await meet(
      () => sign('not_endorsed'),
      signBatch,
      () => sign('endorsed'),
      withdraw,
    );
    expect(ends).toEqual(['answered', 'wrong_state', 'wrong_state', 'wrong_state']);
    expect((await manager.getVisit({ id })).outcome).toBe('not_endorsed');
    const csv = await (await manager.downloadVisitReport({ id, type: 'csv' })).blob.text();
    expect(csv).toContain('Not endorsed');
    expect([await countOf('verifying'), await countOf('endorsed')]).toEqual([0, endorsedBefore]);
    const signed = await platform.query(
      `select from audit_entry where subject_id = $1 and action = 'visit signed'`,
      [id],
    );
    expect(signed).toHaveLength(1);
  });
});

describe('of two who ask for a visit of one batch', () => {
  it('one gets it, and the other is told of that room', async () => {
    const batchIds = (await manager.getVisit({ id })).batches.map(({ batch }) => batch.id);
    await platform.query(
      `update attempt set state = 'reported' where state = 'not_endorsed'
        and id in (select attempt_id from batch_attempt where batch_id = any($1))`,
      [batchIds],
    );
    const body = {
      batchIds,
      body: 'Services SETA',
      kind: 'remote' as const,
      startsOn: '2099-01-04',
      endsOn: '2099-01-08',
      layoutId: 'plain',
    };
    const ask = () => manager.requestVisit({ body });

    const ends = await whileHeld(
      platform,
      { hold: 'select from batch where id = any($1) for update', values: [batchIds] },
      [ask, ask],
    );

    expect(ends).toEqual(['answered', 'wrong_state']);
  });
});
