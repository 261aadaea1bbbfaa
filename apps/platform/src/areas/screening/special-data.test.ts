import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { exportTypes, operations } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import { bodyOf, headersOf } from '../../testing/calls.ts';
import { freePort } from '../../testing/free-port.ts';
import { doJob } from '../../testing/jobs.ts';
import { startPlatformProcess } from '../../testing/platform-process.ts';
import { raw } from '../../testing/raw.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { signInAt } from '../../testing/sign-in.ts';
import { own as accountId, personOf } from '../../testing/template.ts';
import { testConfig } from '../../testing/test-config.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { thingsOf } from '../../testing/things.ts';
import type { Things } from '../../testing/fixture.ts';
import { apply, hiringOn, paper, write } from './hiring.fixture.ts';

/** What the law protects especially, as it is said with the application and as it stands in the details of the person. */
const said = { race: 'Coloured', gender: 'Female', disability: 'planted-said-7351' } as const;
const planted = { race: 'Coloured', gender: 'Female', disability: 'planted-kept-7352' };
const special = /Coloured|Female|planted-(?:said|kept)|"(?:race|gender|disability)"/;

let platform: TestPlatform;
let hiring: Awaited<ReturnType<typeof hiringOn>>;
let candidate: Client;
let child: ChildProcess;
let things: Things;
let vacancyId: string;
let other: string;
const logged: string[] = [];
const asked = {} as TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
  hiring = await hiringOn(platform);
  candidate = await platform.as('candidate');
  const { id } = personOf('candidate');
  await platform.query(`update document set body = body || $2::jsonb where kind = 'users' and id = $1`, [
    id,
    JSON.stringify(planted),
  ]);
  const test = await hiring.test();
  vacancyId = await hiring.vacancy([test], {
    questionsOfEquity: true,
    documents: [{ id: 'licence', title: 'Licence', kind: 'licence', required: true }],
  });
  const somebody = { id, api: candidate };
  await apply(somebody, vacancyId, { equity: said });
  const file = await candidate.uploadFile({ file: paper, fileName: 'licence.pdf' });
  const documents = [{ documentId: 'licence', fileId: file.id }];
  await candidate.submitApplicationDocuments({ id: vacancyId, body: { documents } });
  await write(somebody, test, 4);
  await hiring.decide(somebody, vacancyId, 'tested', 'shortlisted');
  const known = await thingsOf(platform, accountId);
  other = known['vacancies']!;
  things = {
    ...known,
    vacancies: vacancyId,
    candidates: await hiring.candidateOf(somebody),
    'screening-tests': test,
  };
  await startInItsOwnProcess();
});
afterAll(async () => {
  child.kill('SIGTERM');
  await platform.stop();
});

/** Another process of the platform, which writes down all that it can: its output is what operators keep as logs. */
async function startInItsOwnProcess(): Promise<void> {
  const port = await freePort();
  const config = { ...testConfig(`${platform.filesDirectory}/..`), port, logLevel: 'debug' as const };
  child = startPlatformProcess({ config, connection: platform.connection }, ['ignore', 'pipe', 'pipe']);
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => logged.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${logged.join('')}`);
    await wait(100);
  }
  const tokens = new Map<string, Promise<string>>();
  const token = (username: string) => {
    const known = tokens.get(username) ?? signInAt(url, username);
    tokens.set(username, known);
    return known;
  };
  Object.assign(asked, { url, token });
}

const own = operations.filter(({ area }) => area === 'screening');
/** What somebody reads of their own applications says what they said themselves. */
const saysTheirOwn = 'listMyApplications';
const isFor = ({ audience }: Operation) =>
  audience.includes('candidate') ? ['candidate'] : ['manager', 'sitemanager', 'administrator'];

/** The answer to a call as text: sheets and papers as whoever opens them reads them. */
async function answerTo(operation: Operation, as: string, type: string): Promise<string> {
  const kind = /\/candidates\/\{id\}|\/candidates$/.test(operation.path)
    ? 'candidates'
    : operation.path.includes('/tests')
      ? 'screening-tests'
      : 'vacancies';
  const path = operation.path
    .replace('{candidateId}', things['candidates']!)
    .replace('{type}', type)
    .replace('{id}', things[kind]!);
  const query = operation.id === 'changeApplicationState' ? '?from=shortlisted&to=on_hold' : '';
  const answer = await fetch(`${asked.url}/api/v2${path}${query}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${await asked.token(as)}`,
      'idempotency-key': `${operation.id}-${as}-${type}`,
      ...(operation.body ? { 'content-type': 'application/json' } : {}),
      ...headersOf(operation),
    },
    ...(operation.body ? { body: JSON.stringify(bodyOf(operation, things) ?? {}) } : {}),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const mediaType = answer.headers.get('content-type') ?? '';
  if (mediaType.includes('pdf')) return (await readPdf(bytes)).join(' ');
  if (mediaType.includes('spreadsheet'))
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString())
      .join(' ');
  return Buffer.from(bytes).toString();
}

const reads = ({ method, safe, id }: Operation) =>
  method === 'GET' || safe === true || id.startsWith('export');

describe('race, gender and disability', () => {
  it('are what no call of screening is filtered or sorted by', () => {
    const words = /"-?(?:race|gender|disability|photo)/i;
    for (const { id, query } of own) {
      const text = JSON.stringify(
        Object.entries(query?.shape ?? {}).map(([name, each]) => [name, each.toJSONSchema()]),
      );
      expect([id, words.test(text)]).toEqual([id, false]);
    }
  });

  it.each(own.filter(reads).map((operation) => [operation.id, operation] as const))(
    'are not in what %s answers',
    async (id, operation) => {
      if (id === saysTheirOwn) return;
      for (const as of isFor(operation))
        for (const type of operation.path.includes('{type}') ? exportTypes : ['']) {
          const text = await answerTo(operation, as, type);
          expect([as, type, special.exec(text)?.[0]]).toEqual([as, type, undefined]);
        }
    },
  );

  it('are told whoever said them, who empties them, and nobody else', async () => {
    const equityOf = async () => (await candidate.listMyApplications({ id: vacancyId })).items[0]!.equity;
    expect(await equityOf()).toEqual(said);
    await candidate.applyForVacancy({ id: vacancyId, body: { answers: [], consent: true, equity: {} } });
    expect(await equityOf()).toBeNull();
    await candidate.applyForVacancy({ id: vacancyId, body: { answers: [], consent: true, equity: said } });
    for (const { id, operation } of own.map((each) => ({ id: each.id, operation: each })))
      if (id === saysTheirOwn) {
        const { text } = await raw(asked, 'GET', operation.path.replace('{id}', other), { as: 'candidate' });
        expect(special.test(text)).toBe(false);
      }
  });

  it.each(own.filter((each) => !reads(each)).map((operation) => [operation.id, operation] as const))(
    'are not in what %s answers when it changes something',
    async (_, operation) => {
      for (const as of isFor(operation))
        expect(special.exec(await answerTo(operation, as, 'csv'))?.[0]).toBeUndefined();
    },
  );

  it('are in no log, event, answer that is kept, message or job, nor in any other row', async () => {
    await doJob(platform, 'count-equity');
    const tables = await platform.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      // Where they were said, and the details of the person.
      const besides = ['document', 'document_history'].includes(name) ? `where kind <> 'users'` : '';
      if (name === 'equity_declaration') continue;
      const [row] = await platform.query<{ found: boolean }>(
        `select exists (select from (select * from ${name} ${besides}) t where t::text ~ 'planted-(said|kept)') as found`,
      );
      if (row!.found) found.push(name);
    }
    expect(found).toEqual([]);
    const events = await platform.query<{ text: string }>(
      `select t::text as text from event t union all select t::text from audit_entry t
        union all select t::text from application_step t`,
    );
    expect(events.filter(({ text }) => special.test(text))).toEqual([]);
    expect(logged.join('').split('\n').length).toBeGreaterThan(own.length);
    expect(special.exec(logged.join(''))?.[0]).toBeUndefined();
  });

  it('are counted in figures of closed vacancies alone, without small groups, and anew when five more came', async () => {
    const words = await hiring.test({ title: 'Words of equity' });
    const id = await hiring.vacancy([words], { questionsOfEquity: true, creditLimit: 100 });
    const people = await hiring.people(30);
    for (const [place, each] of people.entries())
      await apply(each, id, {
        equity: {
          race: place < 14 ? 'African' : place < 27 ? 'Indian' : 'Other',
          gender: place < 21 ? 'Male' : 'Female',
        },
      });
    const figures = async () => {
      await doJob(platform, 'count-equity');
      return platform.query<{ dimension: string; cells: Record<string, number | null> }>(
        `select dimension, cells from equity_figure where vacancy_id = $1 and step = 'applied' order by dimension`,
        [id],
      );
    };
    expect(await figures()).toEqual([]);
    await hiring.manager.closeVacancy({ id, body: {} });
    const [, gender, race] = await figures();
    expect(race!.cells).toEqual({
      African: 14,
      Indian: 13,
      Coloured: null,
      Caucasian: null,
      Other: null,
      undeclared: null,
    });
    // Nobody of those that are hidden left it out, so the smaller of the others is hidden with them.
    expect(gender!.cells).toEqual({ Male: 21, Female: null, undeclared: null });
    await people[0]!.api.withdrawApplication({ id, body: { erase: true } });
    const [, , after] = await figures();
    expect(after!.cells).toEqual(race!.cells);
  });
});
