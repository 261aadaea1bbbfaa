import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { refuse } from '../../kernel/refusal.ts';
import { deviceOf, isDevice } from './own-device.ts';

const { users } = collections;

export const deviceHooks: HooksOf<'devices'> = {
  /** A device sees itself in every list of devices. */
  async visible({ queries, principal }) {
    if (!isDevice(principal)) return undefined;
    const own = await deviceOf(queries, principal);
    return own ? [own.device_id] : [];
  },

  beforeWrite: ({ before, after }) => ({ ...after, userId: before?.userId ?? randomUUID() }),

  /** Each device signs in as a user of its own. */
  async written(author, { before, document }) {
    const { clientId, accountId, body } = document;
    if (!accountId || !body.userId) return;
    const named = { name: body.name, surname: body.serialNumber, siteId: body.siteId };
    if (!before)
      await users.create(
        author,
        {
          clientId,
          accountId,
          username: `device-${body.userId}`,
          roles: ['device'],
          groupIds: [],
          registrations: [],
          locale: 'en-ZA',
          state: 'active',
          ...named,
        },
        body.userId,
      );
    else if (
      before.name !== body.name ||
      before.serialNumber !== body.serialNumber ||
      before.siteId !== body.siteId
    )
      await users.revise(author, body.userId, (user) => ({ ...user, ...named }), 'follow the device');
  },

  async beforeRemove(author, { id, body }) {
    if (body.state !== 'registered' && body.state !== 'retired')
      refuse('wrong_state', 'It is in use. Nothing was changed; retire it first.');
    await forget(author.queries, id);
    if (body.userId) await users.remove(author, body.userId, 0);
  },
};

export const deviceModelHooks: HooksOf<'device-models'> = {
  /** One that devices are of is switched off instead. */
  async beforeRemove({ queries }, { id }) {
    const { rows } = await sql`select from document
      where kind = 'devices' and deleted_at is null and body ->> 'modelId' = ${id} limit 1`.execute(queries);
    if (rows.length > 0)
      refuse('wrong_state', 'There are devices of it, so it stays. Nothing was changed; switch it off.');
  },
};

/** Nothing is left of what a device that is gone said or is to do. */
async function forget(queries: Queries, deviceId: string): Promise<void> {
  await sql`delete from device_status where device_id = ${deviceId}::uuid`.execute(queries);
  await sql`delete from device_content where device_id = ${deviceId}::uuid`.execute(queries);
  await sql`update device_command set done_at = now() where device_id = ${deviceId}::uuid and done_at is null`.execute(
    queries,
  );
}
