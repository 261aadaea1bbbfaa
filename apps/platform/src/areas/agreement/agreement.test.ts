import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moderate, takeable } from '../../testing/moderating.ts';
import { foreign, own, people, personOf, sitesOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

/** Another assessor of the same account. */
const colleague = people.find(
  (each) => each.accountId === own && each.roles.includes('assessor') && each.username !== 'assessor',
)!;

const table = async (username: string, query: object = {}) =>
  (await platform.as(username)).getAgreement({ query });

interface StoredPair {
  assessor_id: string;
  site_id: string;
  state: string;
  judged: string;
  blind: string;
  measure: { kind: string };
}

/** All pairs that are settled, to be counted one by one. */
const stored = () =>
  platform.query<StoredPair>(
    `select p.assessor_id, p.site_id, p.judged, p.blind, p.measure, a.state from judgement_pair p
      join attempt a on a.id = p.attempt_id
      where p.account_id = $1 and a.state not in ('assessing', 'submitted', 'assessed', 'batched', 'in_sample', 'moderating')
        and p.decided_at > now() - interval '364 days'`,
    [own],
  );

describe('figures', () => {
  it('are those of a recount, for all and for each assessor', async () => {
    // Who manages assesses nothing, so nothing of theirs is kept from them.
    const { all, rows, more } = await table('manager');
    const pairs = (await stored()).filter(({ measure }) => measure.kind === 'two_results');
    const known = (some: StoredPair[]) => ({
      pairs: some.length,
      agreed: some.filter((each) => each.judged === each.blind).length,
      assessorHigher: some.filter((each) => each.judged === 'C' && each.blind === 'NYC').length,
      moderatorHigher: some.filter((each) => each.judged === 'NYC' && each.blind === 'C').length,
    });
    const two = <Row extends { measure: { kind: string } }>(some: readonly Row[]) =>
      some.filter(({ measure }) => measure.kind === 'two_results');
    expect(pairs.length).toBeGreaterThan(20);
    expect(two(all)[0]).toMatchObject(known(pairs));
    expect(more).toBe(0);
    for (const row of two(rows))
      expect(row).toMatchObject(known(pairs.filter((each) => each.assessor_id === row.subject.id)));
    expect(two(rows).reduce((sum, row) => sum + row.pairs, 0)).toBe(pairs.length);
    expect(two(all)[0]!.months.reduce((sum, month) => sum + month.pairs, 0)).toBe(pairs.length);
  });

  it.each(['moderator', 'course', 'site', 'outcome'] as const)(
    'by %s name whom or what they are of',
    async (by) => {
      const { all, rows } = await table('moderator', { by });
      expect(rows.every(({ subject }) => subject.name.trim() !== '')).toBe(true);
      expect(rows.reduce((sum, row) => sum + row.pairs, 0)).toBe(
        all.reduce((sum, each) => sum + each.pairs, 0),
      );
    },
  );

  it('are of the days that were asked for, a year up to today unless told', async () => {
    const { from, to } = await table('moderator');
    expect(Date.parse(to) - Date.parse(from)).toBeGreaterThanOrEqual(365 * 86_400_000);
    expect((await table('moderator', { from: '2001-01-01', to: '2001-12-31' })).all).toEqual([]);
  });

  it('count a decision as soon as it is signed, with the verdict that was blind, and its pairs can be read', async () => {
    const before = (await table('moderator2')).all.reduce((sum, each) => sum + each.pairs, 0);
    const api = await platform.as('moderator2');
    const id = await takeable(api);
    await moderate(platform, api, id, 'overturned');
    const { outcomes } = await api.getWorkspace({ id });
    const after = (await table('moderator2')).all.reduce((sum, each) => sum + each.pairs, 0);
    expect(after - before).toBe(outcomes.length);
    const { items } = await api.listJudgementPairs({ query: { limit: outcomes.length, differing: 'true' } });
    expect(items[0]).toMatchObject({ attemptId: id, agrees: false, changed: false });
  });
});

describe('who sees what', () => {
  it('shows an assessor their own alone, and nothing before a report released it', async () => {
    const { id } = personOf('assessor');
    const { rows } = await table('assessor');
    expect(rows.every(({ subject }) => subject.id === id)).toBe(true);
    const [released] = await platform.query<{ count: number }>(
      `select count(*)::int as count from judgement_pair p where assessor_id = $1
        and exists (select from report where batch_id = p.batch_id and signed_at >= p.decided_at)
        and not exists (select from attempt a where a.id = p.attempt_id and a.state in ('in_sample', 'moderating'))`,
      [id],
    );
    expect(rows.reduce((sum, row) => sum + row.pairs, 0)).toBe(released!.count);
    const api = await platform.as('assessor');
    const { items } = await api.listJudgementPairs({ query: { limit: 200 } });
    expect(items).toHaveLength(released!.count);
  });

  it('does not let an assessor ask for somebody else', async () => {
    expect((await table('assessor', { assessorId: [colleague.id] })).rows).toEqual([]);
  });

  it('shows a manager of one site what is from there', async () => {
    const { rows } = await table('sitemanager', { by: 'site' });
    expect(rows.every(({ subject }) => subject.id === personOf('sitemanager').siteId)).toBe(true);
  });

  it('shows nothing of another account', async () => {
    const stranger = people.find(
      ({ accountId, canSignIn, roles }) =>
        accountId === foreign &&
        canSignIn &&
        roles.some((role) => role === 'moderator' || role === 'account_manager'),
    )!;
    const { all, rows } = await table(stranger.username, { by: 'site', siteId: sitesOf(own) });
    expect([all, rows]).toEqual([[], []]);
    expect((await table('manager', { siteId: sitesOf(own) })).all).not.toEqual([]);
  });

  it('keeps an attempt out of the figures while it is judged anew', async () => {
    const [pair] = await platform.query<{ attempt_id: string; count: number; state: string }>(
      `select p.attempt_id, count(*)::int as count, min(a.state) as state from judgement_pair p
        join attempt a on a.id = p.attempt_id where p.account_id = $1 and a.state = 'returned' group by 1 limit 1`,
      [own],
    );
    const count = async () => (await table('manager')).all.reduce((sum, each) => sum + each.pairs, 0);
    const before = await count();
    await platform.query(`update attempt set state = 'in_sample' where id = $1`, [pair!.attempt_id]);
    expect(await count()).toBe(before - pair!.count);
    await platform.query('update attempt set state = $2 where id = $1', [pair!.attempt_id, pair!.state]);
  });
});

describe('levels and marks', () => {
  /** Pairs as decisions would have kept them, on an attempt that is decided. */
  async function keep(measure: object, pairs: readonly (readonly [number, number])[]) {
    const ids = await platform.query<{ decision_id: string }>(
      `insert into decision (id, client_id, account_id, attempt_id, moderator_id, kind, reason, actions, findings, signed_at)
        select gen_random_uuid(), client_id, account_id, attempt_id, moderator_id, kind, '', '[]', '[]', '2019-05-05'
        from decision, generate_series(1, $2::int) where id = (select id from decision where account_id = $1 and kind = 'upheld' limit 1)
        returning id as decision_id`,
      [own, pairs.length],
    );
    await platform.query(
      `insert into judgement_pair (decision_id, outcome_id, client_id, account_id, attempt_id, course_id, site_id, assessor_id,
        moderator_id, decided_at, judged, blind, measure, judged_value, blind_value, agrees, changed)
        select d.id, (select id from outcome where course_id = a.course_id limit 1), a.client_id, a.account_id, a.id, a.course_id,
          a.site_id, $1, d.moderator_id, d.signed_at, j, b, $2::jsonb, j::float, b::float, j = b, false
        from unnest($3::uuid[], $4::text[], $5::text[]) as row (decision, j, b)
        join decision d on d.id = row.decision join attempt a on a.id = d.attempt_id`,
      [
        colleague.id,
        JSON.stringify(measure),
        ids.map((each) => each.decision_id),
        pairs.map(([judged]) => String(judged)),
        pairs.map(([, blind]) => String(blind)),
      ],
    );
  }
  const period = { from: '2019-01-01', to: '2019-12-31' };

  it('have their own figures, which are never mixed', async () => {
    await keep(
      { kind: 'marks', maximum: 100 },
      Array.from({ length: 40 }, (_, each) => [50 + each, 47 + each + (each % 2)]),
    );
    await keep(
      { kind: 'levels', levels: ['Fail', 'Pass', 'Merit'] },
      Array.from({ length: 30 }, (_, each) => [each % 3, each % 5 === 0 ? 1 : each % 3]),
    );
    const { all } = await table('moderator', period);
    expect(all.map(({ measure, pairs }) => [measure.kind, pairs])).toEqual([
      ['marks', 40],
      ['levels', 30],
    ]);
    const [marks, levels] = all;
    expect(marks).toMatchObject({ assessorHigher: 40, moderatorHigher: 0, stricter: 'moderator' });
    expect(marks!.difference?.mean.value).toBeCloseTo(2.5, 6);
    expect(marks!.coefficients.map(({ name }) => name)).toEqual(['icc']);
    expect(levels!.coefficients.map(({ name }) => name)).toEqual(['weighted_kappa', 'ac2']);
    expect(levels!.agreed).toBe(26);
    expect(levels!.difference).toBeNull();
  });

  it('of many pairs are one row for each measure', async () => {
    const { rows } = await table('manager', { ...period, assessorId: [colleague.id, randomUUID()] });
    expect(rows.map(({ subject, measure }) => [subject.id, measure.kind])).toEqual([
      [colleague.id, 'marks'],
      [colleague.id, 'levels'],
    ]);
  });
});
