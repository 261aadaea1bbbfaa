import type { Client } from '@moderator/client';

interface Reporting {
  /** A shared tablet, which signs in as a user of its own. */
  tablet: Client;
  manager: Client;
  siteId: string;
  /** Rises by one with each sign of life; the tablet keeps it. */
  sequence: number;
}

/** A tablet says that it is alive and takes its orders; the manager sees it among those that are online. */
export async function reportToManager({ tablet, manager, siteId, sequence }: Reporting) {
  const [device] = (await tablet.listDevices()).items;
  if (!device) throw new Error('This tablet is not registered.');
  const { commands, nextHeartbeatSeconds } = await tablet.sendHeartbeat({
    id: device.id,
    body: {
      sequence,
      sentAt: new Date().toISOString(),
      uptimeSeconds: 3_600,
      battery: 0.82,
      load: 0.2,
      memoryFreeBytes: 1_500_000_000,
      storageFreeBytes: 48_000_000_000,
      appVersion: '4.2.1',
      osVersion: '14',
      network: 'wifi',
      waiting: { results: 0 },
    },
  });
  const online = await manager.listHeartbeats({ query: { siteId, connection: 'online' } });
  return {
    orders: commands.map(({ kind }) => kind),
    nextHeartbeatSeconds,
    online: online.items.map((each) => each.device.name),
  };
}
