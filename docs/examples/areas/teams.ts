import { mutator } from '@moderator/client';
import type { Client } from '@moderator/client';

interface Staffing {
  manager: Client;
  accountId: string;
  leaderId: string;
  newcomerId: string;
}

/** Makes a team, and adds somebody to it without losing whom others add at the same time. */
export async function staffTeam({ manager, accountId, leaderId, newcomerId }: Staffing) {
  const { id } = await manager.createTeam({
    body: { accountId, name: 'Assessors, night shift', leaderId, memberIds: [leaderId] },
  });
  const mutateTeam = mutator(manager.getTeam, manager.updateTeam);
  const { memberIds } = await mutateTeam(id, (team) => ({ memberIds: [...team.memberIds, newcomerId] }));
  return memberIds;
}
