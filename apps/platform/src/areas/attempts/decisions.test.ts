import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError } from '@moderator/client';
import type { Client } from '@moderator/client';
import { verifyChain } from '@moderator/moderation';
import {
  auditChainOf,
  decisionBody,
  judge,
  judgementsOf,
  moderate,
  takeable,
} from '../../testing/moderating.ts';
import type { DecisionKind } from '../../testing/moderating.ts';
import { own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let api: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator2');
  // The sample of the demonstration is small; everything that it left out is put in.
  await platform.query(`update attempt set state = 'in_sample' where state = 'not_sampled'`);
  await platform.query('update batch_attempt set sampled = true');
});
afterAll(() => platform.stop());

const decisionsOf = (id: string) => platform.query('select kind from decision where attempt_id = $1', [id]);
const entriesOf = (id: string) =>
  platform.query<{ action: string; actor_id: string }>(
    `select action, actor_id from audit_entry where subject_id = $1 order by sequence`,
    [id],
  );

/** An attempt with a verdict on every outcome, ready to be signed. */
async function ready(differ = false) {
  const id = await takeable(api);
  await judge(platform, api, id, differ);
  const { attempt, outcomes } = await api.getWorkspace({ id });
  return { id, version: attempt.version, outcomes };
}
const sign = (
  { id, version, outcomes }: Awaited<ReturnType<typeof ready>>,
  kind: DecisionKind = 'upheld',
  more: object = {},
  idempotencyKey?: string,
) =>
  api.decideAttempt(
    { id, version, body: { ...decisionBody(kind, outcomes[0]!.id), ...more } },
    idempotencyKey ? { idempotencyKey } : {},
  );

describe('a verdict', () => {
  it('reveals the judgement on its outcome, and a change after that is recorded as one', async () => {
    const id = await takeable(api);
    await api.claimAttempt({ id });
    const [first] = await judgementsOf(platform, id);
    const outcomeId = first!.outcome_id;
    const record = (result: 'C' | 'NYC', comment = '') =>
      api.recordVerdict({ id, outcomeId, body: { result, comment } });
    const other = first!.result === 'C' ? 'NYC' : 'C';

    expect(await record(other)).toMatchObject({
      judgement: { result: first!.result, feedback: first!.feedback },
      comparison: 'differs',
      verdict: { changedAfterReveal: false },
    });
    expect((await record(other, 'Only a comment.')).verdict?.changedAfterReveal).toBe(false);
    expect(await record(first!.result)).toMatchObject({
      comparison: 'agrees',
      verdict: { changedAfterReveal: true },
    });
    expect((await record(first!.result)).verdict?.changedAfterReveal).toBe(true);
    expect((await entriesOf(id)).map((each) => each.action)).toContain('verdict changed after reveal');
    const history = await platform.query(
      'select result, after_reveal from verdict_history where attempt_id = $1 order by id',
      [id],
    );
    expect(history).toEqual([
      { result: other, after_reveal: false },
      { result: other, after_reveal: true },
      { result: first!.result, after_reveal: true },
    ]);
    await api.releaseAttempt({ id });
  });

  it('of somebody who has not claimed, or on an outcome of another course, is refused', async () => {
    const id = await takeable(api);
    const { outcome_id } = (await judgementsOf(platform, id))[0]!;
    const body = { result: 'C' } as const;
    await expect(api.recordVerdict({ id, outcomeId: outcome_id, body })).rejects.toMatchObject({
      code: 'claim_needed',
    });
    await api.claimAttempt({ id });
    const [foreign] = await platform.query<{ id: string }>(
      'select id from outcome where account_id = $1 and course_id <> (select course_id from attempt where id = $2) limit 1',
      [own, id],
    );
    await expect(api.recordVerdict({ id, outcomeId: foreign!.id, body })).rejects.toMatchObject({
      status: 404,
    });
    await api.releaseAttempt({ id });
  });

  it('sent again under its key behind another one is answered as it was, and the other one stands', async () => {
    const id = await takeable(api);
    await api.claimAttempt({ id });
    const [{ outcome_id: outcomeId } = { outcome_id: '' }] = await judgementsOf(platform, id);
    const say = (result: 'C' | 'NYC', idempotencyKey: string) =>
      api.recordVerdict({ id, outcomeId, body: { result, comment: 'Seen.' } }, { idempotencyKey });
    const said = async () =>
      (
        await platform.query<{ result: string }>(
          'select result from verdict_history where attempt_id = $1 and outcome_id = $2 order by id',
          [id, outcomeId],
        )
      ).map(({ result }) => result);
    const before = await said();
    const first = await say('C', 'said-first');
    const second = await say('NYC', 'said-second');
    expect(await say('C', 'said-first')).toEqual(first);
    const { outcomes } = await api.getWorkspace({ id });
    expect(outcomes.find((each) => each.id === outcomeId)?.verdict).toEqual(second.verdict);
    expect(second.verdict).toMatchObject({ result: 'NYC', changedAfterReveal: true });
    expect(await said()).toEqual([...before, 'C', 'NYC']);
    await api.releaseAttempt({ id });
  });
});

describe('a verdict and a signature at once', () => {
  type Calls = (() => Promise<unknown>)[];
  const meet = async (kind: DecisionKind, order: (calls: Calls) => Calls) => {
    const attempt = await ready();
    const { id, outcomes } = attempt;
    const [{ id: outcomeId, verdict }] = outcomes as [(typeof outcomes)[number]];
    const result = verdict!.result === 'C' ? 'NYC' : 'C';
    const body = { result, comment: 'Seen once more.' } as const;
    const ends = await whileHeld(
      platform,
      { hold: 'select from claim where attempt_id = $1 for update', values: [id] },
      order([() => sign(attempt, kind), () => api.recordVerdict({ id, outcomeId, body })]),
    );
    const [kept] = await platform.query<{ result: string }>(
      'select result from verdict where attempt_id = $1 and outcome_id = $2',
      [id, outcomeId],
    );
    const [entry] = await platform.query<{ detail: { verdicts: { outcomeId: string; result: string }[] } }>(
      `select detail from audit_entry where subject_id = $1 and action = 'decision signed'`,
      [id],
    );
    const signed = entry?.detail.verdicts.find((each) => each.outcomeId === outcomeId)?.result;
    return { ends, kept: kept?.result, signed, before: verdict!.result, result };
  };

  it('leave no other verdict behind than the one that was signed', async () => {
    const { ends, kept, signed, before } = await meet('upheld', (calls) => calls);
    expect(ends).toEqual(['answered', 'wrong_state']);
    expect([kept, signed]).toEqual([before, before]);
  });

  it('sign over the verdict that came first', async () => {
    const { ends, kept, signed, result } = await meet('overturned', (calls) => calls.toReversed());
    expect(ends).toEqual(['answered', 'answered']);
    expect([kept, signed]).toEqual([result, result]);
  });
});

describe('a decision', () => {
  it.each([
    [
      'without a verdict on every outcome',
      async () => {
        const id = await takeable(api);
        await api.claimAttempt({ id });
        const { attempt, outcomes } = await api.getWorkspace({ id });
        return { id, version: attempt.version, outcomes };
      },
      'upheld',
      {},
      'verdict_needed',
    ],
    ['that upholds another result without a reason', () => ready(true), 'upheld', {}, 'wrong_state'],
    ['that overturns without a reason', () => ready(true), 'overturned', { reason: ' ' }, 'wrong_state'],
    ['that overturns what agrees', () => ready(), 'overturned', {}, 'wrong_state'],
    ['that refers back without an action', () => ready(), 'referred_back', { actions: [] }, 'wrong_state'],
    [
      'with a cross that says nothing',
      () => ready(),
      'upheld',
      { findings: [{ rule: 'valid', passed: false, comment: ' ', evidenceIds: [] }] },
      'wrong_state',
    ],
    [
      'that cites evidence of nobody',
      () => ready(),
      'upheld',
      {
        findings: [
          { rule: 'valid', passed: true, comment: '', evidenceIds: ['00000000-0000-4000-8000-000000000000'] },
        ],
      },
      'invalid_input',
    ],
  ] as const)('%s is refused and changes nothing', async (_, prepare, kind, more, code) => {
    const prepared = await prepare();
    await expect(sign(prepared, kind, more)).rejects.toMatchObject({ code });
    const { attempt } = await api.getWorkspace({ id: prepared.id });
    expect(attempt).toMatchObject({ state: 'moderating', version: prepared.version, claim: { mine: true } });
    expect(await decisionsOf(prepared.id)).toEqual([]);
    await api.releaseAttempt({ id: prepared.id });
  });

  it('that overturns needs a comment on each outcome whose result it changes', async () => {
    const attempt = await ready(true);
    const { outcome_id: outcomeId, result } = (await judgementsOf(platform, attempt.id))[0]!;
    const other = result === 'C' ? 'NYC' : 'C';
    const say = (comment: string) =>
      api.recordVerdict({ id: attempt.id, outcomeId, body: { result: other, comment } });
    await say('');
    await expect(sign(attempt, 'overturned')).rejects.toMatchObject({
      code: 'wrong_state',
      detail: expect.stringContaining('One outcome changes its result without a comment'),
    });
    expect(await decisionsOf(attempt.id)).toEqual([]);
    await say('Two criteria are not shown.');
    expect(await sign(attempt, 'overturned')).toMatchObject({ kind: 'overturned' });
  });

  it('over a version that has passed is refused with what it has become', async () => {
    const prepared = await ready();
    const error = await sign({ ...prepared, version: prepared.version - 1 }).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      current: { id: prepared.id, state: 'moderating', version: prepared.version },
    });
    await api.releaseAttempt({ id: prepared.id });
  });

  it('repeated under its key is the first answer and one decision', async () => {
    const prepared = await ready();
    const first = await sign(prepared, 'upheld', {}, 'one-decision');
    const again = await Promise.all([1, 2, 3].map(() => sign(prepared, 'upheld', {}, 'one-decision')));
    for (const each of again) expect(each).toEqual(first);
    expect(await decisionsOf(prepared.id)).toHaveLength(1);
    await expect(sign(prepared, 'upheld', { reason: 'Another.' }, 'one-decision')).rejects.toMatchObject({
      code: 'key_reused',
    });
    const other = await platform.as('moderator');
    const id = await takeable(other);
    const done = await moderate(platform, other, id, 'upheld');
    expect(done.id).not.toBe(first.id);
  });

  it('sent twice at once under one key is one decision with one answer', async () => {
    const prepared = await ready();
    const answers = await Promise.all([1, 2, 3, 4].map(() => sign(prepared, 'upheld', {}, 'at-once')));
    expect(new Set(answers.map((each) => each.id)).size).toBe(1);
    expect(await decisionsOf(prepared.id)).toHaveLength(1);
  });

  it('that was refused under a key may be sent again under it', async () => {
    const prepared = await ready(true);
    await expect(sign(prepared, 'overturned', { reason: '' }, 'second-try')).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect(await sign(prepared, 'overturned', {}, 'second-try')).toMatchObject({ kind: 'overturned' });
  });

  it('of ten at once succeeds once', async () => {
    const prepared = await ready();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => sign(prepared)));
    expect(answers.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    for (const each of answers)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ outcome: 'rejected' });
    expect(await decisionsOf(prepared.id)).toHaveLength(1);
    expect((await entriesOf(prepared.id)).filter((each) => each.action === 'decision signed')).toHaveLength(
      1,
    );
  });

  it('ends the claim, names its author and is not edited afterwards', async () => {
    const prepared = await ready();
    const decision = await sign(prepared);
    expect(decision).toMatchObject({
      moderator: { id: personOf('moderator2').id },
      version: prepared.version + 1,
    });
    const { attempt, mode } = await api.getWorkspace({ id: prepared.id });
    expect([attempt.state, attempt.claim, mode]).toEqual(['upheld', null, 'read']);
    await expect(api.claimAttempt({ id: prepared.id })).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(sign({ ...prepared, version: attempt.version })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect((await entriesOf(prepared.id)).at(-1)).toEqual({
      action: 'decision signed',
      actor_id: personOf('moderator2').id,
    });
  });
});

describe('the audit chain of an account', () => {
  it('is whole after all of this, and ends as its head says', async () => {
    const [head] = await platform.query<{ sequence: string; hash: string }>(
      'select sequence, hash from audit_head where account_id = $1',
      [own],
    );
    const entries = await auditChainOf(platform, own);
    const end = { sequence: Number(head!.sequence), hash: head!.hash };
    expect(await verifyChain(entries, end)).toEqual({ ok: true, count: entries.length });
    expect(entries.length).toBeGreaterThan(15);
  });

  it('shows what somebody with the whole database changed in it', async () => {
    await platform.query(
      `update audit_entry set detail = detail || '{"reason":"another"}' where account_id = $1 and sequence = 5`,
      [own],
    );
    expect(await verifyChain(await auditChainOf(platform, own))).toMatchObject({ ok: false, at: 5 });
  });
});
