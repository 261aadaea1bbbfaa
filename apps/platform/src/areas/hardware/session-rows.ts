import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Reply } from '../../kernel/call.ts';

type Shown = Reply<'endDeviceSession'>['data'];

interface Row {
  id: string;
  device: Shown['device'];
  site: Shown['site'];
  kind: Shown['kind'];
  people: Shown['people'];
  started_at: Date;
  ended_at: Date | null;
  end_reason: Shown['endReason'];
  offline: boolean;
  clock_offset_ms: number;
}

export type SessionShown = Row & { place: string };

/** Sessions `d` with what they are told with. */
export const sessionsWhere = (condition: RawBuilder<unknown>): RawBuilder<SessionShown> => sql<SessionShown>`
  select d.id, d.kind, d.started_at, d.started_at::text as place, d.ended_at, d.end_reason, d.offline,
    d.clock_offset_ms::float8 as clock_offset_ms,
    jsonb_build_object('id', d.device_id, 'name', coalesce(
      (select body ->> 'name' from document where kind = 'devices' and id = d.device_id), '')) as device,
    jsonb_build_object('id', d.site_id, 'name', coalesce(
      (select body ->> 'name' from document where kind = 'sites' and id = d.site_id), '')) as site,
    coalesce((select jsonb_agg(jsonb_build_object('assurance', p.assurance, 'user', jsonb_build_object('id', p.user_id,
        'name', coalesce(concat_ws(' ', u.body ->> 'name', u.body ->> 'surname'), ''))) order by p.position, p.user_id)
      from device_session_person p left join document u on u.kind = 'users' and u.id = p.user_id
      where p.device_id = d.device_id and p.session_id = d.id), '[]') as people
  from device_session d where ${condition}`;

export const presentSession = (row: SessionShown): Shown => ({
  id: row.id,
  device: row.device,
  site: row.site,
  kind: row.kind,
  people: row.people,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  endReason: row.end_reason,
  offline: row.offline,
  clockOffsetMs: row.clock_offset_ms,
});
