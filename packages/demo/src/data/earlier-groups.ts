import { reportChecklist } from '@moderator/contract/options';
import type { Area } from '../area.ts';
import { attemptId, attemptsOf } from '../attempts/attempt.ts';
import { decide } from '../attempts/decide.ts';
import { learners } from '../attempts/learners.ts';
import type { Learner } from '../attempts/learners.ts';
import { courseId } from '../setting/ids.ts';
import { byKey, fullName } from '../setting/staff.ts';
import type { Story } from '../story.ts';

const dayMs = 86_400_000;
const denzil = byKey('karoo');

/** How many learners a group has: as many as are drawn in any case. */
const groupSize = 3;

/** Groups of some months, each moderated and reported before the next, so that agreement has a trend to show. */
export const earlierGroups: Area = {
  name: 'earlier-groups',
  async *parts(now) {
    for (const { group, daysAgo } of groups())
      yield await attemptsOf(group, new Date(now.getTime() - daysAgo * dayMs));
  },
  async history(story) {
    for (const each of groups()) await moderate(story, each);
  },
};

interface Group {
  group: Learner[];
  /** When its batch was made. */
  daysAgo: number;
  place: number;
}

/** The groups, the earliest first, a month apart. */
function groups(): Group[] {
  const all = learners.filter(({ cohort }) => cohort.next === 'monthly');
  const count = Math.ceil(all.length / groupSize);
  return Array.from({ length: count }, (_, place) => ({
    group: all.slice(place * groupSize, (place + 1) * groupSize),
    daysAgo: (count - place) * 30 + 10,
    place,
  }));
}

/** In the first group a result changes, and a last one in the third: the assessor has learnt. */
async function moderate(story: Story, { group, daysAgo, place }: Group): Promise<void> {
  const { account, course } = group[0]!.cohort;
  const title = `Contact centre support, group ${place + 1}`;
  const { id } = await story.as(denzil, daysAgo).createBatch({
    body: { title, courseId: courseId(account, course), attemptIds: group.map(attemptId) },
  });
  await story.as(denzil, daysAgo - 1).drawSample({ id, version: 1 });
  for (const [turn, learner] of group.entries()) {
    const isChanged = turn === 0 && (place === 0 || place === 2);
    await decide(story, denzil, learner, isChanged ? 'overturned' : 'upheld', daysAgo - 3);
  }
  const { batch, openPoints } = await story.as(denzil).getReport({ id });
  await story.as(denzil, daysAgo - 5).signReport({
    id,
    version: batch.version,
    body: {
      arrangements: '',
      irregularities: 'None.',
      recommendations: 'Date each observation when it is made.',
      checklist: reportChecklist.map((item) => ({
        item,
        answer: item === 'appeals' ? 'not_applicable' : 'yes',
        remark: '',
      })),
      explanations: openPoints.map(({ key }) => ({
        key,
        text: 'The group was all that was assessed that month.',
      })),
      signature: fullName(denzil),
    },
  });
}
