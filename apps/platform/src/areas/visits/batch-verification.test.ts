import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { auditChainOf } from '../../testing/moderating.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let manager: Client;
let verifier: Client;
let id: string;
const { name, surname } = personOf('verifier');
const signature = `${name} ${surname}`;
const noSampleReason = 'All of it was seen on site.';
const endorsement = { endorsed: true, findings: 'In order.', signature, noSampleReason };
beforeAll(async () => {
  platform = await startTestPlatform();
  [manager, verifier] = [await platform.as('manager'), await platform.as('verifier')];
  const query = { courseId: coursesOf(own, 'Lift Truck'), state: ['reported' as const] };
  id = (await manager.listBatches({ query })).items[0]!.id;
  // The demonstration is in the middle of a visit to it.
  const { items } = await manager.listVisits({ query: { standing: 'open' } });
  for (const visit of items) {
    await expect(verifier.signVerification({ id, body: endorsement })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await manager.withdrawVisit({ id: visit.id, body: { reason: 'Sent as a batch.' } });
  }
});
afterAll(() => platform.stop());

const states = async () =>
  Object.fromEntries(
    (
      await platform.query<{ state: string; count: number }>(
        `select a.state, count(*)::int as count from batch_attempt ba join attempt a on a.id = ba.attempt_id
          where ba.batch_id = $1 group by 1`,
        [id],
      )
    ).map(({ state, count }) => [state, count]),
  );

describe('a verification', () => {
  it('can be asked for as the last visit was agreed', async () => {
    const { last } = await manager.getVisitChoices();
    expect(last).toMatchObject({ body: 'Transport SETA', layoutId: 'seta-three-columns', blind: false });
  });

  it('takes all that the report has released, and says how many wait', async () => {
    const before = await states();
    expect(before['reported']).toBeGreaterThan(0);
    const sent = await manager.requestVerification({ id });
    expect(sent).toMatchObject({
      waiting: (before['reported'] ?? 0) + (before['verifying'] ?? 0),
      requestable: 0,
      visits: [{ endorsed: null, signedBy: null }],
    });
    await expect(manager.requestVerification({ id })).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is named for the body that came last, and told to whoever verifies for the account', async () => {
    const { visits } = await manager.getVerification({ id });
    const visitId = visits[0]!.visitId!;
    const { verifiers } = await manager.getVisitChoices();
    expect(await manager.getVisit({ id: visitId })).toMatchObject({
      body: 'Transport SETA',
      layout: { id: 'plain' },
      verifier: null,
    });
    const told = await platform.query<{ user_id: string }>(
      `select user_id from inbox_item where message = 'visit.asked' and subject_id = $1`,
      [visitId],
    );
    expect(told.map((row) => row.user_id)).toEqual(verifiers.map((each) => each.id));
  });

  it('is told of again when results join its visit, once a day', async () => {
    const { visits } = await manager.getVerification({ id });
    const visitId = visits[0]!.visitId!;
    const told = () =>
      platform.query<{ user_id: string }>(
        `select user_id from inbox_item where message = 'visit.joined' and subject_id = $1`,
        [visitId],
      );
    expect(await told()).toEqual([]);
    const waiting = await platform.query<{ id: string }>(
      `select a.id from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = $1 and a.state = 'verifying' order by a.id limit 2`,
      [id],
    );
    const { verifiers } = await manager.getVisitChoices();
    for (const attempt of waiting) {
      await platform.query(`update attempt set state = 'reported' where id = $1`, [attempt.id]);
      await manager.requestVerification({ id });
      expect((await told()).map((row) => row.user_id)).toEqual(verifiers.map((each) => each.id));
    }
  });

  it('is signed with the own name, and with reasons where it is not endorsed', async () => {
    for (const body of [
      { ...endorsement, signature: 'Somebody Else' },
      { ...endorsement, endorsed: false, findings: '  ' },
    ])
      await expect(verifier.signVerification({ id, body })).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await states())['verifying']).toBeGreaterThan(0);
  });

  it('is signed by nobody who took part in the batch', async () => {
    await platform.query(
      `update document set body = jsonb_set(body, '{roles}', '["moderator", "verifier"]') where kind = 'users' and id = $1`,
      [personOf('moderator').id],
    );
    const moderator = await platform.as('moderator');
    const { name: first, surname: last } = personOf('moderator');
    await expect(
      moderator.signVerification({ id, body: { ...endorsement, signature: `${first} ${last}` } }),
    ).rejects.toMatchObject({ code: '4008' });
  });

  it('is not endorsed without a sample and a word why, as in a room', async () => {
    for (const why of [undefined, '  '])
      await expect(
        verifier.signVerification({ id, body: { ...endorsement, noSampleReason: why } }),
      ).rejects.toMatchObject({ code: 'wrong_state', detail: expect.stringContaining('say why') });
    expect((await states())['verifying']).toBeGreaterThan(0);
  });

  it('endorses every result that waits, once, and the chain of the account says so', async () => {
    const { waiting } = await verifier.getVerification({ id });
    const endorsed = (await states())['endorsed'] ?? 0;
    const signed = await verifier.signVerification({ id, body: endorsement });
    expect(signed).toMatchObject({
      waiting: 0,
      visits: [{ endorsed: true, findings: 'In order.', noSampleReason, signedBy: { name: signature } }],
    });
    expect((await states())['endorsed']).toBe(endorsed + waiting);
    expect((await auditChainOf(platform, own)).at(-1)).toMatchObject({
      action: 'batch endorsed',
      subjectId: id,
      detail: { noSampleReason },
    });
    const { visitId } = signed.visits[0]!;
    expect(await manager.getVisit({ id: visitId! })).toMatchObject({ outcome: 'endorsed', noSampleReason });
    await expect(verifier.signVerification({ id, body: endorsement })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });
});
