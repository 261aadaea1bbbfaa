import { createHash, randomUUID, scryptSync } from 'node:crypto';
import { createClient } from '@moderator/client';
import type { Client } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import type { DeviceSessionInput, RosterPerson } from '@moderator/contract/types';
import { own, personOf } from '../../testing/template.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** What a device works out of what somebody shows it, by the recipe of its roster. */
export function proofOf(secret: string, recipe: string): string {
  const [, N, r, p, salt = ''] = recipe.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return scryptSync(secret, Buffer.from(salt, 'base64url'), 32, {
    ...cost,
    maxmem: 256 * cost.N * cost.r,
  }).toString('base64url');
}

/** Whether a device takes what somebody shows it, without a network. */
export const isKnown = (proof: string, check: string): boolean =>
  createHash('sha256').update(Buffer.from(proof, 'base64url')).digest('base64url') === check;

/** What a device says of when something happened. */
export interface DeviceTimes {
  /** By its clock. */
  madeAt?: Date | undefined;
  /** What its clock shows now. */
  sentAt?: Date | undefined;
}

/** The tablet of the demonstration, for the learner of the demonstration, who shows it six digits. */
export async function shareTablet(platform: TestPlatform) {
  const api = await platform.as('device');
  const manager = await platform.as('manager');
  const learner = await platform.as('learner');
  const learnerId = personOf('learner').id;
  const [device] = (await api.listDevices()).items;
  if (!device) throw new Error('the demonstration has no tablet');
  const group = await manager.createGroup({
    body: { accountId: own, name: `At the tablet ${randomUUID()}` },
  });
  const person = await manager.getUser({ id: learnerId });
  await manager.updateUser({
    id: learnerId,
    version: person.version,
    body: { groupIds: [...person.groupIds, group.id] },
  });
  await manager.updateDevice({ id: device.id, version: device.version, body: { groupIds: [group.id] } });
  const pin = '270519';
  await learner.setDeviceSecret({ body: { pin } });
  const inRoster = async (): Promise<RosterPerson> => {
    const found = (await api.listDeviceRoster()).items.find(({ userId }) => userId === learnerId);
    if (!found) throw new Error('the learner is not in the roster');
    return found;
  };
  let proof = '';
  /** Works the proof out by what the roster has now. */
  const proveAnew = async () => {
    const [secret] = (await inRoster()).secrets;
    proof = proofOf(pin, secret!.recipe);
  };
  await proveAnew();
  const input = (more: Partial<DeviceSessionInput> = {}): DeviceSessionInput => ({
    id: randomUUID(),
    kind: 'Individual',
    users: [{ userId: learnerId, kind: 'pin', proof }],
    startedAt: new Date().toISOString(),
    offline: false,
    ...more,
  });
  /** The device as somebody with a grant. */
  const withGrant = async (grant: string, { madeAt, sentAt }: DeviceTimes = {}): Promise<Client> => {
    const token = await platform.token('device');
    return createClient(routes, {
      baseUrl: `${platform.url}/api`,
      token: () => token,
      headers: () => ({
        'device-grant': grant,
        ...(madeAt && { 'device-made-at': madeAt.toISOString() }),
        ...(sentAt && { 'device-sent-at': sentAt.toISOString() }),
      }),
    });
  };
  const open = async (more: Partial<DeviceSessionInput> = {}) => {
    const { session, grants } = await api.openDeviceSession({ body: input(more) });
    return { session, grant: grants[0]!.grant!, grants };
  };
  return {
    api,
    manager,
    learner,
    learnerId,
    device,
    group,
    pin,
    proof: () => proof,
    proveAnew,
    inRoster,
    input,
    open,
    withGrant,
  };
}

export type SharedTablet = Awaited<ReturnType<typeof shareTablet>>;
