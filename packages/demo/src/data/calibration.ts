import type { Area } from '../area.ts';
import { attemptId } from '../attempts/attempt.ts';
import { decidedCohorts } from '../attempts/cohorts.ts';
import { learners } from '../attempts/learners.ts';
import type { Learner } from '../attempts/learners.ts';
import { byKey } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';

const dayMs = 86_400_000;
const manager = byKey('manager');
const nomvula = byKey('moderator');
const lerato = byKey('assessor');
const tinyiko = byKey('assessor-mathebula');
const shireen = byKey('lapsed');

/** Cases that people judge alike by: one round that is compared, and one that waits for some of those who are asked. */
export const calibration: Area = {
  name: 'calibration',
  *parts() {
    // What was decided is there already.
  },
  async history(story) {
    await isCompared(story);
    await isJudged(story);
  },
};

const group = learners.filter(({ cohort }) => decidedCohorts.includes(cohort));
/** One whose appeal was dismissed, and one who was upheld without anybody asking. */
const [disputed, quiet] = [4, 5].map((turn) => group[turn]!) as [Learner, Learner];

interface Gave {
  by: DemoPerson;
  /** What of each outcome differs from what was settled, and what is said of it. */
  comments: string[];
  differs: readonly number[];
  daysAgo: number;
}

const other = (result: string): string => (result === 'C' ? 'NYC' : 'C');

/** Sheets and logbooks say whose they are, so they are left out where something else shows the work. */
function withoutPaper<Item extends { kind: string }>(evidence: readonly Item[]): readonly Item[] {
  const nameless = evidence.filter(({ kind }) => kind !== 'document' && kind !== 'text');
  return nameless.length > 1 ? nameless : evidence;
}

/** Makes a case of some outcomes of an attempt, and asks people. @returns the round, and what was settled of each outcome */
async function ask(
  story: Story,
  learner: Learner,
  about: { title: string; reason: string; outcomes: number },
  asked: { people: DemoPerson[]; daysAgo: number; dueInDays: number },
) {
  const id = attemptId(learner);
  const source = await story.as(manager, asked.daysAgo).getCalibrationSource({ id });
  const outcomes = source.outcomes.filter(({ settled }) => settled !== null).slice(0, about.outcomes);
  const made = await story.as(manager, asked.daysAgo).makeCalibrationCase({
    id,
    body: {
      title: about.title,
      reason: about.reason,
      outcomeIds: outcomes.map((each) => each.id),
      evidence: withoutPaper(source.evidence).map(({ id: evidenceId, title }) => ({ evidenceId, title })),
    },
  });
  const round = await story.as(manager, asked.daysAgo).openCalibrationRound({
    id: made.id,
    body: {
      personIds: asked.people.map((person) => person.id),
      dueOn: new Date(story.now.getTime() + asked.dueInDays * dayMs).toISOString().slice(0, 10),
    },
  });
  return { roundId: round.id, outcomes };
}

type Asked = Awaited<ReturnType<typeof ask>>;

async function give(story: Story, { roundId, outcomes }: Asked, gave: Gave): Promise<void> {
  for (const [place, comment] of gave.comments.entries()) {
    const { id: outcomeId, settled } = outcomes[place]!;
    const result = gave.differs.includes(place) ? other(settled!.result) : settled!.result;
    await story
      .as(gave.by, gave.daysAgo)
      .saveCalibrationJudgement({ id: roundId, outcomeId, body: { result, comment } });
  }
}

async function isCompared(story: Story): Promise<void> {
  const asked = await ask(
    story,
    disputed,
    {
      title: 'How much of a call has to be heard',
      reason:
        'A learner appealed since a team leader thought the calls good enough. We want to agree on what a call has to show before it counts.',
      outcomes: 3,
    },
    { people: [lerato, tinyiko, shireen], daysAgo: 4, dueInDays: 3 },
  );
  const judged: Gave[] = [
    {
      by: lerato,
      comments: [
        'All three calls follow the script; the greeting is cut off in one.',
        'Logged with reference numbers, one of them by hand.',
        'The figures are compared with the target of the shift.',
      ],
      differs: [0],
      daysAgo: 3,
    },
    {
      by: tinyiko,
      comments: [
        'In two calls the customer is not verified, which the script asks for.',
        'Complete.',
        'Compared, and a reason for the gap is given.',
      ],
      differs: [],
      daysAgo: 2.5,
    },
    {
      by: shireen,
      comments: [
        'The customer is verified in one call alone. That is not enough to be sure.',
        'One entry has no reference number, so it cannot be followed.',
        'Reasons are named, and what was agreed on.',
      ],
      differs: [1],
      daysAgo: 2,
    },
  ];
  for (const each of judged) {
    await give(story, asked, each);
    await story.as(each.by, each.daysAgo).handInCalibration({ id: asked.roundId });
  }
  const { version } = await story.as(manager, 1).getCalibrationRound({ id: asked.roundId });
  await story.as(manager, 1).saveCalibrationConclusion({
    id: asked.roundId,
    version,
    body: {
      conclusion:
        'A call counts when the customer is verified in it; a greeting that is cut off does no harm. An entry without a reference number is followed up with the learner and not marked down by itself. We look at verification again with the next group.',
    },
  });
}

/** One has handed in, one is at it, and one has not begun. */
async function isJudged(story: Story): Promise<void> {
  const asked = await ask(
    story,
    quiet,
    {
      title: 'What is enough to show a shift',
      reason:
        'Two of us disagreed on whether this shows a whole shift. Sheets that name the learner are left out, so look at what is left.',
      outcomes: 2,
    },
    { people: [nomvula, lerato, tinyiko], daysAgo: 3, dueInDays: 9 },
  );
  await give(story, asked, {
    by: tinyiko,
    comments: ['Sufficient: greeting and closing can be followed.', 'Two sources are shown.'],
    differs: [],
    daysAgo: 2,
  });
  await story.as(tinyiko, 2).handInCalibration({ id: asked.roundId });
  await give(story, asked, {
    by: nomvula,
    comments: ['Greeting, query and closing are all there.'],
    differs: [],
    daysAgo: 1,
  });
}
