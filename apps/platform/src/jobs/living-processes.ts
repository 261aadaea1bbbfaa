import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';

/**
 * Says that this process lives for as long as it does, and gives jobs back to the queue whose process has not said so
 * for a while. The queue itself would hold them for four hours. A process that only seemed dead can commit nothing of
 * them any more.
 * @param process by which name it takes jobs from the queue
 * @param silenceSeconds after which a process is held to be dead
 * @param forgotten called where this one was held to be dead, and what it works on may be another's: it has to go on
 *   by another name, or what it says of the jobs it has lost would be taken for word of whom it lost them to
 * @returns what ends it
 */
export function keepSayingAlive(
  database: Database,
  process: () => string,
  { beatSeconds, silenceSeconds }: { beatSeconds: number; silenceSeconds: number },
  { forgotten, warn }: { forgotten: () => void; warn: (error: unknown) => void },
): () => Promise<void> {
  const stopping = new AbortController();
  let known: string | undefined;
  const round = async () => {
    const id = process();
    const entered = await database.asSystem(async (queries) => {
      const result = await sql<{ entered: boolean }>`insert into job_process (id) values (${id})
        on conflict (id) do update set seen_at = now() returning xmax = 0 as entered`.execute(queries);
      const long = sql`now() - ${silenceSeconds} * interval '1 second'`;
      await sql`delete from job_process where seen_at < ${long}`.execute(queries);
      // A process that has begun to work a moment ago may not have said anything yet.
      await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
        from graphile_worker.jobs where locked_at < ${long}
          and not exists (select from job_process where id = locked_by)
        having count(*) > 0`.execute(queries);
      // What was done by a process that was held to be dead may leave the queue of its name held, with nothing in it.
      await sql`update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
        where locked_at < ${long} and not exists (
          select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_at is not null)`.execute(
        queries,
      );
      return onlyRow(result).entered;
    });
    if (entered && known === id) forgotten();
    known = id;
  };
  const rounds = (async () => {
    while (!stopping.signal.aborted) {
      await round().catch(warn);
      await wait(beatSeconds * 1000, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      );
    }
  })();
  return async () => {
    stopping.abort();
    await rounds;
    const gone = database.asSystem((queries) =>
      sql`delete from job_process where id = ${process()}`.execute(queries),
    );
    // A database that is away forgets it by itself, after the silence.
    await gone.catch(warn);
  };
}
