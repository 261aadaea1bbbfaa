import type { PeerReviewCreate, SurveyQuestionInput } from '@moderator/contract/types';
import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { byKey, fullName, siteOf } from '../setting/staff.ts';
import type { DemoPerson } from '../setting/staff.ts';
import type { Story } from '../story.ts';
import { account } from '../teaching/lift-truck-course.ts';
import { classLearners, meetingId } from './meetings.ts';

const dayMs = 86_400_000;
const { clientId, id: accountId, prefix } = demoAccounts[account]!;
const tenant = { client_id: clientId, account_id: accountId };
const skillId = (place: number) => stableId('demo', 'soft-skills', prefix, place);

/** A survey with its questions, and what each of the class answered: nothing of whoever has not answered yet. */
interface Asked {
  id: string;
  title: string;
  description: string;
  purpose: 'needs' | 'satisfaction';
  anonymous: boolean;
  /** Days ago on which people were asked. */
  asked: number;
  /** In how many days it closes; below zero where it has. */
  closes: number;
  questions: SurveyQuestionInput[];
  answers: (readonly [point: number, rating: number, text?: string] | undefined)[];
}

const surveys: Asked[] = [
  {
    id: stableId('demo', 'surveys', 'before-the-yard'),
    title: 'Before the yard',
    description: 'What the class needs before its practical weeks. Nobody learns who said what.',
    purpose: 'needs',
    anonymous: true,
    asked: 20,
    closes: -6,
    questions: [
      {
        type: 'likert',
        text: 'How well do you know the load chart of your truck?',
        required: true,
        options: { points: ['Not yet', 'A little', 'Well', 'Very well'] },
      },
      { type: 'rating', text: 'How sure are you of the checks before a shift?', required: true },
      { type: 'text', text: 'What would you like to do more of?', required: false },
    ],
    answers: [
      [2, 7, 'Reverse with a load up the ramp.'],
      [3, 8, 'A walk-round with the trainer before we do it alone.'],
      [2, 6, 'The load chart, with somebody who explains it.'],
      [3, 9, 'Stacking on the third level.'],
      undefined,
      [2, 5, 'Slopes. I have driven on one only twice.'],
      [4, 8],
    ],
  },
  {
    id: stableId('demo', 'surveys', 'halfway'),
    title: 'Halfway through the course',
    description: 'Two questions and room for what we should know. Your trainer sees your name with it.',
    purpose: 'satisfaction',
    anonymous: false,
    asked: 6,
    closes: 10,
    questions: [
      {
        type: 'likert',
        text: 'The hours on the yard fit with my shifts.',
        required: true,
        options: { points: ['No', 'Mostly not', 'Mostly', 'Yes'] },
      },
      { type: 'rating', text: 'How well do you get on?', required: true },
      { type: 'text', text: 'What should we know?', required: false },
    ],
    answers: [
      undefined,
      [4, 8],
      [2, 7, 'I come from the night shift on Thursdays. An hour later would help.'],
      [3, 9],
      [3, 6, 'Two of us share one pair of safety boots for visitors.'],
      [4, 8, 'The questions on the web in the evening are good.'],
      undefined,
    ],
  },
];

/** What the class of the lift truck course was asked and answered, and how four of it reviewed each other. */
export const opinions: Area = {
  name: 'opinions',
  *parts(now) {
    yield {
      documents: surveys.map((survey) => surveyOf(survey, now)),
      rows: { surveyInvitations: surveys.flatMap((survey) => classLearners.map(invited(survey, now))) },
    };
  },
  async history(story) {
    for (const survey of surveys) await answer(story, survey);
    await review(story);
  },
};

const surveyOf = ({ id, title, description, purpose, anonymous, closes }: Asked, now: Date) =>
  documentOf('surveys', id, accountId, {
    accountId,
    title,
    description,
    purpose,
    anonymous,
    // Those who come to the practical days.
    audience: { sessionId: meetingId(0) },
    when: 'any',
    closesAt: new Date(new Date(now.getTime() + closes * dayMs).setUTCHours(14, 0, 0, 0)).toISOString(),
    locales: ['en-ZA'],
    questions: 0,
    state: 'draft',
  });

const invited =
  ({ id, asked }: Asked, now: Date) =>
  (person: DemoPerson) => ({
    ...tenant,
    survey_id: id,
    user_id: person.id,
    site_id: siteOf(person),
    person_order: `${person.surname} ${person.name}`.toLowerCase(),
    invited_on: new Date(now.getTime() - asked * dayMs).toISOString().slice(0, 10),
  });

async function answer(story: Story, { id, asked, questions, answers }: Asked): Promise<void> {
  const manager = story.as(byKey('manager'), asked + 1);
  const paper = await manager.setSurveyQuestions({ id, version: 1, body: { questions } });
  await manager.changeSurveyState({ id, query: { from: 'draft', to: 'pending' } });
  await manager.changeSurveyState({ id, query: { from: 'pending', to: 'published' } });
  const [chosen, rated, said] = paper.questions.map((question) => question.id) as [string, string, string];
  for (const [place, person] of classLearners.entries()) {
    const given = answers[place];
    if (!given) continue;
    const [point, rating, text] = given;
    await story.as(person, asked - (place % 4)).submitSurvey({
      id,
      body: {
        answers: [
          { questionId: chosen, response: { point } },
          { questionId: rated, response: { rating } },
          ...(text === undefined ? [] : [{ questionId: said, response: { text } }]),
        ],
      },
    });
  }
}

const asked: PeerReviewCreate['questions'] = [
  { type: 'text', text: 'What helps you most when you work together?', required: false },
];

/** What each of four says of the others, in the order of the class: points for two skills, a word, and thanks with some. */
const said: readonly (readonly [
  from: number,
  of: number,
  listening: number,
  safety: number,
  word?: string,
])[] = [
  [0, 1, 4, 5, 'Walks round the truck with me before we start.'],
  [0, 3, 3, 4],
  [0, 5, 5, 4, 'Asks until it is clear.'],
  [1, 0, 4, 4, 'Says it again when it was too fast.'],
  [1, 3, 4, 3],
  [1, 5, 4, 5],
  [3, 0, 5, 4],
  [3, 1, 4, 5, 'Calls out when somebody walks behind me.'],
  [3, 5, 4, 4, 'Is there early and has the keys.'],
  [5, 0, 4, 3, 'Shows how to read the load chart.'],
  [5, 1, 3, 5],
  [5, 3, 4, 4, 'Keeps calm when it gets full.'],
];

async function review(story: Story): Promise<void> {
  const manager = story.as(byKey('manager'), 18);
  const { id } = await manager.createPeerReview({
    body: {
      accountId,
      title: 'First weeks on the yard',
      description: 'Four who share a truck say what helps them.',
      form: 'peer',
      softSkillIds: [skillId(0), skillId(1)],
      scale: 5,
      questions: asked,
      anonymous: true,
      pairing: 'everybody',
      reviewsPerReviewee: 3,
      selfReview: false,
      reassignAfterDays: 7,
    },
  });
  const four = [0, 1, 3, 5].map((place) => classLearners[place]!.id);
  await manager.addReviewees({ id, body: { ids: four } });
  await manager.addReviewers({ id, body: { ids: four } });
  await manager.changePeerReviewState({ id, query: { from: 'draft', to: 'published' } });
  const { questions } = await story.as(classLearners[0]!, 17).getMyReview({ id });
  for (const [from, of, listening, safety, word] of said)
    await story.as(classLearners[from]!, 16 - (from % 3)).submitReview({
      id,
      body: {
        revieweeId: classLearners[of]!.id,
        ratings: [
          { softSkillId: skillId(0), score: listening },
          { softSkillId: skillId(1), score: safety },
        ],
        answers: word === undefined ? [] : [{ questionId: questions[0]!.id, response: { text: word } }],
        final: true,
      },
    });
  await story.as(byKey('manager'), 10).changePeerReviewState({
    id,
    query: { from: 'published', to: 'closed' },
  });
  for (const [from, of, days, type, message] of thanks)
    await story.as(from, days).giveBadge({ body: { type, receiverId: of.id, message } });
}

const [ngcobo, sithole, jacobs, maluleke, , mthembu] = classLearners as [
  DemoPerson,
  DemoPerson,
  DemoPerson,
  DemoPerson,
  DemoPerson,
  DemoPerson,
];
const thanks = [
  [ngcobo, sithole, 12, 'helpfulness', 'For the load chart, twice.'],
  [mthembu, ngcobo, 9, 'kindness', 'You waited for me at the gate.'],
  [jacobs, maluleke, 5, 'hardWorker', 'Every pallet straight, at six in the morning.'],
  [byKey('facilitator'), mthembu, 3, 'wellDone', `The ramp in reverse, ${fullName(mthembu)}: clean.`],
] as const;
