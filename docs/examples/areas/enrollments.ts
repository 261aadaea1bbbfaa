import type { Client } from '@moderator/client';

interface Succession {
  manager: Client;
  leaverId: string;
  successorId: string;
}

/** Gives whoever follows somebody all that the one who leaves was assigned to. */
export async function handOver({ manager, leaverId, successorId }: Succession) {
  const { roles, careers, groups } = await manager.getAssigned({ id: leaverId });
  const userIds = [successorId];
  const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);
  if (roles.length > 0) await manager.assignJobRoles({ body: { userIds, roleIds: idsOf(roles) } });
  if (careers.length > 0) await manager.assignCareers({ body: { userIds, careerIds: idsOf(careers) } });
  for (const { id } of groups) await manager.addGroupUsers({ id, body: { ids: userIds } });
  const assigned = await manager.getAssigned({ id: successorId });
  return assigned.roles.map(({ name }) => name);
}
