import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { refuseWrongTallies } from '../testing/recount.ts';
import { own } from '../testing/template.ts';
import { insist, kills, startToBeKilled } from './killed-platform.fixture.ts';
import type { Load } from './killed-platform.fixture.ts';

const [writers, uploaders] = [6, 2];

/** What somebody was told is stored. */
interface Acknowledged {
  teams: string[];
  files: { id: string; sha256: string }[];
}

it.skipIf(kills === 0)(
  'nothing that was acknowledged is lost or doubled when platform and database are killed again and again under load',
  async () => {
    const platform = await startToBeKilled();
    const { url, directory } = platform;
    const acknowledged: Acknowledged = { teams: [], files: [] };
    const load = { goesOn: true, failed: 0 };
    const [manager, learner] = [
      await platform.lastingToken('manager'),
      await platform.lastingToken('learner'),
    ];
    await Promise.all([
      ...Array.from({ length: writers }, () => writeTeams(url, manager, load, acknowledged)),
      ...Array.from({ length: uploaders }, () => upload(url, learner, load, acknowledged)),
      platform.killAgainAndAgain(load, () => acknowledged.teams.length + acknowledged.files.length),
    ]);

    await platform.asOwner(async (pool) => {
      expect(await wrong(pool, directory, acknowledged)).toEqual([]);
      await refuseWrongTallies(pool);
      process.stdout.write(
        `${kills} kills: ${acknowledged.teams.length} teams and ${acknowledged.files.length} files acknowledged, ${load.failed} calls not answered or with 503.\n`,
      );
      // What is looked for is found where it is so.
      const [team] = acknowledged.teams;
      await pool.query(`delete from document where kind = 'teams' and body ->> 'name' = $1`, [team]);
      expect(await wrong(pool, directory, acknowledged)).toEqual([`${team}: 0 times, 1 in the history`]);
    });
  },
  3_600_000 * 6,
);

async function writeTeams(url: string, token: string, load: Load, done: Acknowledged) {
  while (load.goesOn) {
    const name = `Team ${randomUUID()}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const stored = await insist<{ id: string }>(load, () =>
      fetch(`${url}/api/v2/teams`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify({ name, accountId: own }),
      }),
    );
    if (stored) done.teams.push(name);
  }
}

async function upload(url: string, token: string, load: Load, done: Acknowledged) {
  while (load.goesOn) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(30_000), Buffer.from('\n%%EOF')]);
    const key = randomUUID();
    const stored = await insist<{ id: string }>(load, () => {
      const body = new FormData();
      body.set('file', new Blob([bytes]), 'evidence.pdf');
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      return fetch(`${url}/api/v2/files`, { method: 'POST', headers, body });
    });
    if (stored)
      done.files.push({ id: stored.data.id, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
}

/** Which of what was acknowledged is not there as it should be. */
async function wrong(pool: pg.Pool, directory: string, { teams, files }: Acknowledged): Promise<string[]> {
  const counted = await pool.query<{ name: string; times: number; histories: number }>(
    `select name, (select count(*)::int from document d where d.kind = 'teams' and d.body ->> 'name' = name) as times,
      (select count(*)::int from document_history h where h.kind = 'teams' and h.body ->> 'name' = name) as histories
     from unnest($1::text[]) name`,
    [teams],
  );
  const kept = await pool.query<{ id: string; sha256: string }>(
    'select id, sha256 from stored_file where id = any($1::uuid[])',
    [files.map(({ id }) => id)],
  );
  const digests = new Map(kept.rows.map((row) => [row.id, row.sha256]));
  const bytes = await Promise.all(
    files.map(async ({ id, sha256 }) => {
      const stored = await readFile(join(directory, 'files', id.slice(0, 2), id)).catch(() =>
        Buffer.alloc(0),
      );
      const isThere = createHash('sha256').update(stored).digest('hex') === sha256;
      return isThere && digests.get(id) === sha256 ? [] : [`the file ${id}`];
    }),
  );
  return [
    ...counted.rows
      .filter(({ times, histories }) => times !== 1 || histories !== 1)
      .map(({ name, times, histories }) => `${name}: ${times} times, ${histories} in the history`),
    ...bytes.flat(),
  ];
}
