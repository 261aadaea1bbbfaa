import type { Queries } from '../../database/database.ts';
import type { Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { refuse } from '../../kernel/refusal.ts';

import { listChildSchedules } from './children.ts';
import { listEngagements } from './engagements.ts';
import { getScheduleAnalytics, getScheduleStatistics } from './figures.ts';
import { listScheduleGroups } from './grouping.ts';
import { listCompletedLearners, listScheduleLearners } from './learners.ts';
import { getMySchedule, listMySchedules } from './my-schedules.ts';
import { getScheduleProgress } from './progress.ts';
import { setScheduleLearners } from './set-learners.ts';
import { listUnplannedLearners } from './unplanned.ts';

export { scheduleHooks } from './hooks.ts';

const { schedules, users } = collections;

async function appointed(queries: Queries, moderatorId: string | null | undefined) {
  const user = moderatorId ? await users.find(queries, moderatorId) : undefined;
  return {
    moderator: user ? { id: user.id, name: `${user.body.name} ${user.body.surname}` } : null,
  };
}

export const scheduleHandlers = {
  getMySchedule,
  getScheduleAnalytics,
  getScheduleProgress,
  getScheduleStatistics,
  listChildSchedules,
  listCompletedLearners,
  listEngagements,
  listMySchedules,
  listScheduleGroups,
  listScheduleLearners,
  listUnplannedLearners,
  setScheduleLearners,

  async getSummativeModerator({ queries, params }) {
    const schedule = await schedules.get(queries, params.id);
    return { data: await appointed(queries, schedule.body.moderatorId), version: schedule.version };
  },

  /** Appoints the moderator of a schedule, who must not be its assessor. */
  async setSummativeModerator({ queries, principal, params, body, version }) {
    const schedule = await schedules.get(queries, params.id);
    if (body.moderatorId) {
      const user = await users.get(queries, body.moderatorId);
      if (!user.body.roles.includes('moderator'))
        refuse('not_allowed', 'This person is not a moderator. Nothing was changed.');
      if (schedule.body.assessorId === user.id)
        refuse(
          '4008',
          'This person assesses this schedule, so somebody else has to moderate it. Nothing was changed.',
        );
    }
    const changed = await schedules.update({ queries, principal }, schedule.id, version, (before) => ({
      ...before,
      moderatorId: body.moderatorId,
    }));
    return { data: await appointed(queries, changed.body.moderatorId), version: changed.version };
  },
} satisfies Partial<Handlers>;
