import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Runner, Task, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context.ts';
import type { Log } from '../embedded/log.ts';
import type { Job } from './job.ts';
import { keepSayingAlive } from './living-processes.ts';
import { beginPeriodicRun, beginRun, carryOut } from './run.ts';
import { messageOf } from '../kernel/thrown.ts';
import type { Metrics } from '../watching/metrics.ts';
import { step } from '../watching/traces.ts';
import { existing } from '../kernel/existing.ts';

/** How soon things are noticed, in seconds. */
export interface Pace {
  /** Between looks for jobs whose time has come; new ones are told of at once. */
  pollSeconds: number;
  /** Between signs of life. */
  beatSeconds: number;
  /** Without a sign of life for so long a process is dead, and its jobs are taken over. */
  silenceSeconds: number;
}

const usual: Pace = { pollSeconds: 2, beatSeconds: 10, silenceSeconds: 30 };

/** Jobs that a process works on side by side. */
const sideBySide = 4;

/**
 * What was to run while nobody worked runs later where it is so many milliseconds ago at most. Each job that comes by the
 * clock waits in a queue of its own, one run after the other: one that is held up takes one place, and not one more each
 * minute until no other job is done.
 */
const backfillPeriod = 3_600_000;

interface Parts {
  pool: pg.Pool;
  context: Context;
  jobs: readonly Job[];
  log: Log;
  pace?: Pace | undefined;
  /** Whether those that come by the clock come; otherwise they wait until somebody enqueues them. */
  byTheClock?: boolean | undefined;
  /** Where attempts are counted. */
  runs?: Metrics['jobRuns'];
}

/**
 * Works on the jobs of the database, of which each is one platform's at a time.
 * @returns what stops it: no more is taken up, and what is being done ends or is left to another
 */
export async function startJobs({
  pool,
  context,
  jobs,
  log,
  pace = usual,
  byTheClock = true,
  runs,
}: Parts): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const warnOf = (what: string) => (error: unknown) => log.warn({ reason: messageOf(error) }, what);
  const task =
    (job: Job): Task =>
    async (payload) => {
      const { database } = context;
      const { job: id, _cron } = payload as { job?: string; _cron?: { ts: string } };
      const begun = _cron
        ? await beginPeriodicRun(database, job, _cron.ts)
        : await beginRun(database, existing(id, 'job in the payload'));
      const warn = warnOf(`${job.name} has failed and is tried again`);
      if (!begun) return;
      const from = performance.now();
      const outcome = await step(`job ${job.name}`, {}, () =>
        carryOut(job, begun, { context, signal: stopping.signal, warn }),
      );
      runs?.observe({ job: job.name, outcome }, (performance.now() - from) / 1000);
    };
  const possible = jobs.filter((job) => job.isPossible?.(context) ?? true);
  const periodic = possible.flatMap(({ name, every }) =>
    every && byTheClock ? [{ task: name, match: every, options: { backfillPeriod, queueName: name } }] : [],
  );

  let process = '';
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => (process = workerPool.id));
  const start = async (): Promise<Runner> => {
    const started = await run({
      pgPool: pool,
      taskList: Object.fromEntries(possible.map((job) => [job.name, task(job)])),
      parsedCronItems: parseCronItems(periodic),
      concurrency: sideBySide,
      pollInterval: pace.pollSeconds * 1000,
      noHandleSignals: true,
      events,
      logger: loggerInto(log),
      // Only ended together are jobs ended with patience: one by one, a lost connection would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    if (stopping.signal.aborted) await started.stop();
    return started;
  };
  let runner = await start();
  const working = (async () => {
    for (;;) {
      await runner.promise.catch(warnOf('the queue of jobs has ended'));
      await wait(pace.pollSeconds * 1000, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      );
      if (stopping.signal.aborted) return;
      runner = (await start().catch(warnOf('the queue of jobs cannot be started again yet'))) ?? runner;
    }
  })();
  const die = keepSayingAlive(context.database, () => process, pace, {
    forgotten: () => void runner.stop().catch(() => undefined),
    warn: warnOf('a sign of life could not be given'),
  });
  return async () => {
    stopping.abort();
    await runner.stop().catch(() => undefined);
    await working;
    await die();
  };
}

/** The library's enumeration is of types alone. */
const levelOfErrors: string = 'error';

/** What the queue says of its own affairs interests those who look closely; only what went wrong is more. */
const loggerInto = (log: Log) =>
  new Logger(
    () => (level, message) =>
      level === levelOfErrors ? log.warn({ reason: message }, 'the queue of jobs') : log.debug({}, message),
  );
