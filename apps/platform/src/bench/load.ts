import { setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { grouped } from '../kernel/grouped.ts';
import { benchPassword, makeLargeAccount } from './large-account.ts';
import { makeModerators } from './many-moderators.ts';
import { median, p95 } from './measure.ts';
import { moderatorAtWork } from './moderator-at-work.ts';
import type { Asked } from './moderator-at-work.ts';
import { signerFor, startMeasuredPlatform } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** Milliseconds that 95 of 100 calls may take. */
const longestMs = 100;
/** Megabytes that a process may take at rest and under load. */
const [mostAtRest, mostUnderLoad] = [200, 350];
/** Milliseconds after which a platform that was started has given back what only starting takes. */
const atRestAfterMs = 40_000;

export interface LoadOptions {
  minutes: number;
  moderators: number;
  attempts: number;
  /** How many processes share the database, one run for each number. */
  processes: number[];
}

/**
 * Lets very many moderators work for some minutes, and says how long they waited, what failed and how much memory it took.
 * @returns whether nothing failed and all stayed within its bounds
 */
export async function benchLoad({ processes, ...options }: LoadOptions): Promise<boolean> {
  let isWithin = true;
  for (const count of processes) isWithin = (await loadOn(count, options)) && isWithin;
  return isWithin;
}

async function loadOn(count: number, options: Omit<LoadOptions, 'processes'>): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-load-'));
  const { account, people, work } = await makeData(directory, options);
  // What makes the demonstration and its pictures stays in the process that does; those that serve have nothing of it.
  const first = await startMeasuredPlatform(directory);
  const platforms = [first];
  try {
    while (platforms.length < count)
      platforms.push(await startMeasuredPlatform(undefined, { DATABASE_URL: await first.databaseUrl() }));
    await wait(atRestAfterMs);
    const atRest = await Promise.all(platforms.map((each) => each.megabytes()));
    const asked: TimedAsked[] = [];
    const memory = [...atRest];
    const look = setInterval(() => {
      for (const [index, each] of platforms.entries())
        void each.megabytes().then((now) => (memory[index] = Math.max(memory[index]!, now)));
    }, 1000);
    const signal = AbortSignal.timeout(options.minutes * 60_000);
    setMaxListeners(0, signal);
    const tokens = await Promise.all(
      platforms.map((each) => signerFor(first, each.url, account.moderator, benchPassword)),
    );
    const began = performance.now();
    await Promise.all(
      people.map(async (id, number) =>
        moderatorAtWork({
          url: platforms[number % count]!.url,
          token: await tokens[number % count]!(id, options.minutes),
          takeAttempt: () => work.pop(),
          told: (each) => asked.push({ ...each, minute: Math.floor((performance.now() - began) / 60_000) }),
          signal,
        }),
      ),
    );
    clearInterval(look);
    return told(count, options.minutes, asked, atRest, memory);
  } finally {
    for (const each of platforms.toReversed()) await each.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** An account with so many attempts, those who moderate there, and what there is for them to do. */
async function makeData(directory: string, options: Omit<LoadOptions, 'processes'>) {
  const platform = await startMeasuredPlatform(directory);
  try {
    const account = await platform.connected((connection) =>
      makeLargeAccount(connection, options.attempts, (sentence) => console.log(sentence)),
    );
    const people = await makeModerators(platform, account.moderator, options.moderators);
    return { account, people, work: await makeWork(platform, account.id) };
  } finally {
    await platform.stop();
  }
}

/** Everything in the open batches of an account is to be moderated. @returns what is */
async function makeWork(platform: MeasuredPlatform, accountId: string): Promise<string[]> {
  await platform.query(
    `with taken as (update attempt set state = 'in_sample' where account_id = $1 and state = 'not_sampled' returning id)
     update batch_attempt set sampled = true, reasons = '{widened}' where attempt_id in (select id from taken)`,
    [accountId],
  );
  await platform.query('vacuum analyze');
  const rows = await platform.query(
    `select id from attempt where account_id = $1 and state = 'in_sample' and superseded_at is null order by id`,
    [accountId],
  );
  return rows.map((row) => String(row['id']));
}

/** What was asked, and in which minute of the run it was answered. */
type TimedAsked = Asked & { minute: number };

function told(
  count: number,
  minutes: number,
  asked: TimedAsked[],
  atRest: number[],
  memory: number[],
): boolean {
  const failed = asked.filter(({ status }) => status === 0 || status >= 500);
  console.log(
    `\n${count === 1 ? 'One process' : `${count} processes`}: ${asked.length.toLocaleString('en')} calls in ${minutes} minutes, ${(asked.length / minutes / 60).toFixed(0)} a second, ${failed.length} failed.`,
  );
  const byStatus = grouped(asked, ({ status }) => status);
  console.log(`Statuses: ${byStatus.map(([status, those]) => `${status} × ${those.length}`).join(', ')}`);
  console.log(
    `${'milliseconds'.padEnd(14)}${'calls'.padStart(9)}${'median'.padStart(9)}${'p95'.padStart(9)}`,
  );
  for (const [call, those] of grouped(asked, (each) => each.call)) {
    const times = waited(those);
    console.log(
      `${call.padEnd(14)}${String(times.length).padStart(9)}${median(times).toFixed(1).padStart(9)}${p95(times).toFixed(1).padStart(9)}`,
    );
  }
  // The first minute is that in which everybody comes in.
  const byMinute = grouped(asked, ({ minute }) => minute);
  console.log(
    `p95 of each minute: ${byMinute.map(([, those]) => p95(waited(those)).toFixed(0)).join(', ')} ms`,
  );
  const [rest, load] = [Math.max(...atRest), Math.max(...memory)];
  console.log(
    `Memory of a process: ${rest.toFixed(0)} MB at rest, at most ${load.toFixed(0)} MB under load.`,
  );
  const isWithin = rest <= mostAtRest && load <= mostUnderLoad;
  return failed.length === 0 && p95(waited(asked)) < longestMs && isWithin;
}

const waited = (asked: readonly Asked[]): number[] => asked.map(({ milliseconds }) => milliseconds);
