import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { timesToTry } from '../testing/budget.ts';
import { copyOfTemplate } from '../testing/copy-of-template.ts';
import { freePort } from '../testing/free-port.ts';
import { startPlatformProcess } from '../testing/platform-process.ts';
import { refuseWrongTallies } from '../testing/recount.ts';
import { signInAt } from '../testing/sign-in.ts';
import { own } from '../testing/template.ts';
import { testConfig } from '../testing/test-config.ts';
import { insist } from '../security/killed-platform.fixture.ts';

/** How often one of three processes is killed. */
const kills = timesToTry(2, 30);

let directory: string;
let administration: pg.Client;
let pool: pg.Pool;
let balancer: Server;
let url: string;
const database = `three_${randomBytes(6).toString('hex')}`;
const processes: { port: number; child: ChildProcess }[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-three-'));
  administration = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await administration.connect();
  await administration.query(copyOfTemplate(database, 'demo'));
  pool = new pg.Pool({ ...inject('cluster'), database, max: 2 });
  pool.on('error', () => undefined);
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  balancer = await balance(ports);
  url = `http://localhost:${(balancer.address() as { port: number }).port}`;
  // At once, as a new release of all of them starts.
  await Promise.all(ports.map(start));
});
afterAll(async () => {
  balancer.closeAllConnections();
  balancer.close();
  for (const { child } of processes) child.kill('SIGKILL');
  await pool.end();
  await administration.query(`drop database ${database} with (force)`);
  await administration.end();
  await rm(directory, { recursive: true, force: true });
});

/** One of three, with the files and the keys of all and a folder of its own for nothing else. */
async function start(port: number): Promise<void> {
  const config = { ...testConfig(directory), port, publicUrl: url };
  const connection = { ...inject('cluster'), database };
  const child = startPlatformProcess({ config, connection });
  const at = processes.findIndex((each) => each.port === port);
  processes.splice(at < 0 ? processes.length : at, at < 0 ? 0 : 1, { port, child });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`a process ended with ${child.exitCode} at its start`);
    await wait(100);
  }
}
const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Passes each request on to the next of them; one that does not answer is answered for with 503. */
async function balance(ports: readonly number[]): Promise<Server> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const passed = ask({
      host: '127.0.0.1',
      port: ports[turn++ % ports.length],
      method,
      path,
      headers,
      agent: false,
    });
    const away = () => (answer.headersSent ? answer.destroy() : answer.writeHead(503).end());
    passed.on('error', away);
    passed.on('response', (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.on('error', () => answer.destroy());
      from.pipe(answer);
    });
    incoming.on('error', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

it('three processes behind a balancer lose nothing and do nothing twice while one after the other is killed', async () => {
  const tokens = new Map<string, { token: Promise<string>; at: number }>();
  const tokenOf = (name: string) => {
    const known = tokens.get(name);
    if (known && Date.now() - known.at < 120_000) return known.token;
    const token = signInAt(url, name);
    tokens.set(name, { token, at: Date.now() });
    // Whoever is killed while somebody signs in has not signed them in.
    token.catch(() => tokens.delete(name));
    return token;
  };
  const done = {
    claims: new Map<string, Set<string>>(),
    verdicts: new Map<string, string>(),
    exports: 0,
    teams: [] as string[],
    files: [] as { id: string; sha256: string }[],
    reports: [] as string[],
  };
  const load = { goesOn: true, failed: 0 };
  const send =
    (as: string, path: string, body: string | (() => FormData), key: string, method = 'POST') =>
    async () => {
      const request: RequestInit = {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(as)}`,
          'idempotency-key': key,
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        body: typeof body === 'string' ? body : body(),
      };
      return fetch(`${url}/api/v2${path}`, request);
    };
  const writing = async () => {
    while (load.goesOn) {
      const name = `Team ${randomUUID()}`;
      const body = JSON.stringify({ name, accountId: own });
      if (await insist(load, send('manager', '/teams', body, randomUUID()))) done.teams.push(name);
    }
  };
  const uploading = async () => {
    while (load.goesOn) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(30_000), Buffer.from('\n%%EOF')]);
      const form = () => {
        const body = new FormData();
        body.set('file', new Blob([bytes]), 'evidence.pdf');
        return body;
      };
      const stored = await insist<{ id: string }>(load, send('learner', '/files', form, randomUUID()));
      if (stored)
        done.files.push({ id: stored.data.id, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
  };
  // Each is mailed by a job, which another process takes over.
  const reporting = async () => {
    while (load.goesOn) {
      const body = JSON.stringify({
        body: 'It does not open.',
        title: 'Report',
        to: 'a@example.org',
        from: 'b@example.org',
      });
      const stored = await insist<{ id: string }>(
        load,
        send('learner', '/report/issues', body, randomUUID()),
      );
      if (stored) done.reports.push(stored.data.id);
      await wait(200);
    }
  };
  // Two moderators take the same attempts: each is one's, and what they were told is kept is kept.
  const { rows: work } = await pool.query<{ attempt: string; outcomes: string[] }>(
    `select a.id as attempt, array_agg(j.outcome_id::text) as outcomes from attempt a join judgement j on j.attempt_id = a.id
     where a.account_id = $1 and a.state = 'in_sample' and a.superseded_at is null and a.reopened_outcome_ids is null
     group by a.id having bool_and(j.result in ('C', 'NYC')) order by a.id`,
    [own],
  );
  const judging = async (name: string) => {
    for (let turn = 0; load.goesOn; turn++) {
      const { attempt, outcomes } = work[turn % work.length]!;
      const path = `/moderation/attempts/${attempt}`;
      const claim = send(name, `${path}/claim`, '', randomUUID());
      // The other one has it, or it is nobody's for them.
      const isRefused = ({ status }: Response) => [403, 409, 423].includes(status);
      const claimed = await insist<{ refused?: true }>(load, () =>
        claim().then((answer) => (isRefused(answer) ? Response.json({ data: { refused: true } }) : answer)),
      );
      if (!claimed || claimed.data.refused) {
        await wait(20);
        continue;
      }
      done.claims.set(attempt, (done.claims.get(attempt) ?? new Set()).add(name));
      const outcome = outcomes[turn % outcomes.length]!;
      const comment = `Seen, ${randomUUID()}.`;
      const body = JSON.stringify({ result: 'C', comment });
      const kept = await insist(load, send(name, `${path}/verdicts/${outcome}`, body, randomUUID(), 'PUT'));
      if (kept) done.verdicts.set(`${attempt} ${outcome} ${name}`, comment);
    }
  };
  // A list that is taken out is whole, or it did not come.
  const exporting = async () => {
    while (load.goesOn) {
      const before = done.teams.length;
      const whole = await insist<string>(load, async () => {
        const answer = await send('manager', '/teams/export/json', '{}', randomUUID())();
        return answer.ok ? Response.json({ data: await answer.text() }) : answer;
      });
      if (!whole) return;
      const missing = done.teams.slice(0, before).filter((name) => !whole.data.includes(name));
      expect(missing).toEqual([]);
      done.exports++;
      await wait(500);
    }
  };
  const count = () => done.teams.length + done.files.length + done.reports.length;
  const killing = async () => {
    for (let kill = 0; kill < kills; kill++) {
      const before = count();
      await expect.poll(count, { timeout: 120_000, interval: 20 }).toBeGreaterThan(before + 10);
      const { port, child } = processes[kill % processes.length]!;
      child.kill('SIGKILL');
      await once(child, 'exit');
      await start(port);
    }
    load.goesOn = false;
  };
  await Promise.all([
    writing(),
    writing(),
    uploading(),
    reporting(),
    exporting(),
    judging('moderator'),
    judging('moderator2'),
    killing(),
  ]);

  const teams = await pool.query(
    `select name from unnest($1::text[]) name where 1 <> (select count(*) from document d where d.kind = 'teams' and d.body ->> 'name' = name)
        or 1 <> (select count(*) from document_history h where h.kind = 'teams' and h.body ->> 'name' = name)`,
    [done.teams],
  );
  expect(teams.rows).toEqual([]);
  for (const { id, sha256 } of done.files) {
    const bytes = await readFile(join(directory, 'files', id.slice(0, 2), id));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
  // Jobs of killed processes are taken over, and each report is mailed.
  const mailed = async () =>
    (await readdir(join(directory, 'mail')).catch(() => [])).map((name) => name.slice(0, -4));
  await expect.poll(mailed, { timeout: 90_000 }).toEqual(expect.arrayContaining(done.reports));
  const { rows: reports } = await pool.query<{ count: number }>(
    'select count(*)::int as count from issue_report where id = any($1::uuid[])',
    [done.reports],
  );
  expect(reports[0]!.count).toBe(new Set(done.reports).size);
  expect([...done.claims.values()].filter((names) => names.size > 1)).toEqual([]);
  const { rows: verdicts } = await pool.query<{ key: string; comment: string; times: number }>(
    `select concat_ws(' ', v.attempt_id, v.outcome_id, p.body ->> 'username') as key, v.comment, (select count(*)::int
       from verdict_history h where h.attempt_id = v.attempt_id and h.outcome_id = v.outcome_id and h.comment = v.comment) as times
     from verdict v join document p on p.kind = 'users' and p.id = v.moderator_id where v.comment like 'Seen, %'`,
  );
  const stored = new Map(verdicts.map(({ key, comment, times }) => [key, `${comment} × ${times}`]));
  expect(done.verdicts.size).toBeGreaterThan(0);
  for (const [key, comment] of done.verdicts) expect(stored.get(key)).toBe(`${comment} × 1`);
  await refuseWrongTallies(pool);
  process.stdout.write(
    `${kills} kills of one of three: ${done.teams.length} teams, ${done.files.length} files, ${done.verdicts.size} verdicts and ${done.reports.length} reports acknowledged, ${done.exports} lists taken out, ${load.failed} calls answered with 503 or not at all.\n`,
  );
}, 3_600_000);
