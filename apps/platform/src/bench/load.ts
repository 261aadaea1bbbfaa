import { setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { grouped } from '../kernel/grouped.ts';
import { giveFiles } from './evidence-files.ts';
import { isFailed, shortcomingsOf, waited } from './judged-load.ts';
import { benchPassword, makeLargeAccount } from './large-account.ts';
import { makeModerators } from './many-moderators.ts';
import { median, p95 } from './measure.ts';
import { moderatorAtWork } from './moderator-at-work.ts';
import type { HeardLine } from './live-line.ts';
import type { Asked, Work } from './moderator-at-work.ts';
import { signerFor, startMeasuredPlatform } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

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
 * @returns whether every call was answered and all stayed within its bounds
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
        each.megabytes().then(
          (now) => (memory[index] = Math.max(memory[index]!, now)),
          () => undefined,
        );
    }, 1000).unref();
    const signal = AbortSignal.timeout(options.minutes * 60_000);
    setMaxListeners(0, signal);
    const tokens = await Promise.all(
      platforms.map((each) => signerFor(first, each.url, account.moderator, benchPassword)),
    );
    const began = performance.now();
    const busyBefore = await busySecondsOf(platforms);
    const lines: HeardLine[] = [];
    let ranOut = false;
    await Promise.all(
      people.map(async (id, number) =>
        moderatorAtWork({
          url: platforms[number % count]!.url,
          token: await tokens[number % count]!(id, options.minutes),
          takeAttempt: () => {
            ranOut ||= work.length === 0 && !signal.aborted;
            return work.pop();
          },
          told: (each) => asked.push({ ...each, minute: Math.floor((performance.now() - began) / 60_000) }),
          heard: (line) => lines.push(line),
          signal,
        }),
      ),
    );
    clearInterval(look);
    const [rest, load] = [Math.max(...atRest), Math.max(...memory)];
    tell(count, options.minutes, asked, rest, load);
    const busy = ((await busySecondsOf(platforms)) - busyBefore) / (options.minutes * 60);
    tellOfLines(lines, options.minutes, busy);
    const shortcomings = shortcomingsOf({
      asked,
      ranOut,
      lost: lostOf(lines),
      atRest: rest,
      underLoad: load,
    });
    for (const each of shortcomings) console.log(`Not as it should be: ${each}`);
    return shortcomings.length === 0;
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
    const work = await makeWork(platform, account.id);
    const bytes = await giveFiles(platform, account);
    console.log(`Its evidence has files of ${(bytes / 1000).toFixed(0)} kB on the average.`);
    await platform.query('vacuum analyze');
    return { account, people, work };
  } finally {
    await platform.stop();
  }
}

/** Everything in the open batches of an account is to be moderated. @returns what is */
async function makeWork(platform: MeasuredPlatform, accountId: string): Promise<Work[]> {
  await platform.query(
    `with taken as (update attempt set state = 'in_sample' where account_id = $1 and state = 'not_sampled' returning id)
     update batch_attempt set sampled = true, reasons = '{widened}' where attempt_id in (select id from taken)`,
    [accountId],
  );
  const rows = await platform.query(
    `select a.id, line.batch_id from attempt a join attempt_line line on line.attempt_id = a.id
      where a.account_id = $1 and a.state = 'in_sample' and a.superseded_at is null order by a.id`,
    [accountId],
  );
  return rows.map((row) => ({ id: String(row['id']), batchId: String(row['batch_id']) }));
}

async function busySecondsOf(platforms: readonly MeasuredPlatform[]): Promise<number> {
  const each = await Promise.all(platforms.map((platform) => platform.busySeconds()));
  return each.reduce((sum, seconds) => sum + seconds, 0);
}

const lostOf = (lines: readonly HeardLine[]) => lines.reduce((sum, { lost }) => sum + lost, 0);

function tellOfLines(lines: readonly HeardLine[], minutes: number, busy: number): void {
  const messages = median(lines.map((line) => line.messages)) / minutes;
  const kilobytes = median(lines.map((line) => line.bytes)) / minutes / 1000;
  console.log(
    `Live lines: ${lines.length}, ${lostOf(lines)} lost; each heard ${messages.toFixed(0)} messages of ${kilobytes.toFixed(1)} kB a minute. The processes took ${(busy * 100).toFixed(0)} % of a core.`,
  );
}

/** What was asked, and in which minute of the run it was answered. */
type TimedAsked = Asked & { minute: number };

function tell(count: number, minutes: number, asked: TimedAsked[], rest: number, load: number): void {
  const failed = asked.filter(isFailed);
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
  console.log(
    `Memory of a process: ${rest.toFixed(0)} MB at rest, at most ${load.toFixed(0)} MB under load.`,
  );
}
