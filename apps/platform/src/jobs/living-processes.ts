import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Says that this process lives for as long as it does, and gives jobs back to the queue whose process has not said so
 * for a while. The queue itself would hold them for four hours. A process that only seemed dead can commit nothing of
 * them any more.
 * @param process by which name it takes jobs from the queue
 * @param silence seconds after which a process is held to be dead
 * @returns what ends it
 */
export function keepSayingAlive(
  database: Database,
  process: () => string | undefined,
  { beat, silence }: { beat: number; silence: number },
  warn: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const round = async () => {
    await database.asSystem(async (queries) => {
      const id = process();
      if (id)
        await sql`insert into job_process (id) values (${id})
          on conflict (id) do update set seen_at = now()`.execute(queries);
      const long = sql`now() - ${silence} * interval '1 second'`;
      await sql`delete from job_process where seen_at < ${long}`.execute(queries);
      // A process that has begun to work a moment ago may not have said anything yet.
      await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
        from graphile_worker.jobs where locked_at < ${long}
          and not exists (select from job_process where id = locked_by)
        having count(*) > 0`.execute(queries);
    });
  };
  const rounds = (async () => {
    while (!stopping.signal.aborted) {
      await round().catch(warn);
      await wait(beat * 1000, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await rounds;
    const gone = database.asSystem((queries) =>
      sql`delete from job_process where id = ${process() ?? null}`.execute(queries),
    );
    // A database that is away forgets it by itself, after the silence.
    await gone.catch(warn);
  };
}
