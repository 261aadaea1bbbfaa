import type { Area } from '../area.ts';
import { documentOf } from '../documents.ts';
import { stableId } from '../ids.ts';
import { demoAccounts } from '../setting/accounts.ts';
import { courseId } from '../setting/ids.ts';
import { byKey } from '../setting/staff.ts';
import { account, course } from '../teaching/lift-truck-course.ts';
import { perAccount } from './per-account.ts';

const { clientId, id: accountId, prefix } = demoAccounts[account]!;
const tenant = { client_id: clientId, account_id: accountId };
const survey = stableId('demo', 'surveys', 'after-the-yard');
const madeBy = byKey('manager').id;

/** The soft skills of every account, and what the school of lift trucks is about to ask: a survey and a review of its class. */
export const judging: Area = {
  name: 'judging',
  *parts(now) {
    yield {
      documents: [
        ...perAccount(({ make }) =>
          skills.map(([name, description, levels], place) =>
            make('soft-skills', place, { name, description, levels: [...levels] }),
          ),
        ),
        surveyOf(),
        reviewOf(),
      ],
      rows: questionsOf(now),
    };
  },
};

const skills = [
  [
    'Listening',
    'Lets others finish, and asks before answering.',
    ['Interrupts', 'Waits', 'Listens', 'Asks back', 'Says it in their own words'],
  ],
  [
    'Working safely with others',
    'Looks out for those who are near, and says when something is wrong.',
    ['Looks at the own work alone', 'Looks up', 'Warns', 'Helps', 'Others follow the example'],
  ],
  [
    'Keeping one’s word',
    'Comes when agreed, and does what was promised.',
    ['Forgets', 'Needs reminding', 'Mostly', 'Always', 'Says early when it will not work'],
  ],
] as const;

const questions = [
  {
    type: 'likert',
    text: 'How well are you prepared to drive on your own?',
    required: true,
    options: { points: ['Not yet', 'A little', 'Well', 'Very well'] },
  },
  { type: 'rating', text: 'How safe did you feel on the yard?', required: true },
  { type: 'text', text: 'What should we do differently with the next class?', required: false },
];

const surveyOf = () =>
  documentOf('surveys', survey, accountId, {
    accountId,
    title: 'After the yard',
    description: 'Three questions to everybody who has finished the course. Nobody learns who said what.',
    purpose: 'evaluation',
    anonymous: true,
    courseId: courseId(account, course),
    audience: { everybody: true },
    when: 'afterCourse',
    locales: ['en-ZA'],
    questions: questions.length,
    state: 'draft',
  });

function questionsOf(now: Date) {
  const made = { made_by: madeBy, made_at: now };
  const idOf = (place: number) => stableId('demo', 'survey-question', 'after-the-yard', place);
  return {
    papers: [{ ...tenant, ...made, assessment_id: survey, revision: 1 }],
    questions: questions.map((question, place) => ({
      ...tenant,
      ...made,
      id: idOf(place),
      revision: 1,
      assessment_id: survey,
      body: JSON.stringify(question),
    })),
    paperQuestions: questions.map((_, place) => ({
      ...tenant,
      assessment_id: survey,
      paper_revision: 1,
      position: place + 1,
      question_id: idOf(place),
      question_revision: 1,
    })),
  };
}

const reviewOf = () =>
  documentOf('peer-reviews', stableId('demo', 'peer-reviews', 'yard'), accountId, {
    accountId,
    title: 'How the class works together',
    description: 'Before the last week on the yard: what helps the others, and what would.',
    form: 'full_circle',
    softSkillIds: skills.map((_, place) => stableId('demo', 'soft-skills', prefix, place)),
    scale: 5,
    questions: [
      {
        id: stableId('demo', 'review-question', 'yard'),
        type: 'text',
        text: 'What should they keep doing?',
        required: false,
      },
    ],
    anonymous: true,
    pairing: 'allocated',
    reviewsPerReviewee: 3,
    selfReview: true,
    courseId: courseId(account, course),
    reassignAfterDays: 7,
    createdBy: byKey('facilitator').id,
    state: 'draft',
  });
