import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import type { Upload } from './upload.ts';

/** The upload belongs to another process now, which took it for abandoned: nothing more may be committed here. */
export class LeaseLost extends Error {}

/** The platform stops; what is committed stays, and the rest is done at the next start. */
export class Stopped extends Error {}

const lasting = sql`interval '30 seconds'`;
const renewal = 10_000;

/** Takes the oldest upload that nobody works on. Its bytes are there until there is nothing more to do. */
export async function takeUpload(database: Database): Promise<Upload | undefined> {
  return database.asSystem(async (queries) => {
    const { rows } = await sql<Upload>`
      update user_upload set lease = gen_random_uuid(), leased_until = now() + ${lasting}, attempts = attempts + 1,
        state = case state when 'waiting' then 'running' else state end
      where id = (select id from user_upload where file_id is not null and (leased_until is null or leased_until < now())
        order by created_at limit 1 for update skip locked)
      returning *`.execute(queries);
    return rows[0];
  });
}

/** Keeps the lease for as long as the work takes. @returns what ends that */
export function keepLease(database: Database, { id, lease }: Upload): () => void {
  const timer = setInterval(() => {
    // One that cannot be renewed runs out, and the next commit of the work is refused.
    void database
      .asSystem((queries) =>
        sql`update user_upload set leased_until = now() + ${lasting}
          where id = ${id}::uuid and lease = ${lease}::uuid`.execute(queries),
      )
      .catch(() => undefined);
  }, renewal);
  timer.unref();
  return () => clearInterval(timer);
}

/** Gives an upload back, to be taken up after so many seconds. */
export async function giveBack(
  database: Database,
  { id, lease }: Upload,
  attempts: number,
  seconds = 0,
): Promise<void> {
  await database.asSystem((queries) =>
    sql`update user_upload set leased_until = now() + ${seconds} * interval '1 second', lease = null,
        attempts = ${attempts} where id = ${id}::uuid and lease = ${lease}::uuid`.execute(queries),
  );
}

type Changes = Partial<
  Pick<Upload, 'state' | 'row_count' | 'checked' | 'done' | 'created' | 'refused' | 'code' | 'message'>
>;

/**
 * Writes how far an upload is, in the transaction of the work that it tells of.
 * @throws LeaseLost so that the transaction of somebody who was overtaken does not commit
 */
export async function tell(queries: Queries, upload: Upload, changes: Changes): Promise<void> {
  const set = sql.join(Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  const over = changes.state && changes.state !== 'running';
  const { rows } =
    await sql`update user_upload set ${set} ${over ? sql`, finished_at = clock_timestamp()` : sql``}
    where id = ${upload.id}::uuid and lease = ${upload.lease}::uuid returning id`.execute(queries);
  if (rows.length === 0) throw new LeaseLost('another process works on this upload');
}
