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
    agendas: (
      await platform.query<{ id: string }>(
        `insert into agenda (client_id, account_id, subject_kind, subject_id, subject_name, from_day, to_day, time_zone, items, conflicts,
           hash, generated_at, generated_by)
         select client_id, account_id, 'trainer', id, 'Mandla Khumalo', '2026-12-07', '2026-12-11', 'Africa/Johannesburg', '[]', '[]', 'given',
           now(), id from document where kind = 'users' and account_id = $1 and body -> 'roles' ? 'trainer'
         order by body ->> 'username' = 'trainer' desc nulls last, id limit 1 on conflict do nothing returning id`,
        [accounts],
      )
    )[0]?.id,
  }),
  queries: {
    changeSessionStatus: () => 'from=planned&to=live',
    removeSessionPosts: ({ trainer }) => `id=${trainer}`,
    removePostComments: ({ trainer }) => `id=${trainer}`,
  },
  paths: { '/classrooms/agendas': 'agendas', '/classrooms/sessions': 'classroom-sessions' },
  bodies: {
    setSessionUsers: () => ({ users: [] }),
    setSessionContent: () => ({ content: [] }),
    generateAgenda: () => ({ for: 'trainer', from: '2026-12-07', to: '2026-12-11' }),
    emailAgenda: () => ({}),
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
