import type { Area } from '../area.ts';
import { attemptsOf } from '../attempts/attempt.ts';
import { cohorts, otherCohorts } from '../attempts/cohorts.ts';
import { learners } from '../attempts/learners.ts';

/** Attempts that are not in moderation yet: with their learners, handed in, being assessed, or assessed. */
export const assessing: Area = {
  name: 'assessing',
  async *parts(now) {
    for (const cohort of [...cohorts, ...otherCohorts].filter(({ next }) => next === undefined))
      yield await attemptsOf(
        learners.filter((each) => each.cohort === cohort),
        now,
      );
  },
};
