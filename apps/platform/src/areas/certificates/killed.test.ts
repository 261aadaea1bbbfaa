import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from '../../all-jobs.ts';
import { silentLog } from '../../embedded/silent-log.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { startPlatformProcess } from '../../testing/platform-process.ts';
import { clientId, coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { issueCertificatesJob } from './issue-job.ts';

/** The same as usual, only sooner. */
const pace = { pollSeconds: 0.2, beatSeconds: 0.2, silenceSeconds: 1 };
const patience = { timeout: 90_000, interval: 50 };
const course = coursesOf(own, 'Business Administration')[0]!;
const learners = 1_000;

let context: TestContext;
let child: ChildProcess | undefined;
let stopJobs: (() => Promise<void>) | undefined;
beforeAll(async () => (context = await startTestContext('demo')));
afterEach(async () => {
  child?.kill('SIGKILL');
  await stopJobs?.();
});
afterAll(() => context.stop());

/** An issue to a thousand learners with endorsed attempts, as the platform would have written it down. */
async function putIssue(): Promise<string> {
  const manager = personOf('manager');
  const tenant = { clientId, accountId: own };
  const principal = {
    ...tenant,
    userId: manager.id,
    name: `${manager.name} ${manager.surname}`,
    roles: manager.roles,
    siteId: manager.siteId,
    registrations: [],
    impersonatorId: null,
  };
  await context.query(
    `insert into attempt (id, client_id, account_id, site_id, course_id, learner_id, number, state, result, passed,
        judged_result, judged_passed, learner_name, course_title, site_name, assessed_at)
      select gen_random_uuid(), client_id, account_id, site_id, course_id, gen_random_uuid(), 1, 'endorsed', 'C', true,
        'C', true, 'Learner ' || n, course_title, site_name, now()
      from (select * from attempt where course_id = $1 limit 1) a, generate_series(1, $2::int) n`,
    [course, learners],
  );
  const id = randomUUID();
  await context.query(
    `insert into certificate_issue (id, client_id, account_id, course_id, type, principal, created_by, created_at)
      values ($1, $2, $3, $4, 'statement_of_results', $5, $6, now())`,
    [id, clientId, own, course, JSON.stringify(principal), manager.id],
  );
  await context.query(
    `insert into certificate_issue_learner (issue_id, position, client_id, account_id, learner_id)
      select $1, row_number() over (order by id), client_id, account_id, learner_id from attempt
      where course_id = $2 and learner_name like 'Learner %'`,
    [id, course],
  );
  await context.database.asTenant(tenant, (queries) =>
    enqueue(queries, issueCertificatesJob, { id }, { ...tenant, key: id }),
  );
  return id;
}

const numbersOf = async () =>
  context.query<{ year: number; running: number; number: string }>(
    'select year, running, number from certificate where account_id = $1 order by year, running',
    [own],
  );

it('a process that is killed while it issues leaves no gap and doubles nothing, and another ends it', async () => {
  const before = (await numbersOf()).length;
  const id = await putIssue();
  const issued = async () =>
    (await context.query('select from certificate where issue_id = $1', [id])).length;
  const start = () => startPlatformProcess({ config: context.config, connection: context.connection, pace });
  // Twice in a row, each time when some are issued and many are not.
  for (const enough of [50, 300]) {
    child = start();
    await vi.waitFor(async () => expect(await issued()).toBeGreaterThan(enough), patience);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await issued()).toBeLessThan(learners);
  }
  stopJobs = await startJobs({ pool: context.pool, context, jobs, log: silentLog, pace });
  await vi.waitFor(async () => expect(await issued()).toBe(learners), patience);
  const all = await numbersOf();
  for (const year of new Set(all.map((each) => each.year))) {
    const numbers = all.filter((each) => each.year === year).map(({ running }) => running);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(all).toHaveLength(before + learners);
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  const outcomes = await context.query<{ outcome: string; count: number }>(
    'select outcome, count(*)::int as count from certificate_issue_learner where issue_id = $1 group by 1',
    [id],
  );
  expect(outcomes).toEqual([{ outcome: 'issued', count: learners }]);
  const [audited] = await context.query<{ count: number }>(
    `select count(*)::int as count from audit_entry e join certificate c on c.id = e.subject_id
      where e.subject_kind = 'certificate' and c.issue_id = $1`,
    [id],
  );
  expect(audited!.count).toBe(learners);
}, 180_000);
