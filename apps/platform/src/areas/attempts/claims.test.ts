import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { decisionBody, judge, takeable } from '../../testing/moderating.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let nomvula: Client;
let riaan: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  [nomvula, riaan] = [await platform.as('moderator'), await platform.as('moderator2')];
});
afterAll(() => platform.stop());

const stateOf = async (id: string) => (await nomvula.getWorkspace({ id })).attempt.state;
/** Lets a claim be over, as eight hours of nothing would. */
const endLease = (id: string) =>
  platform.query(`update claim set expires_at = now() - interval '1 second' where attempt_id = $1`, [id]);
const draftBody = (notes: string) => ({
  comments: {},
  findings: [],
  reason: '',
  actions: [],
  judgements: {},
  notes,
});
/** An attempt in a sample that this assessor judged. */
async function judgedBy(username: string): Promise<string> {
  const [row] = await platform.query<{ id: string }>(
    `select id from attempt where assessor_id = $1 and state = 'in_sample' limit 1`,
    [personOf(username).id],
  );
  if (row) return row.id;
  // The sample has none of hers: one that was left out is put in, as widening would.
  const [other] = await platform.query<{ id: string }>(
    `update attempt set state = 'in_sample' where id = (select id from attempt
      where assessor_id = $1 and state = 'not_sampled' limit 1) returning id`,
    [personOf(username).id],
  );
  return other!.id;
}

describe('a claim', () => {
  it('is one person’s for eight hours, by name', async () => {
    const id = await takeable(nomvula);
    const before = Date.now();
    const claim = await nomvula.claimAttempt({ id });
    expect(claim).toMatchObject({ mine: true, moderator: { name: 'Nomvula Khumalo' } });
    const hours = (Date.parse(claim.expiresAt) - before) / 3_600_000;
    expect(hours).toBeGreaterThan(7.9);
    expect(hours).toBeLessThan(8.1);
    expect(await stateOf(id)).toBe('moderating');
    await nomvula.releaseAttempt({ id });
  });

  it('says how the attempt stands with it, taken anew or again', async () => {
    const id = await takeable(nomvula);
    for (const turn of ['taken', 'renewed', 'taken again']) {
      if (turn === 'taken again') await endLease(id);
      const { state, version } = await nomvula.claimAttempt({ id });
      const { attempt } = await nomvula.getWorkspace({ id });
      expect({ turn, state, version }).toEqual({ turn, state: attempt.state, version: attempt.version });
    }
    await nomvula.releaseAttempt({ id });
  });

  it('of two at once is one’s, and the other sees whose', async () => {
    const id = await takeable(riaan, nomvula);
    const answers = await Promise.allSettled([nomvula.claimAttempt({ id }), riaan.claimAttempt({ id })]);
    const won = answers.findIndex((each) => each.status === 'fulfilled');
    const name = ['Nomvula Khumalo', 'Riaan Pretorius'][won]!;
    const lost = answers[1 - won] as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ code: 'claimed_by_another', detail: expect.stringContaining(name) });
    const other = [riaan, nomvula][won]!;
    expect((await other.getWorkspace({ id })).attempt.claim).toMatchObject({
      mine: false,
      moderator: { name },
    });
    await [nomvula, riaan][won]!.releaseAttempt({ id });
  });

  it('asked for in many windows of one person is one claim', async () => {
    const id = await takeable(nomvula);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => nomvula.claimAttempt({ id })));
    expect(answers.some((each) => each.status === 'fulfilled')).toBe(true);
    const claims = await platform.query('select from claim where attempt_id = $1', [id]);
    expect(claims).toHaveLength(1);
    expect((await nomvula.claimAttempt({ id })).mine).toBe(true);
    await nomvula.releaseAttempt({ id });
  });

  it('on what was signed meanwhile is refused, and nobody holds what is done', async () => {
    const id = await takeable(nomvula);
    await judge(platform, nomvula, id);
    const { attempt, outcomes } = await nomvula.getWorkspace({ id });
    const ends = await whileHeld(
      platform,
      { hold: 'select from claim where attempt_id = $1 for update', values: [id] },
      [
        () =>
          nomvula.decideAttempt({
            id,
            version: attempt.version,
            body: decisionBody('referred_back', outcomes[0]!.id),
          }),
        () => nomvula.claimAttempt({ id }),
      ],
    );
    expect(ends).toEqual(['answered', 'stale_version']);
    expect((await nomvula.getWorkspace({ id })).attempt).toMatchObject({ state: 'returned', claim: null });
  });

  it('given back is free for the other, once', async () => {
    const id = await takeable(nomvula);
    await nomvula.claimAttempt({ id });
    await expect(riaan.releaseAttempt({ id })).rejects.toMatchObject({ code: 'claimed_by_another' });
    await nomvula.releaseAttempt({ id });
    expect(await stateOf(id)).toBe('in_sample');
    await expect(nomvula.releaseAttempt({ id })).rejects.toMatchObject({ code: 'claim_needed' });
    expect((await riaan.claimAttempt({ id })).mine).toBe(true);
    await riaan.releaseAttempt({ id });
  });

  it('sent again under its key when it is given back is answered as it was, and takes nothing', async () => {
    const id = await takeable(nomvula);
    const taken = await nomvula.claimAttempt({ id }, { idempotencyKey: 'taken-once' });
    await nomvula.releaseAttempt({ id });
    expect(await nomvula.claimAttempt({ id }, { idempotencyKey: 'taken-once' })).toEqual(taken);
    expect(await stateOf(id)).toBe('in_sample');
    expect((await riaan.claimAttempt({ id })).mine).toBe(true);
    await riaan.releaseAttempt({ id });
  });

  it('that is over lets another take the work, and loses nothing of the first', async () => {
    const id = await takeable(nomvula);
    await judge(platform, nomvula, id);
    await nomvula.saveDraft({ id, version: 0, body: draftBody('half a sentence') });
    await endLease(id);

    expect((await riaan.claimAttempt({ id })).mine).toBe(true);
    const theirs = await riaan.getWorkspace({ id });
    expect(theirs.draft).toBeNull();
    expect(theirs.outcomes.every((each) => each.hidden && each.verdict === null)).toBe(true);

    const mine = await nomvula.getWorkspace({ id });
    expect(mine.draft?.body.notes).toBe('half a sentence');
    expect(mine.attempt.claim?.mine).toBe(false);
    const { version } = mine.attempt;
    for (const refused of [
      () => nomvula.recordVerdict({ id, outcomeId: mine.outcomes[0]!.id, body: { result: 'C' } }),
      () => nomvula.decideAttempt({ id, version, body: decisionBody('upheld', mine.outcomes[0]!.id) }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'claimed_by_another' });
    const saved = await nomvula.saveDraft({
      id,
      version: mine.draft!.version,
      body: draftBody('the whole sentence'),
    });
    expect(saved.body.notes).toBe('the whole sentence');

    await riaan.releaseAttempt({ id });
    await nomvula.claimAttempt({ id });
    expect((await nomvula.getWorkspace({ id })).outcomes.every((each) => each.verdict)).toBe(true);
    await nomvula.releaseAttempt({ id });
  });

  it('that is over is told as what is missing to go on', async () => {
    const id = await takeable(nomvula);
    await nomvula.claimAttempt({ id });
    await endLease(id);
    const { outcomes } = await nomvula.getWorkspace({ id });
    await expect(
      nomvula.recordVerdict({ id, outcomeId: outcomes[0]!.id, body: { result: 'C' } }),
    ).rejects.toMatchObject({ code: 'claim_needed', detail: expect.stringContaining('draft is kept') });
    await nomvula.claimAttempt({ id });
    await nomvula.releaseAttempt({ id });
  });

  it('is kept alive by a verdict and by a draft', async () => {
    const id = await takeable(nomvula);
    await nomvula.claimAttempt({ id });
    const { outcomes, draft } = await nomvula.getWorkspace({ id });
    const nearlyOver = () =>
      platform.query(`update claim set expires_at = now() + interval '1 minute' where attempt_id = $1`, [id]);
    const hoursLeft = async () =>
      (Date.parse((await nomvula.getWorkspace({ id })).attempt.claim!.expiresAt) - Date.now()) / 3_600_000;
    await nearlyOver();
    await nomvula.recordVerdict({ id, outcomeId: outcomes[0]!.id, body: { result: 'C' } });
    expect(await hoursLeft()).toBeGreaterThan(7);
    await nearlyOver();
    await nomvula.saveDraft({ id, version: draft?.version ?? 0, body: draftBody('still here') });
    expect(await hoursLeft()).toBeGreaterThan(7);
    await nomvula.releaseAttempt({ id });
  });
});

describe('who may not moderate', () => {
  it('is the assessor, by code 4008, and the page says so before', async () => {
    const id = await judgedBy('moderator');
    await expect(nomvula.claimAttempt({ id })).rejects.toMatchObject({
      status: 409,
      code: '4008',
      detail: expect.stringContaining('You assessed this attempt'),
    });
    const { mode, conflicts, attempt } = await nomvula.getWorkspace({ id });
    expect([mode, conflicts[0]?.code, attempt.conflict?.code]).toEqual([
      'read',
      'conflict_assessor',
      'conflict_assessor',
    ]);
    expect((await riaan.claimAttempt({ id })).mine).toBe(true);
    await riaan.releaseAttempt({ id });
  });

  it('is somebody whose registration has expired, by code 40013 and with the day', async () => {
    const id = await takeable(riaan);
    const lapsed = await platform.as('lapsed');
    await expect(lapsed.claimAttempt({ id })).rejects.toMatchObject({
      code: '40013',
      detail: expect.stringContaining('2026-08-31'),
    });
    expect(await stateOf(id)).toBe('in_sample');
  });

  it('is somebody whose registration ended with the day that is over in Johannesburg', async () => {
    const id = await takeable(riaan);
    const lapsed = await platform.as('lapsed');
    // 21:30 UTC is 23:30 of the last day there; an hour later the next day has begun, though not in UTC.
    const at = (iso: string) => platform.setNow(new Date(iso));
    try {
      at('2026-08-31T22:30:00Z');
      await expect(lapsed.claimAttempt({ id })).rejects.toMatchObject({ code: '40013' });
      at('2026-08-31T21:30:00Z');
      expect((await lapsed.claimAttempt({ id })).mine).toBe(true);
      await lapsed.releaseAttempt({ id });
    } finally {
      platform.setNow(null);
    }
  });

  it('is somebody who lost the registration after the claim', async () => {
    const id = await takeable(riaan);
    await judge(platform, riaan, id);
    const { attempt, outcomes } = await riaan.getWorkspace({ id });
    platform.setNow(new Date('2027-04-01T10:00:00Z'));
    try {
      await expect(
        riaan.decideAttempt({
          id,
          version: attempt.version,
          body: decisionBody('upheld', outcomes[0]!.id),
        }),
      ).rejects.toMatchObject({ code: '40013' });
    } finally {
      platform.setNow(null);
    }
    expect(await stateOf(id)).toBe('moderating');
    await riaan.releaseAttempt({ id });
  });
});
