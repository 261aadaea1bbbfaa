import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { countRows } from '../../documents/count-rows.ts';
import { valueWord } from '../../documents/list-conditions.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { deviceOf } from './own-device.ts';
import type { DeviceRow } from './own-device.ts';

/** A device that is in use, with whom it is for and how they show who they are. */
export interface DeviceInUse extends DeviceRow {
  groupIds: readonly string[];
  signIn: 'pin' | 'qr' | 'password' | null;
}

/** The device that calls. @throws RefusedError wrong_state where it is not in use */
export async function deviceInUse({
  queries,
  principal,
}: Pick<RequestContext, 'queries' | 'principal'>): Promise<DeviceInUse> {
  const device = (await deviceOf(queries, principal)) ?? refuse('not_found');
  if (device.state !== 'active')
    refuse(
      'wrong_state',
      `This device is ${device.state}. Keep all that people did on it; it can be brought once it is in use again.`,
    );
  const { rows } = await sql<Pick<DeviceInUse, 'groupIds' | 'signIn'>>`
    select coalesce(body -> 'groupIds', '[]') as "groupIds", body -> 'settings' ->> 'signIn' as "signIn"
    from document where kind = 'devices' and id = ${device.device_id}::uuid`.execute(queries);
  return { ...device, groupIds: rows[0]?.groupIds ?? [], signIn: rows[0]?.signIn ?? null };
}

/** People `u` of the groups of a device, who may come in. */
export const ofItsGroups = ({ account_id: accountId, groupIds }: DeviceInUse): RawBuilder<unknown> => sql`
  from document u where u.kind = 'users' and u.deleted_at is null and u.account_id = ${accountId}::uuid
    and u.body ->> 'state' = 'active' and u.body -> 'groupIds' ?| ${[...groupIds]}::text[]
    and u.id in (select id from document_word where kind = 'users' and tenant_id = ${accountId}::uuid
      and word = any(${groupIds.map((id) => valueWord('groupIds', id))}::text[]))`;

/**
 * Of these people those who may be at a device.
 * @param before whether it is enough that they once were of its groups, as what was done then is brought now
 */
export async function thoseWhoMay(
  queries: Queries,
  device: DeviceInUse,
  ids: readonly string[],
  before: boolean,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select u.id from document u where u.kind = 'users' and u.deleted_at is null and u.account_id = ${device.account_id}::uuid
      and u.id = any(${[...ids]}::uuid[]) and u.body ->> 'state' = 'active'
      and (u.body -> 'groupIds' ?| ${[...device.groupIds]}::text[] or ${before} and exists (
        select from document_history h where h.kind = 'users' and h.id = u.id
          and h.body -> 'groupIds' ?| ${[...device.groupIds]}::text[]))`.execute(queries);
  return new Set(rows.map(({ id }) => id));
}

/** Who may be at the device that asks, and by what it knows them. */
export async function listDeviceRoster(call: Call<'listDeviceRoster'>) {
  const { queries, query } = call;
  const { limit = 50 } = query;
  const people = ofItsGroups(await deviceInUse(call));
  const order = 'roster';
  const cursor = readCursor(query.cursor, order);
  const { rows } = await sql<{
    id: string;
    name: string;
    secrets: { kind: 'pin' | 'qr'; recipe: string; check: string }[];
  }>`
    select u.id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name,
      coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'recipe', s.recipe, 'check', s.proof_check) order by s.kind)
        from device_secret s where s.user_id = u.id and s.ended_at is null), '[]') as secrets
    ${people} and u.id > ${cursor?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid
    order by u.id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ id }) => ({ sort: order, value: '', id }));
  return {
    data: page.map(({ id, ...each }) => ({ userId: id, ...each })),
    next,
    ...(query.total === 'true' && { total: await countRows(queries, people) }),
  };
}
