import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { own as accountId, personOf } from '../../testing/template.ts';
import { planningOn } from '../../testing/planning.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
type Planning = Awaited<ReturnType<typeof planningOn>>;
let { manager, others, put, read, schedule } = {} as Planning;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ manager, others, put, read, schedule } = await planningOn(platform));
});
afterAll(() => platform.stop());

/** An account that has bought so many uses of courses, and what tells how many of them are used. */
async function bought(quantity: number): Promise<() => Promise<number>> {
  const administrator = await platform.as('administrator');
  const { items } = await administrator.listLicences({ query: { accountId: [accountId] } });
  const holds = items.filter(({ content }) => content.some(({ type }) => type === 'FormalCourse'));
  await platform.query(
    `update document set body = jsonb_set(body, '{content}', (select jsonb_agg(case when each ->> 'type' = 'FormalCourse'
      then jsonb_set(each, '{accessLevel}', '"ViaEngagement"') else each end) from jsonb_array_elements(body -> 'content') each))
      where id = any($1)`,
    [holds.map(({ id }) => id)],
  );
  await platform.query(
    `update document set deleted_at = now() where kind = 'licence-engagements' and account_id = $1`,
    [accountId],
  );
  const { id } = await administrator.createLicenceEngagement({
    body: { accountId, licenceId: holds[0]!.id, contentType: 'FormalCourse', quantity },
  });
  return async () => {
    const [row] = await platform.query<{ used: number }>(
      `select (body ->> 'used')::int as used from document where kind = 'licence-engagements' and id = $1`,
      [id],
    );
    return row!.used;
  };
}

/** What became of requests that came at once: the codes of those that were refused. */
async function refusals(requests: Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(requests);
  return results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: unknown }).code] : [],
  );
}
const learnersOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => manager.listScheduleLearners({ id })))).flatMap(({ items }) =>
    items.map(({ learner }) => learner.id),
  );

describe('of two who come at once', () => {
  it('one takes the last use of a licence, and the other is refused with nothing changed', async () => {
    const used = await bought(1);
    for (let turn = 0; turn < 5; turn++) {
      const made = [await schedule(), await schedule()];
      const people = others(2);
      expect(await refusals(made.map((each, place) => put(each, [people[place]!])))).toEqual(['4009']);
      const inside = await learnersOf(made.map(({ id }) => id));
      expect([await used(), inside.length]).toEqual([1, 1]);
      for (const { id } of made) await put(await read(id), []);
      expect(await used()).toBe(0);
    }
  });

  it('one takes the last use through a class that is on a schedule, however they come', async () => {
    const used = await bought(1);
    const siteId = personOf('sitemanager').siteId!;
    const classes = await Promise.all(
      ['Operators of March', 'Operators of April'].map((name) =>
        manager.createClass({
          body: { accountId, siteId, name, startsOn: '2026-11-02', endsOn: '2026-12-11' },
        }),
      ),
    );
    const [first, second] = classes as [(typeof classes)[0], (typeof classes)[0]];
    const made = [
      await schedule({ classId: first.id }),
      await schedule({ classId: second.id }),
      await schedule(),
    ] as const;
    const people = others(3);
    const codes = await refusals([
      ...[first, second].map(({ id, version }, place) =>
        manager.updateClass({ id, version, body: { learnerIds: [people[place]!] } }),
      ),
      put(made[2], [people[2]!]),
    ]);
    expect(codes).toEqual(['4009', '4009']);
    const inside = await learnersOf(made.map(({ id }) => id));
    expect([await used(), inside.length]).toEqual([1, 1]);
    const named = await Promise.all(classes.map(({ id }) => manager.getClass({ id })));
    expect(named.flatMap(({ learnerIds }) => learnerIds)).toEqual(inside.filter((id) => id !== people[2]));
  });

  it('one takes the last place, and the other is told that it was faster', async () => {
    await bought(100);
    const made = await schedule({ capacity: 1 });
    const [one, another] = others(2) as [string, string];
    const codes = await refusals([put(made, [one]), put(made, [another])]);
    expect(codes).toEqual(['stale_version']);
    expect(await learnersOf([made.id])).toHaveLength(1);
  });

  it('one takes the last place where the other comes with a class', async () => {
    const made = await manager.createClass({
      body: {
        accountId,
        siteId: personOf('sitemanager').siteId!,
        name: 'Operators of May',
        startsOn: '2026-11-02',
        endsOn: '2026-12-11',
      },
    });
    const small = await schedule({ classId: made.id, capacity: 1 });
    const [one, another] = others(2) as [string, string];
    const codes = await refusals([
      manager.updateClass({ id: made.id, version: made.version, body: { learnerIds: [one] } }),
      put(small, [another]),
    ]);
    expect(codes).toHaveLength(1);
    expect(['wrong_state', 'stale_version']).toContain(codes[0]);
    expect(await learnersOf([small.id])).toHaveLength(1);
  });
});
