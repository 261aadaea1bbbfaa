import type { Client } from '@moderator/client';

interface Describing {
  manager: Client;
  /** Publishes what managers have made. */
  administrator: Client;
  accountId: string;
  courseId: string;
  learnerId: string;
}

/** Says what a job asks for, publishes it and gives it to somebody, who has the course to take from then on. */
export async function describeJob({ manager, administrator, accountId, courseId, learnerId }: Describing) {
  const { id, version } = await manager.createJobRole({
    body: { accountId, name: 'Lift truck operator', code: 'OP-734402' },
  });
  await manager.setJobRoleContent({ id, version, body: { content: [{ kind: 'course', id: courseId }] } });
  await administrator.changeJobRoleState({ id, query: { from: 'draft', to: 'pending' } });
  await administrator.changeJobRoleState({ id, query: { from: 'pending', to: 'published' } });
  await manager.assignJobRoles({ body: { userIds: [learnerId], roleIds: [id] } });
  const { items } = await manager.listUserRoles({ id: learnerId });
  return items.map(({ name }) => name);
}
