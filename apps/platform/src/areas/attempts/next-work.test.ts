import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { moderate } from '../../testing/moderating.ts';
import { personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let nomvula: Client;
let riaan: Client;
let batchId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  nomvula = await platform.as('moderator');
  riaan = await platform.as('moderator2');
  const { items } = await nomvula.listBatches({ query: { state: ['sampled'] } });
  batchId = items.find((each) => each.title === 'Business administration, winter group')!.id;
});
afterAll(() => platform.stop());

const sample = async (client: Client) =>
  (await client.listBatchAttempts({ id: batchId, query: { sampled: 'true' } })).items;

describe('the next attempt of a moderator', () => {
  it('is never one that they assessed, that a colleague holds or that is decided', async () => {
    const rows = await sample(nomvula);
    const mine = rows.filter((row) => row.state === 'in_sample' && !row.conflict && !row.claim);
    const next = await nomvula.getNextWork({ id: rows[0]!.id });
    expect(mine.map((row) => row.id)).toContain(next.next!.id);
    const others = rows.filter((row) => row.state === 'in_sample' || row.state === 'moderating').length;
    expect(next.batch).toMatchObject({ id: batchId, undecided: others, mayReport: false });
    expect(next.left).toEqual([]);
  });

  it('goes through the batch behind the attempt that was open, and then from its beginning', async () => {
    const rows = await sample(nomvula);
    const isMine = (row: (typeof rows)[number]) => row.state === 'in_sample' && !row.conflict && !row.claim;
    expect(rows.filter(isMine).length).toBeGreaterThan(1);
    for (const [at, row] of rows.entries()) {
      const [expected] = [...rows.slice(at + 1), ...rows.slice(0, at)].filter(isMine);
      expect((await nomvula.getNextWork({ id: row.id })).next?.id).toBe(expected!.id);
    }
  });

  it('is what they hold themselves, in its turn and not ahead of it', async () => {
    const rows = await sample(nomvula);
    const free = rows.filter((row) => row.state === 'in_sample' && !row.conflict && !row.claim);
    const [first, second, third] = free.map(({ id }) => id);
    expect(third).toBeDefined();
    await nomvula.claimAttempt({ id: second! });
    const nextTo = async (id: string) => (await nomvula.getNextWork({ id })).next?.id;
    expect(await nextTo(first!)).toBe(second);
    expect(await nextTo(second!)).toBe(third);
    expect(await nextTo(free.at(-1)!.id)).toBe(first);
    await nomvula.releaseAttempt({ id: second! });
  });

  it('is of another batch where all that is left of this one is for others, who are named', async () => {
    const rows = await sample(nomvula);
    for (const row of rows)
      if (row.state === 'in_sample' && !row.conflict && !row.claim)
        await moderate(platform, nomvula, row.id, 'upheld');
    const { next, left } = await nomvula.getNextWork({ id: rows[0]!.id });
    expect(next?.batch?.id).not.toBe(batchId);
    // One that Riaan holds, and those that she assessed, which he may take.
    const riaanIs = { id: personOf('moderator2').id, name: 'Riaan Pretorius' };
    expect(left).toEqual(
      expect.arrayContaining([
        { reason: 'claimed', people: [riaanIs], count: 1 },
        expect.objectContaining({ reason: 'conflict', people: [riaanIs] }),
        expect.objectContaining({ reason: 'referred_back', count: 1 }),
      ]),
    );
  });

  it('is of another batch where this one has none left for them, and then the report may be signed', async () => {
    const rows = await sample(riaan);
    for (const row of rows)
      if (row.state === 'in_sample' || row.state === 'moderating')
        await moderate(platform, riaan, row.id, 'upheld');
    const next = await riaan.getNextWork({ id: rows[0]!.id });
    expect(next.batch).toMatchObject({ undecided: 0, mayReport: true, reportId: null });
    expect(next.next?.batch?.id).not.toBe(batchId);
    expect(next.left.map((each) => each.reason)).toEqual(['referred_back']);
    // She assessed some of the batch, so the report is not hers to sign.
    expect((await nomvula.getNextWork({ id: rows[0]!.id })).batch).toMatchObject({
      undecided: 0,
      mayReport: false,
    });
  });

  it('is nothing for whom registration has lapsed, who is told for whom the rest is', async () => {
    const lapsed = await platform.as('lapsed');
    const { items } = await lapsed.listAttempts({ query: { queue: 'ready', state: ['in_sample'] } });
    const answer = await lapsed.getNextWork({ id: items[0]!.id });
    expect(answer.next).toBeNull();
    expect(answer.left.every((each) => each.reason === 'conflict' && each.people.length > 0)).toBe(true);
  });

  it('is for an assessor the one that is due first among those allocated to them', async () => {
    const assessor = await platform.as('moderator');
    const { items } = await assessor.listAttempts({ query: { queue: 'due', mine: 'true', sort: 'dueAt' } });
    const [first, second] = items;
    const next = await assessor.getNextWork({ id: first!.id, query: { work: 'assess' } });
    expect(next.next?.id).toBe(second!.id);
  });

  it('is nothing to assess for whoever teaches or manages alone', async () => {
    const trainer = await platform.as('trainer');
    const { items } = await trainer.listAttempts({ query: { queue: 'due' } });
    expect(items.length).toBeGreaterThan(1);
    const { next } = await trainer.getNextWork({ id: items[0]!.id, query: { work: 'assess' } });
    expect(next).toBeNull();
  });
});
