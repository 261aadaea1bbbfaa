import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { rowsOf } from '../../testing/rows-of.ts';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let api: Client;
const courseId = coursesOf(own, 'Contact Centre')[0]!;
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator');
  // Sites alone ask for more than the share.
  await platform.query(
    `insert into sampling_policy (id, client_id, account_id, policy)
      select gen_random_uuid(), client_id, id, $2 from document where kind = 'accounts' and id = $1
      on conflict (account_id, course_id) do update set policy = excluded.policy`,
    [own, JSON.stringify({ percentage: 1, minimum: 1, alwaysInclude: [], strata: ['site'] })],
  );
  // What is in a batch whose sample is not drawn is free again.
  for (const batch of await rowsOf(
    api.listBatches({ query: { state: ['collecting'], courseId: [courseId] } }),
  ))
    await api.dissolveBatch({ id: batch.id, version: batch.version });
});
afterAll(() => platform.stop());

describe('the least of a sample', () => {
  it('is said in the preview and before the draw as the rules ask for it, and the draw takes no fewer', async () => {
    const preview = await api.previewBatch({ body: { courseId } });
    expect(preview.sites).toBeGreaterThan(1);
    expect(preview).toMatchObject({
      sampleSize: 1,
      least: { attempts: preview.sites, ofNewAssessors: 0, each: { kind: 'site', count: preview.sites } },
    });
    const { id, least, version } = await api.createBatch({ body: { courseId, title: 'Least' } });
    expect(least).toEqual(preview.least);
    const drawn = await api.drawSample({ id, version });
    expect(drawn.sampleSize).toBeGreaterThanOrEqual(preview.sites);
    expect(drawn.least).toBeNull();
  });
});
