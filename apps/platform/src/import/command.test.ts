import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startEmbeddedDatabase } from '../embedded/database/supervisor.ts';
import { openDataDirectory } from '../embedded/data-directory.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { importCommand } from './command.ts';
import { college, copyWith, ouladMapping, ouladSmall } from './import.fixture.ts';

let platform: TestPlatform;
let dataDirectory: string;
let databaseUrl: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  dataDirectory = await mkdtemp(join(tmpdir(), 'moderator-import-'));
  const { host, port, user } = inject('cluster');
  const [{ name }] = (await platform.query<{ name: string }>('select current_database() as name')) as [
    { name: string },
  ];
  databaseUrl = `postgres://localhost:${port}/${name}?host=${encodeURIComponent(host)}&user=${user}`;
});
afterAll(async () => {
  await platform.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Runs the command and gives what it says. */
async function run(
  parameters: string[],
  environment: Record<string, string> = { DATABASE_URL: databaseUrl },
) {
  const said = { out: '', error: '' };
  const code = await importCommand(
    parameters,
    { DATA_DIR: dataDirectory, LOG_LEVEL: 'silent', ...environment },
    {
      stdout: { write: (text) => (said.out += text) },
      stderr: { write: (text) => (said.error += text) },
    },
  );
  return { code, ...said };
}

describe('npm run import', () => {
  it('says what it needs when it is not told', async () => {
    expect(await run([])).toMatchObject({ code: 1, error: expect.stringContaining('Say which directory') });
    expect(await run(['x'])).toMatchObject({ code: 1, error: expect.stringContaining('--mapping FILE') });
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage:') });
    const { error } = await run([ouladSmall, '--mapping', '/nowhere.json']);
    expect(error).toBe('There is no mapping file /nowhere.json.\nNothing was changed.\n');
  });

  it('lists the rows it refused in a file that a spreadsheet opens safely', async () => {
    const directory = await copyWith(ouladSmall, {
      'studentAssessment.csv': [
        ['11391,1752,18,0,78', '11391,1752,18,0,=1+1'],
        ['28400,1752,22,0,70', '28400,9999,22,0,70'],
      ],
    });
    const { code, out } = await run([directory, '--mapping', ouladMapping]);
    expect(code).toBe(0);
    expect(out).toContain('into Umthombo Skills Academy (umthombo)');
    expect(out).toMatch(/judgements +34 new, +0 changed, +0 unchanged/);
    expect(out).toContain('2 rows were refused:\n  1 in studentAssessment.csv: not a number\n');
    const list = await readFile(/The whole list is in (.*)/.exec(out)![1]!, 'utf8');
    expect(list.startsWith('\uFEFF')).toBe(true);
    expect(list.trim().split('\n')).toEqual([
      'file,line,column,value,reason',
      `studentAssessment.csv,2,score,'=1+1,not a number`,
      'studentAssessment.csv,3,id_assessment,9999,no such outcome in assessments.csv',
    ]);
  });

  it('ends with 1 under --strict when a row is refused', async () => {
    const mapping = join(college, 'mapping.json');
    const { code, out } = await run([college, '--mapping', mapping, '--account', 'karoo', '--strict']);
    expect(code).toBe(1);
    expect(out).toContain('Nothing was changed.');
  });

  it('says that there is no such account before it reads a file', async () => {
    const { code, error } = await run([
      join(dataDirectory, 'nothing-here'),
      '--mapping',
      ouladMapping,
      '--account',
      'nobody',
    ]);
    expect(code).toBe(1);
    expect(error).toContain('There is no account "nobody". There are: ');
  });

  it('says what to do when the database of the settings is not there', async () => {
    const { code, error } = await run([ouladSmall, '--mapping', ouladMapping], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    });
    expect(code).toBe(1);
    expect(error).toContain('The database none at 127.0.0.1:9 cannot be reached');
  });

  it('runs the embedded database with the PostgreSQL of the settings', async () => {
    const { code, error } = await run([ouladSmall, '--mapping', ouladMapping], { POSTGRES_DIR: '/nowhere' });
    expect(code).toBe(1);
    expect(error).toContain('POSTGRES_DIR is /nowhere, where no PostgreSQL runs');
  });

  it('starts the embedded database when no platform runs, and stops it afterwards', async () => {
    const first = await run([ouladSmall, '--mapping', ouladMapping], {});
    expect(first).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no account to import into'),
    });
    const directory = await openDataDirectory(dataDirectory);
    const database = await startEmbeddedDatabase({ directory: directory.sub('database'), log: silentLog });
    const second = await run([ouladSmall, '--mapping', ouladMapping], {});
    expect(second.error).toContain('There is no account to import into');
    await database.stop();
    const third = await run([ouladSmall, '--mapping', ouladMapping], {});
    expect(third.error).toContain('but its database does not answer');
    await directory.close();
  });
});
