import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { Database, Queries } from '../database/database.ts';
import { tellOfFailure } from '../inbox/tell-of-failure.ts';
import { JobLost } from './job.ts';
import type { Job, JobTools } from './job.ts';

/** One attempt at a job. */
export interface Run {
  id: string;
  payload: unknown;
  attempts: number;
  lease: string;
  /** Whose it is; that of no account is the platform's own. */
  client_id: string | null;
  account_id: string | null;
}

const begun = sql`state = 'running', lease = gen_random_uuid(), attempts = job.attempts + 1`;
const open = sql`job.state in ('waiting', 'running')`;
const columns = sql`job.id, job.payload, job.attempts, job.lease, job.client_id, job.account_id`;

/**
 * Begins a run of a job; one that went on before is held to be over, and can commit nothing any more.
 * @returns undefined where nothing is left to do
 */
export async function beginRun(database: Database, id: string): Promise<Run | undefined> {
  const { rows } = await database.asSystem((queries) =>
    sql<Run>`update job set ${begun} where id = ${id}::uuid and ${open} returning ${columns}`.execute(
      queries,
    ),
  );
  return rows[0];
}

/** Begins the run of a job that nobody enqueued, or goes on with it. @param time when it was to run */
export async function beginPeriodicRun(database: Database, job: Job, time: string): Promise<Run | undefined> {
  const { rows } = await database.asSystem((queries) =>
    sql<Run>`insert into job (kind, key, payload, state, lease, attempts)
      values (${job.name}, ${time}, '{}', 'running', gen_random_uuid(), 1)
      on conflict (kind, key, account_id) where key is not null do update set ${begun} where ${open}
      returning ${columns}`.execute(queries),
  );
  return rows[0];
}

/**
 * Carries a run out and writes down what became of it. What fails is tried again after 2 s, then after twice as long
 * each time up to an hour; after so many tries it is given up.
 * @returns how the attempt ended
 * @throws JobLost where another run has taken the job over, and what the database throws when it is away
 */
export async function carryOut(
  job: Job,
  run: Run,
  { context, signal, warn }: { context: Context; signal: AbortSignal; warn: (error: unknown) => void },
): Promise<'done' | 'failed' | 'given up' | 'interrupted'> {
  const { database } = context;
  const end = (changes: RawBuilder<unknown>, andThen?: (queries: Queries) => Promise<void>) =>
    database.asSystem(async (queries) => {
      await change(queries, run, sql`lease = null, ${changes}`);
      await andThen?.(queries);
    });
  const tools: JobTools = {
    context,
    signal,
    progress: (queries, percent) =>
      change(queries, run, sql`progress = ${percent === undefined ? sql.ref('progress') : percent}`),
  };
  try {
    const payload = job.payload.parse(run.payload);
    const last = run.attempts > job.tries;
    await (last ? job.giveUp?.(payload, tools) : job.run(payload, tools));
    if (last)
      await end(sql`state = 'failed', error = ${job.failure}, finished_at = now()`, (queries) =>
        tellOfFailure(queries, job, run, context.now()),
      );
    else await end(sql`state = 'done', error = null, progress = 100, finished_at = now()`);
    return last ? 'given up' : 'done';
  } catch (error) {
    if (error instanceof JobLost) throw error;
    if (signal.aborted && error === signal.reason) {
      await end(sql`state = 'waiting', run_at = now(), attempts = attempts - 1`);
      return 'interrupted';
    }
    warn(error);
    await end(sql`state = 'waiting', error = ${job.failure},
      run_at = now() + least(interval '1 second' * 2 ^ least(attempts, 20), interval '1 hour')`);
    return 'failed';
  }
}

async function change(queries: Queries, { id, lease }: Run, changes: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`update job set ${changes}
    where id = ${id}::uuid and lease = ${lease}::uuid returning id`.execute(queries);
  if (rows.length === 0) throw new JobLost('another run has taken this job over');
}
