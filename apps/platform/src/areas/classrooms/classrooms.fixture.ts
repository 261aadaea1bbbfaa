import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

export const classrooms: Fixture = {
  things: async (platform, { accounts }) => ({
    trainer: await idBy(
      platform,
      `select id from document where kind = 'users' and account_id = $1 and body -> 'roles' ? 'trainer'
        order by body ->> 'username' = 'trainer' desc nulls last, id limit 1`,
      [accounts],
    ),
  }),
  queries: { changeSessionStatus: () => 'from=planned&to=live' },
  paths: { '/classrooms/sessions': 'classroom-sessions' },
  bodies: {
    setSessionUsers: () => ({ users: [] }),
    setSessionContent: () => ({ content: [] }),
    ClassroomSession: ({ accounts: accountId, trainer: trainerId }) => ({
      accountId,
      trainerId,
      kind: 'Group',
      title: 'Walk-round of the truck',
      startsAt: '2026-12-07T07:00:00Z',
      endsAt: '2026-12-07T10:00:00Z',
    }),
  },
};
