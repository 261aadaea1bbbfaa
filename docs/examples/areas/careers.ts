import type { Client } from '@moderator/client';

interface Path {
  manager: Client;
  /** Publishes what managers have made. */
  administrator: Client;
  accountId: string;
  /** Published job roles, in the order in which people come to them. */
  roleIds: string[];
  learnerIds: string[];
}

/** Makes a path of job roles and enrols learners in it. */
export async function layOutCareer({ manager, administrator, accountId, roleIds, learnerIds }: Path) {
  const { id, version } = await manager.createCareer({
    body: { accountId, name: 'From the dock to the office', code: 'LOG-1' },
  });
  await manager.setCareerRoles({ id, version, body: { ids: roleIds } });
  await administrator.changeCareerState({ id, query: { from: 'draft', to: 'pending' } });
  await administrator.changeCareerState({ id, query: { from: 'pending', to: 'published' } });
  await manager.assignCareers({ body: { userIds: learnerIds, careerIds: [id] } });
  const { total } = await manager.listCareerLearners({ id, query: { total: 'true' } });
  return { id, enrolled: total };
}
