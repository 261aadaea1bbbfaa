import { expect, it } from 'vitest';
import { accounts, other, people, template } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';

it('three platforms that start at once on an empty database make everything once', async () => {
  // Three made the demonstration that this is a copy of (`testing/global-setup.ts`).
  const platform = await startTestPlatform();
  const rows = await platform.query(
    `select kind, count(*)::int as made,
        count(distinct coalesce(body ->> 'username', account_id || (body ->> 'title'), body ->> 'name'))::int as different
      from document where kind in ('accounts', 'users', 'courses') group by 1 order by 1`,
  );
  await platform.stop();
  const once = (kind: string, count: number) => ({ kind, made: count, different: count });
  expect(rows).toEqual([
    once('accounts', accounts.length + 1),
    once('courses', template.courses.length),
    once('users', people.length + other.people.length),
  ]);
});
