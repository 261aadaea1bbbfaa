import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { automate, look, receive } from '../../../../docs/examples/monthly-report.ts';
import { doJob } from './jobs.ts';
import { startTestPlatform } from './test-platform.ts';
import type { TestPlatform } from './test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

it('those who manage sites get a report of their site each month', async () => {
  const reporting = {
    manager: await platform.as('manager'),
    siteManager: await platform.as('sitemanager'),
  };
  expect(await look(reporting)).toEqual(['Learner', 'What', 'Finished']);
  platform.setNow(new Date('2026-12-20T08:00:00Z'));
  const { id, next } = await automate(reporting);
  expect(next).toBe('2027-01-01T04:00:00.000Z');
  platform.setNow(new Date('2027-01-01T04:01:00Z'));
  await doJob(platform, 'run-report-automations');
  await vi.waitFor(
    async () =>
      expect(await platform.query(`select state from report_run`)).toMatchObject([{ state: 'done' }]),
    { timeout: 15_000, interval: 30 },
  );
  const files = await receive(reporting, id);
  expect(await Promise.all(files.map((file) => file.slice(0, 2).text()))).toEqual(['PK', 'PK']);
  platform.setNow(null);
});
