import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { importCommand } from '../command.ts';

let platform: TestPlatform;
let work: string;
let course: { number: string; codes: string[] };
/** Two learners who are on no course, and a name that is nobody's. */
let learners: { id: string; name: string; number: string }[];
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'moderator-external-'));
  platform = await startTestPlatform('demo', { dataDirectory: join(work, 'data') });
  const api = await platform.as('manager');
  const { courses } = await api.getCaptureChoices();
  const chosen = courses.find(({ outcomes }) => outcomes.every(({ scale }) => scale.kind === 'two_results'))!;
  const [{ number }] = (await platform.query<{ number: string }>(
    `select body ->> 'registrationNumber' as number from document where kind = 'courses' and id = $1`,
    [chosen.id],
  )) as [{ number: string }];
  course = { number, codes: chosen.outcomes.map(({ code }) => code) };
  const taken = await platform.query<{ learner_id: string }>(
    'select learner_id from attempt where course_id = $1',
    [chosen.id],
  );
  const { items } = await api.listCaptureLearners({ query: { limit: 500 } });
  learners = items
    .filter(({ id, number: of }) => of && !taken.some(({ learner_id }) => learner_id === id))
    .slice(0, 2) as typeof learners;
});
afterAll(async () => {
  await platform.stop();
  await rm(work, { recursive: true, force: true });
});

async function run(...more: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const write = (text: string) => said.push(text);
  const { host, port, user } = inject('cluster');
  const environment = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${platform.connection.database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: join(work, 'data'),
  };
  const archive = join(work, 'may.zip');
  const facts = [
    '--body',
    'Services SETA',
    '--kind',
    'workplace',
    '--date',
    '2026-05-04',
    '--reference',
    'CLI-1',
  ];
  const whose = ['--course', course.number, '--account', 'umthombo'];
  const parameters = ['external', archive, ...facts, ...whose, ...more];
  const code = await importCommand(parameters, environment, { stdout: { write }, stderr: { write } });
  return { code, said: said.join('') };
}
const kept = () =>
  platform.query<{ learner_id: string }>(
    `select a.learner_id from external_assessment e join attempt a on a.id = e.attempt_id where e.reference = 'CLI-1'`,
  );

describe('external assessments brought in on the command line', () => {
  it('are looked at, stored in the name of somebody, and brought in again without doubles', async () => {
    const head = ['Learner number', 'Name', ...course.codes];
    const rows = learners.map((each) => [each.number, each.name, ...course.codes.map(() => 'Competent')]);
    const nobody = ['X-1', 'Quentin Oberholzer', ...course.codes.map(() => 'C')];
    const csv = [head, ...rows, nobody].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
    const files = Object.fromEntries(
      learners.map(({ number }) => [`May/${number}/plan.txt`, strToU8('the plan')]),
    );
    await writeFile(join(work, 'may.zip'), zipSync({ ...files, 'May/results.csv': strToU8(csv) }));

    const looked = await run('--as', 'manager');
    expect(looked).toMatchObject({ code: 0, said: expect.stringMatching(/^2 can be stored, .* 1 refused/) });
    expect(await readFile(join(work, 'data/imports/may refused.csv'), 'utf8')).toContain(
      'Quentin Oberholzer',
    );
    expect(await kept()).toEqual([]);

    for (let turn = 0; turn < 2; turn++) {
      expect(await run('--as', 'manager', '--store')).toMatchObject({
        code: 0,
        said: expect.stringMatching(/^2 stored, .* 1 refused/),
      });
      expect((await kept()).map((row) => row.learner_id).sort()).toEqual(learners.map(({ id }) => id).sort());
    }
    const [entry] = await platform.query<{ actor_id: string }>(
      `select actor_id from audit_entry where subject_kind = 'external_import' or action like '%import%' order by at desc limit 1`,
    );
    expect(entry).toBeDefined();
  });

  it('are nobody’s who may not bring them in, nor of a course that is not there', async () => {
    expect(await run('--as', 'learner')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/may not bring in/),
    });
    expect(await run('--as', 'nobody')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There is no user nobody/),
    });
    expect(await run('--as', 'manager', '--course', '0')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/no course with the registration number 0/),
    });
    expect(await run('--as', 'manager', '--date', 'May')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^--date: /),
    });
    await rm(join(work, 'may.zip'));
    expect(await run('--as', 'manager')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^There is no file /),
    });
  });
});
