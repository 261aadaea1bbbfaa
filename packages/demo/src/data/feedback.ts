import type { Area } from '../area.ts';
import { byKey } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';

const dayMs = 86_400_000;

/** What moderators said to assessors, what these answered, and what came of it. */
export const feedback: Area = {
  name: 'feedback',
  *parts() {
    yield {};
  },
  async history(story) {
    await toKaroo(story);
    await toUmfolozi(story);
  },
};

type Written = Awaited<ReturnType<ReturnType<Story['as']>['writeFeedback']>>;
type Topic = Written['topic'];

/** Attempts of an assessor that this moderator has decided, the latest first. */
async function decidedOf(story: Story, moderator: DemoPerson, assessor: DemoPerson): Promise<string[]> {
  const { items } = await story
    .as(moderator)
    .listJudgementPairs({ query: { assessorId: [assessor.id], moderatorId: [moderator.id], limit: 500 } });
  return [...new Set(items.map((each) => each.attemptId))];
}

/** The same came up with three learners, so it became an action, which is done; another one is due. */
async function toKaroo(story: Story): Promise<void> {
  const [denzil, marlene] = [byKey('karoo'), byKey('assessor-karoo')];
  // The first attempts of the year; what is referred to was written while they were reported.
  const attempts = (await decidedOf(story, denzil, marlene)).toReversed();
  const words: [Topic, string, string][] = [
    [
      'current',
      'The recording has no date. Ask for it at the start of each call, so that it can be seen how current it is.',
      'I have put the date on the sheet.',
    ],
    [
      'criteria',
      'You judged the tone of the call, which is not among the criteria. Go along the guide line by line.',
      '',
    ],
    ['current', 'Again two recordings without a date.', 'These were made before I changed the sheet.'],
    ['current', 'The logbook ends in March. Ask for the months up to the assessment.', 'I will.'],
  ];
  for (const [place, [topic, text, answer]] of words.entries()) {
    const daysAgo = 150 - place * 30;
    const { id } = await story
      .as(denzil, daysAgo)
      .writeFeedback({ id: attempts[place * 3]!, body: { topic, text } });
    await story.as(marlene, daysAgo - 4).answerFeedback({ id, body: { answer } });
  }
  const action = await story.as(denzil, 58).setAssessorAction({
    id: marlene.id,
    body: {
      topic: 'current',
      text: 'Go through the observation sheet with Denzil September and see that each has a place for the date.',
      dueOn: dayOf(story, -40),
    },
  });
  await story.as(marlene, 45).completeAssessorAction({
    id: action.id,
    body: { note: 'We changed three sheets; the old ones are withdrawn.' },
  });
  await story.as(denzil, 6).setAssessorAction({
    id: marlene.id,
    body: {
      topic: 'criteria',
      text: 'Judge two portfolios together with a colleague, criterion by criterion, and compare.',
      dueOn: dayOf(story, 9),
    },
  });
}

/** Some is answered and some waits: for the assessor, or for the report that releases it. */
async function toUmfolozi(story: Story): Promise<void> {
  const nomvula = byKey('moderator');
  const venter = byKey('assessor-venter');
  const [first, second] = await decidedOf(story, nomvula, venter);
  const { id } = await story.as(nomvula, 11).writeFeedback({
    id: first!,
    body: {
      topic: 'sufficient',
      text: 'One demonstration was enough for you. The guide asks for two, on different days.',
    },
  });
  await story.as(venter, 9).answerFeedback({
    id,
    body: { answer: 'The second one was on the same sheet; I will keep them apart from now on.' },
  });
  await story.as(nomvula, 11).writeFeedback({
    id: second!,
    body: {
      topic: 'learner_feedback',
      text: 'Tell the learner what was good as well. It helps with the next module.',
    },
  });
  const thabo = byKey('assessor');
  for (const attempt of (await decidedOf(story, nomvula, thabo)).slice(0, 2))
    await story.as(nomvula, 1).writeFeedback({
      id: attempt,
      body: {
        topic: 'records',
        text: 'File each piece of evidence under its outcome; I looked for the minutes for a while.',
      },
    });
  await story.as(nomvula, 1).setAssessorAction({
    id: thabo.id,
    body: {
      topic: 'records',
      text: 'Use the new cover sheet, which lists the evidence by outcome.',
      dueOn: dayOf(story, 6),
    },
  });
}

const dayOf = ({ now }: Story, daysFromNow: number): string =>
  new Date(now.getTime() + daysFromNow * dayMs).toISOString().slice(0, 10);
