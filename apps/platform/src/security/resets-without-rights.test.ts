import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedLesson } from '../areas/content/learning.fixture.ts';
import { resetTheRest } from '../areas/content/resets.ts';
import { createDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { clientId, own, personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const kind = 'formal' as const;
const manager = personOf('manager');

/** What the platform goes on with behind the first thousand people of a reset. @returns how often the learner has begun */
async function resetInBackground(): Promise<number> {
  const lesson = await publishedLesson(platform, { title: 'Begun anew', selfService: true });
  const learner = await platform.as('learner');
  await learner.registerOnLesson({ kind, id: lesson, body: {} });
  const { id: userId, siteId, roles } = manager;
  const pool = createPool({ ...platform.connection, max: 1 }, () => undefined);
  await createDatabase(pool).asSystem((queries) =>
    enqueue(
      queries,
      resetTheRest,
      {
        itemId: lesson,
        by: userId,
        rights: { userId, clientId, accountId: own, siteId, roles, impersonatorId: null },
        reason: 'The wrong paper.',
        userIds: null,
        siteId: null,
        groupId: null,
        keepOpen: false,
        after: null,
      },
      { clientId, accountId: own },
    ),
  );
  await pool.end();
  const ended = `select from job where kind = $1 and payload ->> 'itemId' = $2 and (state = 'done' or attempts > 0 and error is not null)`;
  await expect
    .poll(async () => (await platform.query(ended, [resetTheRest.name, lesson])).length, { timeout: 20_000 })
    .toBe(1);
  return (await learner.listLessonRegistrations({ kind, id: lesson })).items.length;
}

it('a reset goes on while whoever asked for it may do it', async () => {
  expect(await resetInBackground()).toBe(2);
});

it('a reset stops, and says so, once whoever asked for it has lost their rights', async () => {
  // Their rights go behind the last call that they make themselves, before the work begins.
  await platform.query(
    `create function lose() returns trigger language plpgsql as $$ begin
       if new.kind = '${resetTheRest.name}' then
         update document set body = body || '{"roles":["moderator"]}' where kind = 'users' and id = '${manager.id}'; end if;
       return new; end $$;
     create trigger lose before insert on job for each row execute function lose()`,
  );
  expect(await resetInBackground()).toBe(1);
  const [job] = await platform.query<{ error: string }>(
    `select error from job where kind = $1 and error is not null`,
    [resetTheRest.name],
  );
  expect(job!.error).toContain('Not all registrations could be reset');
});
