import type { Client } from '@moderator/client';

interface Intake {
  manager: Client;
  accountId: string;
  learnerIds: string[];
  /** The job role that all of them train for. */
  roleId: string;
}

/** Puts an intake into a group that trains for a job role, and lists who is in it. */
export async function groupIntake({ manager, accountId, learnerIds, roleId }: Intake) {
  const { id } = await manager.createGroup({
    body: { accountId, name: 'Warehouse intake, February 2027' },
  });
  await manager.addGroupRoles({ id, body: { ids: [roleId] } });
  const { changed } = await manager.addGroupUsers({ id, body: { ids: learnerIds } });
  const { items } = await manager.listGroupUsers({ id });
  return { joined: changed, names: items.map(({ name, surname }) => `${name} ${surname}`) };
}
