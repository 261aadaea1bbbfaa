import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

/** Attempts that one comes to from an attempt, one after the other, until there is none. */
async function allNextOf(api: Client, first: string): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | null = first; next !== null && found.length < 200;) {
    found.push(next);
    next = (await api.getWorkspace({ id: next })).neighbours.nextId;
  }
  return found;
}

describe('from one attempt to the next', () => {
  it('an assessor goes within their own work, also where a batch has that of others', async () => {
    const { id: assessorId } = personOf('assessor');
    const rows = await platform.query<{ id: string; batch: string | null }>(
      `select a.id, l.batch_id as batch from attempt a join attempt_line l on l.attempt_id = a.id
        where $1 in (a.assessor_id, a.allocated_to) and a.superseded_at is null`,
      [assessorId],
    );
    const own = new Set(rows.map(({ id }) => id));
    const [batched] = rows.filter(({ batch }) => batch !== null);
    const api = await platform.as('assessor');
    const gone = await allNextOf(api, batched!.id);
    expect(gone.filter((id) => !own.has(id))).toEqual([]);
    const { neighbours } = await api.getWorkspace({ id: batched!.id });
    expect(neighbours.of).toBeGreaterThan(0);
  });

  it('a moderator goes along the sample of the batch', async () => {
    const api = await platform.as('moderator');
    const [batch] = (await api.listBatches({ query: { state: ['sampled'] } })).items;
    const { items } = await api.listBatchAttempts({ id: batch!.id, query: { sampled: 'true' } });
    expect(await allNextOf(api, items[0]!.id)).toEqual(items.map(({ id }) => id));
    const places = await Promise.all(
      items.map(async ({ id }) => (await api.getWorkspace({ id })).neighbours),
    );
    expect(places).toEqual(
      items.map((_, index) => ({
        previousId: items[index - 1]?.id ?? null,
        nextId: items[index + 1]?.id ?? null,
        position: index + 1,
        of: items.length,
      })),
    );
  });

  it('an attempt that was not drawn stands among the sample where the draw has put it', async () => {
    const api = await platform.as('moderator');
    const [batch] = await platform.query<{ id: string }>(
      `select batch_id as id from batch_attempt where position is not null group by 1
        having count(*) filter (where sampled) > 1 and count(*) filter (where not sampled) > 0 limit 1`,
    );
    const rows = await platform.query<{ id: string; sampled: boolean }>(
      `select attempt_id as id, sampled from batch_attempt where batch_id = $1 order by position, attempt_id`,
      [batch!.id],
    );
    const sample = rows.filter(({ sampled }) => sampled);
    const [other] = rows.filter(({ sampled }) => !sampled);
    const before = rows.slice(0, rows.indexOf(other!)).filter(({ sampled }) => sampled).length;
    const { neighbours } = await api.getWorkspace({ id: other!.id });
    expect(neighbours).toEqual({
      previousId: sample[before - 1]?.id ?? null,
      nextId: sample[before]?.id ?? null,
      position: before + 1,
      of: sample.length + 1,
    });
  });

  it('passes by what a later attempt has taken the place of', async () => {
    const api = await platform.as('moderator');
    const [gone] = await platform.query<{ id: string }>(
      `update attempt set superseded_at = now() where id = (select a.id from attempt a join attempt_line l on l.attempt_id = a.id
        where a.account_id = (select account_id from document where kind = 'users' and id = $1)
          and l.batch_id is null and a.state = 'assessed' and a.superseded_at is null and exists (select from attempt o
          join attempt_line ol on ol.attempt_id = o.id where o.course_id = a.course_id and o.account_id = a.account_id
          and o.state = 'assessed' and o.id <> a.id and o.superseded_at is null and ol.batch_id is null) order by a.id limit 1)
        returning id`,
      [personOf('moderator').id],
    );
    const rest = await platform.query<{ id: string }>(
      `select a.id from attempt a join attempt g on g.id = $1 and g.course_id = a.course_id and g.account_id = a.account_id
        where a.state = 'assessed' and a.superseded_at is null order by coalesce(a.due_at, 'infinity'), a.id`,
      [gone!.id],
    );
    expect(await allNextOf(api, rest[0]!.id)).toEqual(rest.map(({ id }) => id));
  });
});
