import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

const said = { body: 'We begin in Room 2.', fileIds: [] };

export const classrooms: Fixture = {
  things: async (platform, { accounts }) => ({
    trainer: await idBy(
      platform,
      `select id from document where kind = 'users' and account_id = $1 and body -> 'roles' ? 'trainer'
        order by body ->> 'username' = 'trainer' desc nulls last, id limit 1`,
      [accounts],
    ),
  }),
  queries: {
    changeSessionStatus: () => 'from=planned&to=live',
    removeSessionPosts: ({ trainer }) => `id=${trainer}`,
    removePostComments: ({ trainer }) => `id=${trainer}`,
  },
  paths: { '/classrooms/sessions': 'classroom-sessions' },
  bodies: {
    setSessionUsers: () => ({ users: [] }),
    setSessionContent: () => ({ content: [] }),
    addSessionPost: () => said,
    addSessionPosts: () => ({ posts: [said] }),
    changeSessionPost: () => said,
    addPostComment: () => said,
    addPostComments: ({ trainer: postId }) => ({ comments: [{ ...said, postId }] }),
    changePostComment: () => said,
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
