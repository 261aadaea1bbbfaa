import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from '../../all-jobs.ts';
import { silentLog } from '../../embedded/silent-log.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { startPlatformProcess } from '../../testing/platform-process.ts';
import { clientId, own as accountId, personOf } from '../../testing/template.ts';
import { startTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { sendDistribution } from './send-job.ts';

/** The same as usual, only sooner. */
const pace = { pollSeconds: 0.2, beatSeconds: 0.2, silenceSeconds: 1 };
const patience = { timeout: 60_000, interval: 10 };
const recipients = 45_000;

let context: TestContext;
let child: ChildProcess | undefined;
let stopJobs: (() => Promise<void>) | undefined;
beforeAll(async () => (context = await startTestContext('demo')));
afterAll(async () => {
  child?.kill('SIGKILL');
  await stopJobs?.();
  await context.stop();
});

/** News that is on its way to very many who want no mails, as the platform would have written it down. */
async function putSending(): Promise<string> {
  const [{ id } = { id: '' }] = await context.query<{ id: string }>(
    `update document set body = body || '{"state": "sending"}' where kind = 'newsflashes' and account_id = $1 returning id`,
    [accountId],
  );
  const sending = randomUUID();
  const { roles, siteId, id: userId } = personOf('manager');
  const rights = { userId, clientId, accountId, siteId, roles, impersonatorId: null };
  await context.query(
    `insert into distribution_sending (id, distribution_id, kind, client_id, account_id, audience, rights, send_at, state, expected)
     values ($1, $2, 'newsflashes', $3, $4, '{"everybody": true}', $5, now(), 'running', $6)`,
    [sending, id, clientId, accountId, JSON.stringify(rights), recipients],
  );
  await context.query(
    `with somebody as (select gen_random_uuid() as id from generate_series(1, $4::int)),
      quiet as (insert into inbox_settings (user_id, client_id, account_id, events)
        select id, $2, $3, '[{"event": "distribution", "inbox": true, "mail": "off"}]' from somebody)
     insert into distribution_recipient (sending_id, user_id, client_id, account_id) select $1, id, $2, $3 from somebody`,
    [sending, clientId, accountId, recipients],
  );
  await context.database.asTenant({ clientId, accountId }, (queries) =>
    enqueue(queries, sendDistribution, { id: sending }, { clientId, accountId }),
  );
  return id;
}

it('a process that is killed while it sends doubles nothing and leaves nobody out: another goes on', async () => {
  const id = await putSending();
  const given = async () =>
    (
      await context.query<{ count: number; people: number }>(
        `select count(*)::int as count, count(distinct user_id)::int as people from inbox_item where subject_id = $1`,
        [id],
      )
    )[0]!;
  child = startPlatformProcess({ config: context.config, connection: context.connection, pace });
  await vi.waitFor(async () => expect((await given()).count).toBeGreaterThan(0), patience);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect((await given()).count).toBeLessThan(recipients);
  stopJobs = await startJobs({ pool: context.pool, context, jobs, log: silentLog, pace });
  await vi.waitFor(async () => expect((await given()).count).toBe(recipients), patience);
  expect((await given()).people).toBe(recipients);
  await vi.waitFor(
    async () =>
      expect(
        await context.query(
          `select s.recipients, d.body ->> 'state' as state from distribution_sending s join document d on d.id = s.distribution_id
           where s.distribution_id = $1`,
          [id],
        ),
      ).toEqual([{ recipients, state: 'sent' }]),
    patience,
  );
}, 120_000);
