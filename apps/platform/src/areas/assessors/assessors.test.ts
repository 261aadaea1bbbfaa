import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { ApiError } from '@moderator/client';
import { decisionBody, judge, takeable as takeableBy } from '../../testing/moderating.ts';
import type { DecisionKind } from '../../testing/moderating.ts';
import { foreign, own, people, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let riaan: Client;
let assessor: Client;
const me = personOf('assessor');
beforeAll(async () => {
  platform = await startTestPlatform();
  [riaan, assessor] = [await platform.as('moderator2'), await platform.as('assessor')];
});
afterAll(() => platform.stop());

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : error);
const refused = async (call: Promise<unknown>) => codeOf(await call.catch((error: unknown) => error));

/** An attempt in a sample that Riaan may take, as if this assessor had judged it. */
async function takeable(): Promise<{ id: string; batchId: string }> {
  const id = await takeableBy(riaan);
  await platform.query('update attempt set assessor_id = $2 where id = $1', [id, me.id]);
  const { attempt } = await riaan.getWorkspace({ id });
  return { id, batchId: attempt.batch!.id };
}

async function decide(id: string, kind: DecisionKind, text: string) {
  await judge(platform, riaan, id, kind === 'overturned');
  const { attempt, outcomes } = await riaan.getWorkspace({ id });
  return riaan.decideAttempt({
    id,
    version: attempt.version,
    body: { ...decisionBody(kind, outcomes[0]!.id), feedback: { topic: 'current', text } },
  });
}

const textsFor = async (api: Client, attemptId: string) =>
  (await api.listFeedback({ query: { attemptId: [attemptId] } })).items.map(({ text }) => text);

describe('feedback to an assessor', () => {
  it('goes with the decision, and reaches the assessor when the result is released', async () => {
    const { id, batchId } = await takeable();
    await decide(id, 'upheld', 'Date each observation.');
    expect(await textsFor(riaan, id)).toEqual(['Date each observation.']);
    expect(await textsFor(await platform.as('manager'), id)).toEqual(['Date each observation.']);
    expect(await textsFor(assessor, id)).toEqual([]);
    const [feedback] = (await riaan.listFeedback({ query: { attemptId: [id] } })).items;
    expect(await refused(assessor.answerFeedback({ id: feedback!.id, body: { answer: '' } }))).toBe(
      'not_found',
    );

    // As a report does that is signed after the decision.
    await platform.query(
      `insert into report (id, client_id, account_id, batch_id, number, body, signed_by, signature, signed_at, file_id)
        select gen_random_uuid(), client_id, account_id, $1, 'MR-TEST', '{}', $2, 'R', now() + interval '1 minute', (select id from stored_file limit 1)
        from batch where id = $1`,
      [batchId, personOf('moderator2').id],
    );
    expect(await textsFor(assessor, id)).toEqual(['Date each observation.']);
    const answered = await assessor.answerFeedback({ id: feedback!.id, body: { answer: ' I will. ' } });
    expect(answered).toMatchObject({ answer: 'I will.', isReleased: true });
    expect(answered.acknowledgedAt).not.toBeNull();
    await platform.query(`delete from report where number = 'MR-TEST'`);
  });

  it('reaches the assessor at once with what is referred back', async () => {
    const { id } = await takeable();
    await decide(id, 'referred_back', 'Show them how to sign the page.');
    expect(await textsFor(assessor, id)).toEqual(['Show them how to sign the page.']);
  });

  it('is answered once, and what was said stays', async () => {
    const { items } = await assessor.listFeedback({ query: { acknowledged: 'false' } });
    const { id } = items.find((each) => each.text.startsWith('Show them'))!;
    expect((await assessor.answerFeedback({ id, body: {} })).answer).toBe('');
    expect((await assessor.answerFeedback({ id, body: { answer: 'Done.' } })).answer).toBe('Done.');
    expect((await assessor.answerFeedback({ id, body: { answer: 'Done.' } })).answer).toBe('Done.');
    expect(await refused(assessor.answerFeedback({ id, body: { answer: 'Not done.' } }))).toBe('wrong_state');
  });

  it('can be added after the decision, and not before', async () => {
    const { id } = await takeable();
    const body = { topic: 'records', text: 'File the sheets by outcome.' } as const;
    expect(await refused(riaan.writeFeedback({ id, body }))).toBe('wrong_state');
    await decide(id, 'overturned', 'Look at the second recording.');
    expect(await riaan.writeFeedback({ id, body })).toMatchObject({
      ...body,
      assessor: { id: me.id },
      answer: '',
    });
    expect((await textsFor(riaan, id)).toSorted()).toEqual([
      'File the sheets by outcome.',
      'Look at the second recording.',
    ]);
  });

  it('is nobody else’s: not of a colleague, not of another account', async () => {
    const { items } = await assessor.listFeedback({ query: {} });
    expect(items.every((each) => each.assessor.id === me.id)).toBe(true);
    const colleague = people.find(
      (each) =>
        each.accountId === own && each.roles.includes('assessor') && each.canSignIn && each.id !== me.id,
    )!;
    const api = await platform.as(colleague.username);
    expect(await refused(api.answerFeedback({ id: items[0]!.id, body: {} }))).toBe('not_found');
    const stranger = people.find(
      (each) =>
        each.accountId === foreign && each.canSignIn && each.roles.some((role) => role === 'moderator'),
    )!;
    const elsewhere = await (await platform.as(stranger.username)).listFeedback({ query: { limit: 500 } });
    expect(elsewhere.items.filter(({ assessor: { id } }) => id === me.id)).toEqual([]);
  });
});

describe('an action about what recurs', () => {
  it('is set by a moderator, done by the assessor, and begins the count anew', async () => {
    const before = await riaan.getAssessor({ id: me.id });
    const current = before.topics.find(({ topic }) => topic === 'current');
    expect(current).toMatchObject({ recurs: true });
    const body = { topic: 'current', text: 'Take part in the workshop.', dueOn: '2099-01-31' } as const;
    const action = await riaan.setAssessorAction({ id: me.id, body });
    expect(action).toMatchObject({ ...body, doneAt: null, moderator: { id: personOf('moderator2').id } });
    expect((await riaan.getAssessor({ id: me.id })).topics.map(({ topic }) => topic)).not.toContain(
      'current',
    );

    const mine = await assessor.listAssessorActions({ query: { done: 'false' } });
    expect(mine.items.map(({ id }) => id)).toContain(action.id);
    const done = await assessor.completeAssessorAction({ id: action.id, body: { note: 'I was there.' } });
    expect(done.note).toBe('I was there.');
    expect(done.doneAt).not.toBeNull();
    expect(await refused(assessor.completeAssessorAction({ id: action.id, body: {} }))).toBe('wrong_state');
  });

  it('is set for an assessor of the account alone, and by nobody for themselves', async () => {
    const body = { topic: 'other', text: 'Read the guide.', dueOn: '2099-01-31' } as const;
    const learner = people.find((each) => each.accountId === own && each.roles.join() === 'learner')!;
    expect(await refused(riaan.setAssessorAction({ id: learner.id, body }))).toBe('not_found');
    const nomvula = personOf('moderator');
    expect(nomvula.roles).toContain('assessor');
    const self = (await platform.as('moderator')).setAssessorAction({ id: nomvula.id, body });
    expect(await refused(self)).toBe('4008');
  });
});

describe('the record of an assessor', () => {
  it('tells moderators and managers of the account their work, and counts it as it is stored', async () => {
    const record = await riaan.getAssessor({ id: me.id });
    const [known] = await platform.query<{ assessed: number; sampled: number }>(
      `select count(*)::int as assessed, count(*) filter (where exists (select from batch_attempt ba
          where ba.attempt_id = a.id and ba.sampled))::int as sampled
        from attempt a where assessor_id = $1 and assessed_at > now() - interval '365 days'`,
      [me.id],
    );
    expect(record.work).toMatchObject(known!);
    expect(record.name).toBe(`${me.name} ${me.surname}`);
    expect(record.registrations.length).toBeGreaterThan(0);
    const figures = await riaan.getAgreement({ query: { assessorId: [me.id] } });
    expect(record.agreement).toEqual(figures.all);
    expect((await (await platform.as('manager')).getAssessor({ id: me.id })).work).toEqual(record.work);
  });

  it('tells assessors their own alone, without decisions that no report released', async () => {
    const record = await assessor.getAssessor({ id: me.id });
    const [released] = await platform.query<{ upheld: number; overturned: number }>(
      `select count(*) filter (where d.kind = 'upheld')::int as upheld,
          count(*) filter (where d.kind = 'overturned')::int as overturned
        from attempt a cross join lateral (select * from decision where attempt_id = a.id and (kind = 'referred_back'
          or exists (select from report r where r.batch_id = decision.batch_id and r.signed_at >= decision.signed_at))
          order by signed_at desc limit 1) d
        where a.assessor_id = $1 and a.state not in ('in_sample', 'moderating') and d.signed_at > now() - interval '365 days'`,
      [me.id],
    );
    expect(record.work).toMatchObject(released!);
    expect(record.work.overturned).toBeLessThan((await riaan.getAssessor({ id: me.id })).work.overturned);
    expect(record.band).toBeNull();
    expect(await refused(assessor.getAssessor({ id: personOf('moderator').id }))).toBe('not_found');
  });

  it('counts what was decided in a period, also of work that was assessed long before', async () => {
    const before = (await riaan.getAssessor({ id: me.id })).work;
    const [old] = await platform.query<{ id: string; assessed_at: Date }>(
      `select id, assessed_at from attempt where assessor_id = $1 and state = 'upheld' limit 1`,
      [me.id],
    );
    const move = (to: Date) =>
      platform.query('update attempt set assessed_at = $2 where id = $1', [old!.id, to]);
    await move(new Date('2013-10-01T08:00:00Z'));
    const { work } = await riaan.getAssessor({ id: me.id });
    const then = (await riaan.getAssessor({ id: me.id, query: { from: '2013-01-01', to: '2013-12-31' } }))
      .work;
    await move(old!.assessed_at);
    expect(work).toEqual({ ...before, assessed: before.assessed - 1, sampled: before.sampled - 1 });
    expect(then).toEqual({ assessed: 1, sampled: 1, upheld: 0, overturned: 0, referredBack: 0 });
  });

  it('is told to nobody of another account', async () => {
    const stranger = people.find(
      (each) =>
        each.accountId === foreign && each.canSignIn && each.roles.some((role) => role === 'moderator'),
    )!;
    expect(await refused((await platform.as(stranger.username)).getAssessor({ id: me.id }))).toBe(
      'not_found',
    );
  });

  it('tells the risk band with what it follows from where the policy of the account has bands', async () => {
    await platform.query(
      `insert into sampling_policy (id, client_id, account_id, policy)
        select gen_random_uuid(), client_id, id, $2 from document where kind = 'accounts' and id = $1
        on conflict (account_id, course_id) do update set policy = excluded.policy`,
      [
        own,
        JSON.stringify({
          riskBands: { leastPairs: 1, watchedFrom: 1, percentages: { new: 50, proven: 10, watched: 60 } },
        }),
      ],
    );
    expect((await riaan.getAssessor({ id: me.id })).band).toMatchObject({
      band: 'watched',
      percentage: 60,
      leastPairs: 1,
      watchedFrom: 1,
    });
  });
});
