import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { hasRole } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

/** A device, of its document what is asked most. */
export interface DeviceRow {
  device_id: string;
  client_id: string;
  account_id: string;
  site_id: string;
  user_id: string;
  name: string;
  state: 'registered' | 'active' | 'suspended' | 'lost' | 'retired';
}

/** Whether somebody is a device and nothing else, which then sees itself alone. */
export const isDevice = (principal: Principal): boolean => hasRole(principal, 'device');

/** The device that signs in as a user; undefined where it is none. */
export async function deviceOf(
  queries: Queries,
  { userId }: Pick<Principal, 'userId'>,
): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`select * from device where user_id = ${userId}::uuid`.execute(
    queries,
  );
  return rows[0];
}
