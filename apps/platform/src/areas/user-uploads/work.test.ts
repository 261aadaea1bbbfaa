import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JobLost } from '../../jobs/job.ts';
import { carryOut } from '../../jobs/run.ts';
import { timesToTry } from '../../testing/budget.ts';
import { beginNextRun, endingAfter, startUploadWork, workOnOne } from './upload-work.fixture.ts';
import type { TestUploadWork } from './upload-work.fixture.ts';
import { csv, head, people } from './tables.fixture.ts';
import { storeUserUpload } from './work.ts';

let uploads: TestUploadWork;
beforeAll(async () => (uploads = await startUploadWork()));
afterAll(() => uploads.stop());
beforeEach(async () => {
  uploads.warnings.length = 0;
  await uploads.query('delete from user_upload');
  await uploads.query('delete from job');
  // Learners without a limit, so that only what a test is about is in the way.
  await uploads.query(`update document set body = body - 'learners' where kind = 'licences'`);
});

const never = new AbortController().signal;
const made = async (prefix: string) =>
  (
    await uploads.query<{ username: string }>(
      `select body ->> 'username' as username from document where kind = 'users' and body ->> 'username' like $1`,
      [`${prefix}%`],
    )
  ).map(({ username }) => username);
const finished = async (prefix: string, count: number) => {
  const names = await made(prefix);
  expect([names.length, new Set(names).size]).toEqual([count, count]);
  const [history] = await uploads.query<{ count: number }>(
    `select count(*)::int as count from document_history where body ->> 'username' like $1`,
    [`${prefix}%`],
  );
  expect(history!.count).toBe(count);
};

/** Works until the platform is stopped after so many transactions, then goes on as the next start does. */
async function inTwo(id: string, transactions: number) {
  const stopping = new AbortController();
  const database = endingAfter(uploads.database, transactions, () => stopping.abort());
  expect(await workOnOne({ ...uploads, database }, stopping.signal)).toBe(true);
  const between = await uploads.upload(id);
  while (await workOnOne(uploads, never));
  return { between, after: await uploads.upload(id) };
}

describe('work that is stopped in the middle goes on', () => {
  it('where reading ended, without reading anything twice', async () => {
    const id = await uploads.put(csv(head, ...people(3500, 'reading')), 'valid');
    const { between, after } = await inTwo(id, 4);
    expect(between).toMatchObject({ state: 'running', row_count: null, lease: null, attempts: 0 });
    expect(between.checked).toBeGreaterThan(0);
    expect(between.checked).toBeLessThan(3500);
    expect(after).toMatchObject({
      state: 'finished',
      row_count: 3500,
      checked: 3500,
      done: 3500,
      created: 3500,
    });
    await finished('reading', 3500);
  });

  it('where storing ended, with what is stored staying stored', async () => {
    const id = await uploads.put(csv(head, ...people(3500, 'storing')), 'valid');
    const { between, after } = await inTwo(id, 12);
    expect(between).toMatchObject({ state: 'running', row_count: 3500 });
    expect(between.created).toBeGreaterThan(0);
    expect(between.created).toBeLessThan(3500);
    expect(after).toMatchObject({ state: 'finished', created: 3500, refused: 0, file_id: null });
    await finished('storing', 3500);
  });

  it('of mode all from the first row, with nothing stored meanwhile and progress told', async () => {
    const id = await uploads.put(csv(head, ...people(3500, 'whole')), 'all');
    const stopping = new AbortController();
    const told: number[] = [];
    const database = endingAfter(uploads.database, 13, () => stopping.abort());
    const watched = {
      ...database,
      asTenant: async <Answer>(...parts: Parameters<typeof database.asTenant<Answer>>) => {
        const answer = await database.asTenant(...parts);
        told.push((await uploads.upload(id)).done);
        return answer;
      },
    };
    await workOnOne({ ...uploads, database: watched }, stopping.signal);
    expect(told.some((done) => done > 0)).toBe(true);
    expect(await uploads.upload(id)).toMatchObject({ state: 'running', created: 0, lease: null });
    expect(await made('whole')).toEqual([]);
    while (await workOnOne(uploads, never));
    expect(await uploads.upload(id)).toMatchObject({ state: 'finished', done: 3500, created: 3500 });
    await finished('whole', 3500);
  });
});

describe('several platforms', () => {
  it('never work on the same upload', async () => {
    await uploads.put(csv(head, ...people(10, 'shared')), 'all');
    const taken = await Promise.all([beginNextRun(uploads), beginNextRun(uploads)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await workOnOne(uploads, never)).toBe(false);
  });

  it('take over from one that was killed, whose commits are refused from then on', async () => {
    const id = await uploads.put(csv(head, ...people(10, 'killed')), 'all');
    const killed = (await beginNextRun(uploads))!;
    await uploads.query(`update job set state = 'waiting'`);
    await workOnOne(uploads, never);
    const late = carryOut(storeUserUpload, killed, {
      context: uploads,
      signal: never,
      warn: () => undefined,
    });
    await expect(late).rejects.toThrow(JobLost);
    expect(await uploads.upload(id)).toMatchObject({ state: 'finished', done: 10, created: 10 });
    await finished('killed', 10);
  });

  it('share several uploads of one table, which is stored once', async () => {
    const table = csv(head, ...people(1500, 'twin'));
    const [first, second] = [await uploads.put(table, 'valid'), await uploads.put(table, 'valid')];
    await Promise.all([workOnOne(uploads, never), workOnOne(uploads, never)]);
    while (await workOnOne(uploads, never));
    const [one, two] = [await uploads.upload(first), await uploads.upload(second)];
    expect([one.state, two.state]).toEqual(['finished', 'finished']);
    expect(one.created + two.created).toBe(1500);
    expect(one.refused + two.refused).toBe(1500);
    await finished('twin', 1500);
  });
});

describe('somebody who is faster', () => {
  it.each(['valid', 'all'] as const)('takes a name, and the row of mode %s is refused', async (mode) => {
    const id = await uploads.put(csv(head, ...people(3, `fast${mode}`)), mode);
    const database = {
      ...uploads.database,
      asTenant: async <Answer>(...[scope, work]: Parameters<typeof uploads.database.asTenant<Answer>>) => {
        const { row_count, client_id } = await uploads.upload(id);
        // In an account that the work does not see.
        if (row_count !== null)
          await uploads.query(
            `insert into document (kind, id, client_id, account_id, body)
              values ('users', gen_random_uuid(), $1, gen_random_uuid(), '{"username": "FAST${mode}2", "roles": []}') on conflict do nothing`,
            [client_id],
          );
        return uploads.database.asTenant(scope, work);
      },
    };
    await workOnOne({ ...uploads, database }, never);
    expect(await uploads.upload(id)).toMatchObject(
      mode === 'valid'
        ? { state: 'finished', created: 2, refused: 1, done: 3 }
        : { state: 'refused', created: 0, refused: 1, done: 3, code: '4001' },
    );
    const rows = await uploads.query(`select row, outcome, code from user_upload_row order by row`);
    const others = mode === 'valid' ? 'created' : 'skipped';
    expect(rows).toEqual([
      { row: 2, outcome: others, code: null },
      { row: 3, outcome: 'refused', code: '4001' },
      { row: 4, outcome: others, code: null },
    ]);
  });
});

it('a connection that is lost in the middle costs a moment, and nothing twice', async () => {
  const id = await uploads.put(csv(head, ...people(2500, 'torn')), 'all');
  let transactions = 0;
  const database = {
    ...uploads.database,
    asTenant: async <Answer>(...parts: Parameters<typeof uploads.database.asTenant<Answer>>) => {
      transactions += 1;
      if (transactions === 12)
        await uploads.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
        );
      return uploads.database.asTenant(...parts);
    },
  };
  await workOnOne({ ...uploads, database }, never);
  expect(uploads.warnings).toHaveLength(1);
  expect(await uploads.upload(id)).toMatchObject({ state: 'running', created: 0, attempts: 1, lease: null });
  await uploads.query('update job set run_at = now()');
  await workOnOne(uploads, never);
  expect(await uploads.upload(id)).toMatchObject({ state: 'finished', created: 2500 });
  await finished('torn', 2500);
});

it('an upload that fails again and again is given up, and says so', async () => {
  const id = await uploads.put(csv(head, ...people(2, 'lost')), 'all');
  await uploads.files.remove((await uploads.upload(id)).file_id!);
  for (let attempt = 1; attempt <= 5; attempt++) {
    await workOnOne(uploads, never);
    expect(await uploads.upload(id)).toMatchObject({ state: 'running', attempts: attempt });
    expect(await workOnOne(uploads, never)).toBe(false);
    await uploads.query('update job set run_at = now()');
  }
  await workOnOne(uploads, never);
  expect(await uploads.upload(id)).toMatchObject({ state: 'failed', code: 'internal', file_id: null });
  expect(uploads.warnings).toHaveLength(5);
});

// Takes most of a minute, so that the long run alone has it.
const inTheLongRun = timesToTry(0, 1) > 0;
it.runIf(inTheLongRun)(
  'a table of 100,001 rows is refused as a whole, one row less is not',
  async () => {
    const rows = people(100_001, 'many');
    // Roles that do not exist: nobody has to be stored to see what is counted.
    const table = (count: number) =>
      csv([...head, 'roles'], ...rows.slice(0, count).map((cells) => [...cells, 'king']));
    const [long, full] = [
      await uploads.put(table(100_001), 'valid'),
      await uploads.put(table(100_000), 'valid'),
    ];
    while (await workOnOne(uploads, never));
    expect(await uploads.upload(long)).toMatchObject({
      state: 'refused',
      code: '4007',
      message: 'The table has more than 100,000 rows. Upload it in parts. Nothing was stored.',
      checked: 0,
    });
    expect(await uploads.upload(full)).toMatchObject({
      state: 'finished',
      row_count: 100_000,
      refused: 100_000,
    });
    expect(await uploads.query('select from user_upload_row where upload_id = $1', [long])).toEqual([]);
  },
  120_000,
);
