import { afterAll, beforeAll, expect, it } from 'vitest';
import { doJob } from '../../testing/jobs.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { remindOfConditions } from './remind.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(async () => {
  platform.setNow(null);
  await platform.stop();
});

it('managers are told once of a condition that is due soon, due and overdue, while it is open', async () => {
  const manager = await platform.as('manager');
  await platform.query('delete from inbox_item');
  await platform.query(`update visit_point set closing = 'Met.', closed_by = written_by, closed_at = now()
    where kind = 'condition' and closed_at is null`);
  const [condition] = await platform.query<{ id: string; visit_id: string }>(`
    insert into visit_point (id, client_id, account_id, visit_id, kind, text, due_on, written_by, written_at, shared_at)
    select gen_random_uuid(), v.client_id, v.account_id, v.id, 'condition', 'Date the sheets.', '2099-01-05', v.requested_by, now(), now()
    from visit v join document d on d.kind = 'users' and d.id = v.requested_by
    where v.withdrawn_at is null and d.account_id = v.account_id limit 1
    returning id, visit_id`);
  const titles = async (instant: string) => {
    platform.setNow(new Date(instant));
    await doJob(platform, remindOfConditions.name);
    const { items } = await manager.listInboxMessages();
    expect(items.every(({ path }) => path === `/external-assessments/visits/${condition!.visit_id}`)).toBe(
      true,
    );
    return items.map(({ title }) => title.replace('A condition of a verification is ', ''));
  };
  // Three working days before Monday 5 January is Tuesday: Thursday is New Year's Day.
  expect(await titles('2098-12-29T10:00:00Z')).toEqual([]);
  for (const hour of ['10', '11']) expect(await titles(`2098-12-30T${hour}:00:00Z`)).toEqual(['due soon']);
  expect(await titles('2099-01-05T10:00:00Z')).toEqual(['due today', 'due soon']);
  expect(await titles('2099-01-12T10:00:00Z')).toEqual(['overdue', 'due today', 'due soon']);
  await platform.query(
    `update visit_point set closing = 'Met.', closed_by = written_by, closed_at = now() where id = $1`,
    [condition!.id],
  );
  expect(await titles('2099-01-19T10:00:00Z')).toHaveLength(3);
});
