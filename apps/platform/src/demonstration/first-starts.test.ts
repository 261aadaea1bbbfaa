import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import { signInAt } from '../testing/sign-in.ts';
import { testConfig } from '../testing/test-config.ts';

it('three platforms that start at once on an empty database make everything once, and each is ready then', async () => {
  const cluster = inject('cluster');
  const database = `first_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ ...cluster, database: 'postgres' });
  await administration.connect();
  await administration.query(`create database ${database}`);
  const directory = await mkdtemp(join(tmpdir(), 'moderator-first-'));
  const connection = { ...cluster, database };
  const said: string[][] = [[], [], []];
  const platforms = await Promise.all(
    said.map((sentences) =>
      startPlatform({
        config: { ...testConfig(directory), demonstrationData: true },
        connection,
        log: silentLog,
        progress: (sentence) => sentences.push(sentence),
      }),
    ),
  );
  onTestFinished(async () => {
    for (const platform of platforms) await platform.stop();
    await administration.query(`drop database ${database} with (force)`);
    await administration.end();
    await rm(directory, { recursive: true, force: true });
  });

  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ kind: string; made: number }>(
    `select kind, count(*)::int as made from document where kind in ('accounts', 'users', 'courses') group by 1 order by 1`,
  );
  await client.end();
  const { accounts, people, other, courses } = inject('template');
  expect(rows).toEqual([
    { kind: 'accounts', made: accounts.length + 1 },
    { kind: 'courses', made: courses.length },
    { kind: 'users', made: people.length + other.people.length },
  ]);
  for (const { url } of platforms) await expect(signInAt(url, 'moderator')).resolves.toMatch(/^ey/);
}, 180_000);
