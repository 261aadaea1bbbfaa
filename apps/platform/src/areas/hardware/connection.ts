import { sql } from 'kysely';
import type { DeviceConnection } from '@moderator/contract/options';

/** How lately a device spoke, of its status `t`: within two of its intervals, within a day, longer ago, or never. */
export const connectionAt = (now: Date) => sql<DeviceConnection>`case
  when t.at is null then 'never'
  when t.at >= ${now}::timestamptz - make_interval(secs => 2 * t.next_seconds) then 'online'
  when t.at >= ${now}::timestamptz - interval '24 hours' then 'late'
  else 'silent' end`;
