import { defaultSamplingPolicy } from '@moderator/moderation';
import type { Area } from '../area.ts';
import { attemptId, attemptsOf } from '../attempts/attempt.ts';
import { gradedCohorts } from '../attempts/cohorts.ts';
import type { Cohort } from '../attempts/cohorts.ts';
import { decide } from '../attempts/decide.ts';
import { learners } from '../attempts/learners.ts';
import { courseId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';
import { courseOf, outcomesOf, scheduleOf } from './courses.ts';

const dayMs = 86_400_000;

/** A course that is judged in marks and one that is judged in levels, each with a batch that is half moderated. */
export const graded: Area = {
  name: 'graded',
  async *parts(now) {
    const courses = [...new Map(gradedCohorts.map(({ account, course }) => [course, account]))];
    const outcomes = courses.flatMap(([course, account]) => outcomesOf(account, course));
    yield {
      documents: courses.flatMap(([course, account]) => [
        courseOf(account, course),
        scheduleOf(account, course, now),
      ]),
      rows: {
        outcomes: outcomes.map(({ outcome }) => outcome),
        criteria: outcomes.flatMap(({ criteria }) => criteria),
      },
    };
    for (const cohort of gradedCohorts)
      yield await attemptsOf(
        learners.filter((each) => each.cohort === cohort),
        now,
      );
  },
  async history(story) {
    await inMarks(story);
    await inLevels(story);
  },
};

const cohortGoingTo = (next: Cohort['next']): Cohort => gradedCohorts.find((each) => each.next === next)!;

/** Marks agree within three; who is near to passing is always looked at. */
async function inMarks(story: Story): Promise<void> {
  const cohort = cohortGoingTo('marks');
  const riaan = byKey('moderator2');
  await story.as(byKey('manager'), 20).saveSamplingPolicy({
    body: {
      courseId: courseId(cohort.account, cohort.course),
      version: 0,
      policy: {
        ...defaultSamplingPolicy,
        percentage: 30,
        alwaysInclude: ['not_yet_competent', 'borderline'],
        strata: [...defaultSamplingPolicy.strata],
        tolerance: 3,
        borderlineMargin: 2,
      },
    },
  });
  await story
    .as(byKey('verifier'), 7)
    .commitSeed({ body: { courseId: courseId(cohort.account, cohort.course), seed: 'n4-2026' } });
  const sample = await drawn(story, riaan, 'Financial management N4, first semester', cohort, 6);
  for (const [place, id] of sample.entries()) {
    const learner = learners.find((each) => attemptId(each) === id)!;
    if (place === 1) await decide(story, riaan, learner, 'overturned', 4);
    else if (place < sample.length - 2) await decide(story, riaan, learner, 'upheld', 4);
  }
}

/** One level apart is apart: nothing is tolerated. */
async function inLevels(story: Story): Promise<void> {
  const denzil = byKey('karoo');
  const sample = await drawn(story, denzil, 'Team leaders, autumn group', cohortGoingTo('levels'), 5);
  for (const [place, id] of sample.entries()) {
    const learner = learners.find((each) => attemptId(each) === id)!;
    if (place === 0) await decide(story, denzil, learner, 'overturned', 3);
    else if (place < sample.length - 1) await decide(story, denzil, learner, 'upheld', 3);
  }
}

/** A batch of all that is assessed, drawn a day after it was made. */
async function drawn(
  story: Story,
  by: DemoPerson,
  title: string,
  { account, course }: Cohort,
  daysAgo: number,
): Promise<string[]> {
  const dueOn = new Date(story.now.getTime() + 12 * dayMs).toISOString().slice(0, 10);
  const { id } = await story
    .as(by, daysAgo)
    .createBatch({ body: { title, courseId: courseId(account, course), dueOn } });
  await story.as(by, daysAgo - 1).drawSample({ id, version: 1 });
  const { items } = await story.as(by).listBatchAttempts({ id, query: { sampled: 'true' } });
  return items.map((each) => each.id);
}
