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
  });
});
