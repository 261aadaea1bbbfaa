import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Database, Queries } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Admission } from '../http/admission.ts';

/** Milliseconds for which what the database says of all files is good enough: it reads every one of them. */
const storageForMs = 60_000;

interface Parts {
  pools: Readonly<Record<'background' | 'requests' | 'shared', pg.Pool>>;
  admission: Admission;
  database: Database;
  /** How many connections are told what changes. */
  listening: () => number;
  /** Where files are kept. */
  directory: string;
  failed: (error: unknown) => void;
}

/** Adds what is looked up when somebody asks: places, connections, queues, room. What cannot be looked up is left out. */
export function lookAt(
  registry: Registry,
  { pools, admission, database, listening, directory, failed }: Parts,
): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    look: (gauge: Gauge<Label>) => void | Promise<void>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await Promise.resolve(look(this)).catch(failed);
      },
    });

  gauge('moderator_calls', 'Calls that are worked on, and that wait for a place', ['state'], (calls) => {
    const { working, waiting } = admission.load();
    calls.set({ state: 'working' }, working);
    calls.set({ state: 'waiting' }, waiting);
  });

  gauge(
    'moderator_database_connections',
    'Connections of each pool that work and rest, and callers who wait for one',
    ['pool', 'state'],
    (connections) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'working' }, totalCount - idleCount);
        connections.set({ pool, state: 'resting' }, idleCount);
        connections.set({ pool, state: 'wanted' }, waitingCount);
      }
    },
  );

  gauge('moderator_event_connections', 'Connections that are told what changes', [], (connections) =>
    connections.set(listening()),
  );

  const jobs = shared(() => database.asSystem(readJobs), 1_000);
  gauge(
    'moderator_jobs',
    'Jobs that wait, run, and were given up and not looked after',
    ['job', 'state'],
    async (all) => {
      for (const { kind, state, jobs: number } of await jobs()) all.set({ job: kind, state }, number);
    },
  );
  gauge(
    'moderator_job_oldest_waiting_seconds',
    'Seconds for which the oldest job of a kind could have begun',
    ['job'],
    async (oldest) => {
      for (const { kind, state, seconds } of await jobs())
        if (state === 'waiting') oldest.set({ job: kind }, seconds);
    },
  );

  const storage = shared(() => database.asSystem(readStorage), storageForMs);
  gauge('moderator_files', 'Files that are kept', [], async (files) => files.set((await storage()).files));
  gauge('moderator_file_bytes', 'Bytes of the files that are kept', [], async (bytes) =>
    bytes.set((await storage()).bytes),
  );
  gauge('moderator_files_unscanned', 'Files that nobody gets before they are scanned', [], async (files) =>
    files.set((await storage()).unscanned),
  );
  gauge('moderator_disk_free_bytes', 'Room that is left where files are kept', [], async (free) => {
    const { bavail, bsize } = await statfs(directory);
    free.set(bavail * bsize);
  });
}

/** One question for all that ask in a while. */
function shared<Answer>(ask: () => Promise<Answer>, forMs: number): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > forMs) {
      const asked = { at: performance.now(), answer: ask() };
      asked.answer.catch(() => {
        if (last === asked) last = undefined;
      });
      last = asked;
    }
    return last.answer;
  };
}

interface JobCount {
  kind: string;
  state: string;
  jobs: number;
  seconds: number;
}

async function readJobs(queries: Queries): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`select kind, state, count(*)::int as jobs,
      greatest(0, extract(epoch from now() - min(run_at)))::float8 as seconds
    from job where state <> 'done' group by kind, state`.execute(queries);
  return rows;
}

async function readStorage(queries: Queries) {
  const result = await sql<{ files: number; bytes: number; unscanned: number }>`
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes,
      count(*) filter (where scan = 'waiting')::int as unscanned from stored_file`.execute(queries);
  return onlyRow(result);
}
