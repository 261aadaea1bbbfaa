import { sql } from 'kysely';
import type { deviceCommands } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';

interface Tenant {
  clientId: string;
  accountId: string | null;
}

interface Commanded {
  kind: (typeof deviceCommands)[number];
  contentIds?: readonly string[];
  now: Date;
}

/** Has a device do something once it speaks. */
export const command = (
  queries: Queries,
  { clientId, accountId }: Tenant,
  deviceId: string,
  { kind, contentIds, now }: Commanded,
) =>
  sql`insert into device_command (client_id, account_id, device_id, kind, content_ids, given_at)
    values (${clientId}::uuid, ${accountId}::uuid, ${deviceId}::uuid, ${kind},
      ${contentIds ? [...contentIds] : null}::uuid[], ${now}::timestamptz)`.execute(queries);

export interface OpenCommand {
  id: string;
  kind: Commanded['kind'];
  contentIds?: string[];
}

/** What a device has not done yet, the oldest first. @param done what it says to have done */
export async function openCommands(
  queries: Queries,
  deviceId: string,
  done: readonly string[],
  now: Date,
): Promise<OpenCommand[]> {
  if (done.length > 0)
    await sql`update device_command set done_at = ${now}::timestamptz
      where device_id = ${deviceId}::uuid and id = any(${[...done]}::uuid[]) and done_at is null`.execute(
      queries,
    );
  const { rows } = await sql<{ id: string; kind: Commanded['kind']; content_ids: string[] | null }>`
    select id, kind, content_ids from device_command where device_id = ${deviceId}::uuid and done_at is null
    order by given_at, id limit 200`.execute(queries);
  return rows.map(({ content_ids: contentIds, ...each }) => ({ ...each, ...(contentIds && { contentIds }) }));
}
