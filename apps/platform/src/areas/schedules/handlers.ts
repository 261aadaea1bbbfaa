import type { Call, Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { refuse } from '../../kernel/refusal.ts';

const { schedules, users } = collections;

async function appointed(queries: Call['queries'], moderatorId: unknown) {
  const user = typeof moderatorId === 'string' ? await users.find(queries, moderatorId) : undefined;
  return {
    moderator: user
      ? { id: user.id, name: `${String(user.body['name'])} ${String(user.body['surname'])}` }
      : null,
  };
}

export const scheduleHandlers: Handlers = {
  async getSummativeModerator({ queries, params }: Call) {
    const schedule = await schedules.get(queries, params['id']!);
    return { data: await appointed(queries, schedule.body['moderatorId']), version: schedule.version };
  },

  /** Appoints the moderator of a schedule, who must not be its assessor. */
  async setSummativeModerator({
    queries,
    principal,
    params,
    body,
    version,
  }: Call<object, { moderatorId: string | null }>) {
    const schedule = await schedules.get(queries, params['id']!);
    if (body.moderatorId) {
      const user = await users.get(queries, body.moderatorId);
      if (!(user.body['roles'] as string[]).includes('moderator'))
        refuse('not_allowed', 'This person is not a moderator. Nothing was changed.');
      if (schedule.body['assessorId'] === user.id)
        refuse(
          '4008',
          'This person assesses this schedule, so somebody else has to moderate it. Nothing was changed.',
        );
    }
    const changed = await schedules.update({ queries, principal }, schedule.id, version, (before) => ({
      ...before,
      moderatorId: body.moderatorId,
    }));
    return { data: await appointed(queries, changed.body['moderatorId']), version: changed.version };
  },
};
