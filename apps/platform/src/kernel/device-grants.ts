import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Assurance } from '@moderator/contract/options';
import type { Queries } from '../database/database.ts';
import { clockOffset } from './device-clock.ts';
import type { OnDevice } from './on-device.ts';

/** Hours after which what was answered on a device is to have arrived, where an account does not say. */
export const usualAnswersHours = 72;

/** Days for which it brings what was done at it, once a session is over. */
export const replayDays = 30;

/** A grant that nobody guesses, and its hash, which is all that is kept. */
export function makeGrant(): { grant: string; hash: string } {
  const grant = randomBytes(32).toString('base64url');
  return { grant, hash: hashOf(grant) };
}

const hashOf = (grant: string): string => createHash('sha256').update(grant).digest('base64url');

interface Sent {
  /** The user that the device signs in as. */
  deviceUserId: string;
  grant: string;
  sentAt: Date | undefined;
  now: Date;
}

/** As whom a grant lets a device work; undefined where it is not one of this device that holds. */
export async function findGrant(
  queries: Queries,
  { deviceUserId, grant, sentAt, now }: Sent,
): Promise<{ userId: string; onDevice: OnDevice } | undefined> {
  const { rows } = await sql<{
    user_id: string;
    device_id: string;
    session_id: string;
    assurance: Assurance;
    started_at: Date;
    offset: number;
    late_after: number | null;
  }>`
    select g.user_id, g.device_id, g.session_id, p.assurance, s.started_at,
      coalesce(t.clock_offset_ms, s.clock_offset_ms)::float8 as offset,
      (select (body ->> 'answersHours')::int from device_rules r where r.account_id = g.account_id and r.kind = 'cache') as late_after
    from device_grant g
      join device d on d.device_id = g.device_id and d.user_id = ${deviceUserId}::uuid and d.state = 'active'
      join device_session s on s.device_id = g.device_id and s.id = g.session_id
      join device_session_person p on p.device_id = g.device_id and p.session_id = g.session_id and p.user_id = g.user_id
      left join device_status t on t.device_id = g.device_id
    where g.hash = ${hashOf(grant)}
      and greatest(g.granted_at, s.end_told_at) > ${now}::timestamptz - make_interval(days => ${replayDays})`.execute(
    queries,
  );
  const [row] = rows;
  return (
    row && {
      userId: row.user_id,
      onDevice: {
        deviceId: row.device_id,
        sessionId: row.session_id,
        assurance: row.assurance,
        offsetMs: clockOffset(sentAt, row.offset, now),
        since: row.started_at,
        lateAfterHours: row.late_after ?? usualAnswersHours,
        receivedAt: now,
      },
    }
  );
}
