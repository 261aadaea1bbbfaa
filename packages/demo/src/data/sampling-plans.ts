import { accountTimeZone } from '@moderator/contract/options';
import type { Area } from '../area.ts';
import { assessorOf, attemptId } from '../attempts/attempt.ts';
import { learners } from '../attempts/learners.ts';
import { courseId, outcomeId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import type { Story } from '../story.ts';

const dayMs = 86_400_000;
const riaan = byKey('moderator2');
const nomvula = byKey('moderator');
const lerato = byKey('assessor');
const priya = byKey('assessor-naidoo');
/** Contact centre support, whose batch is being collected and of which some attempts are not finished. */
const contactCentre = { account: 0, course: 1 };
const course = courseId(contactCentre.account, contactCentre.course);
const outcome = (index: number) => outcomeId(contactCentre.account, contactCentre.course, index);

/** YYYY-MM, so many months from the month of an instant. */
function monthOf(instant: Date, ahead = 0): string {
  const parts = { timeZone: accountTimeZone, year: 'numeric', month: '2-digit' } as const;
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', parts)
    .format(instant)
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
}

/** The plan of a course: what is overdue, due, planned and was looked at early, as its moderators wrote it. */
export const samplingPlans: Area = {
  name: 'sampling-plans',
  // Everything is there: this is what people did with it.
  *parts() {},
  async history(story) {
    const twoDaysAgo = new Date(story.now.getTime() - 2 * dayMs);
    const plan = (
      person: typeof lerato,
      index: number,
      month: string,
      note: string,
      { interim = false, daysAgo = 45, by = nomvula } = {},
    ) =>
      story.as(by, daysAgo).planLook({
        id: course,
        assessorId: person.id,
        outcomeId: outcome(index),
        body: { month, note, interim },
      });
    await plan(priya, 2, monthOf(story.now, -1), 'Two of her summer group appealed on this outcome.');
    await plan(priya, 3, monthOf(story.now), 'The role plays are recorded for the first time.');
    await plan(priya, 4, monthOf(story.now, 2), '');
    await plan(lerato, 0, monthOf(twoDaysAgo), 'First intake that she assesses here.', { interim: true });
    await plan(lerato, 1, monthOf(story.now), 'Before she goes on to the rest of the group.', {
      interim: true,
      by: riaan,
      daysAgo: 9,
    });
    await plan(lerato, 3, monthOf(story.now, 1), 'With the new observation sheet.', {
      by: riaan,
      daysAgo: 9,
    });
    await lookEarly(story);
  },
};

/** Riaan looks at an outcome of an attempt that Lerato is still assessing. */
async function lookEarly(story: Story): Promise<void> {
  const { account, course: number } = contactCentre;
  const unfinished = learners.find(
    (learner) =>
      learner.cohort.account === account &&
      learner.cohort.course === number &&
      learner.cohort.state === 'assessing' &&
      assessorOf(learner) === lerato,
  );
  if (!unfinished) throw new Error('Nobody is being assessed by Lerato in contact centre support');
  await story.as(riaan, 2).recordInterimLook({
    id: attemptId(unfinished),
    outcomeId: outcome(0),
    body: {
      result: 'C',
      comment: 'Both recorded calls meet the script; the second has no reference number.',
      feedback: {
        topic: 'records',
        text: 'Good, specific feedback. Note the reference of each recorded call on the sheet, so that the next person finds it.',
      },
    },
  });
}
