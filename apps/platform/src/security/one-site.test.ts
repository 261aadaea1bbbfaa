import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { existing } from '../kernel/existing.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let [manager, bound]: Client[] = [];
const site = personOf('sitemanager').siteId!;
beforeAll(async () => {
  platform = await startTestPlatform();
  [manager, bound] = await Promise.all([platform.as('manager'), platform.as('sitemanager')]);
});
afterAll(() => platform.stop());

const isHere = (row: { site: { id: string } }) => row.site.id === site;
const sitesOf = (rows: { site: { id: string } }[]) => [...new Set(rows.map((row) => row.site.id))];
const refused = { status: 404, code: 'not_found' };

describe('who manages one site', () => {
  it('lists, counts and filters the attempts of that site alone', async () => {
    const all = await rowsOf(manager!.listAttempts({ query: { queue: 'all' } }));
    const here = all.filter(isHere).map(({ id }) => id);
    const elsewhere = existing(
      all.find((row) => !isHere(row)),
      'attempt of another site',
    ).site;
    const seen = await rowsOf(bound!.listAttempts({ query: { queue: 'all' } }));
    expect(seen.map(({ id }) => id)).toEqual(here);
    const { total } = await bound!.listAttempts({ query: { queue: 'all', total: 'true' } });
    expect(total).toBe(here.length);
    const { items } = await bound!.listAttempts({ query: { queue: 'all', siteId: [elsewhere.id] } });
    expect(items).toEqual([]);
    const facets = await bound!.getAttemptFacets({ query: { queue: 'all' } });
    expect(facets.sites.map(({ id, count }) => [id, count])).toEqual([[site, here.length]]);
    expect(facets.states.reduce((sum, { count }) => sum + count, 0)).toBe(here.length);
  });

  it('goes on from an attempt to those that open', async () => {
    const { items } = await bound!.listAttempts({ query: { queue: 'all', limit: 100 } });
    const workspaces = await Promise.all(items.map(({ id }) => bound!.getWorkspace({ id })));
    const beside = workspaces.flatMap(({ neighbours }) => [neighbours?.previousId, neighbours?.nextId]);
    const ids = [...new Set(beside.filter((id) => typeof id === 'string'))];
    expect(ids.length).toBeGreaterThan(0);
    await Promise.all(ids.map((id) => bound!.getWorkspace({ id })));
  });

  it('finds in a batch the attempts of that site', async () => {
    const batches = await rowsOf(manager!.listBatches());
    const rows = async (api: Client) =>
      (await Promise.all(batches.map(({ id }) => rowsOf(api.listBatchAttempts({ id }))))).flat();
    const all = await rows(manager!);
    expect(sitesOf(all).length).toBeGreaterThan(1);
    const seen = await rows(bound!);
    expect(seen.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(isHere)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('reads no external assessment of another site, nor its evidence', async () => {
    const all = await rowsOf(manager!.listExternalAssessments());
    const seen = await rowsOf(bound!.listExternalAssessments());
    expect(seen.map(({ id }) => id)).toEqual(all.filter(isHere).map(({ id }) => id));
    const { total } = await bound!.listExternalAssessments({ query: { total: 'true' } });
    expect(total).toBe(seen.length);
    const { id } = existing(
      all.find((row) => !isHere(row) && row.evidenceCount > 0),
      'assessment of another site with evidence',
    );
    await expect(bound!.getExternalAssessment({ id })).rejects.toMatchObject(refused);
    const { evidence } = await manager!.getExternalAssessment({ id });
    const fileId = existing(evidence.find((item) => item.fileId)?.fileId, 'file of it');
    await expect(bound!.downloadFile({ id: fileId })).rejects.toMatchObject(refused);
    await expect(bound!.getFile({ id: fileId })).rejects.toMatchObject(refused);
    await manager!.downloadFile({ id: fileId });
  });

  it('opens the evidence of that site', async () => {
    const { items } = await bound!.listAttempts({ query: { queue: 'all', limit: 100 } });
    const workspaces = await Promise.all(items.map(({ id }) => bound!.getWorkspace({ id })));
    const files = workspaces.flatMap(({ evidence }) => evidence.flatMap(({ fileId }) => fileId ?? []));
    expect(files.length).toBeGreaterThan(0);
    await bound!.downloadFile({ id: files[0]! });
  });
});
