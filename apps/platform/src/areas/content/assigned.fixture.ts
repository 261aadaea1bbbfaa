import type { Client } from '@moderator/client';
import type { ExaminationCreate, QuestionsInput } from '@moderator/contract/types';
import { own as accountId, personOf } from '../../testing/template.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const kind = 'formal' as const;
const publish = [
  { from: 'draft', to: 'pending' },
  { from: 'pending', to: 'published' },
] as const;

/** One question of each type that a rule marks, each with a key that is found in no other text. */
export const planted: QuestionsInput['questions'] = [
  {
    type: 'multiple_choice',
    text: 'How soon is a call taken?',
    explanation: 'House rule 4',
    options: {
      answers: [
        { colour: 'red', text: 'By the second ring' },
        { colour: 'blue', text: 'When there is time' },
      ],
    },
    answer: { colour: 'red' },
  },
  { type: 'true_false', text: 'A caller waits in silence.', answer: { value: false } },
  {
    type: 'ordering',
    text: 'What comes first?',
    options: { items: ['q7x1', 'q7x2', 'q7x3'].map((name) => ({ name, text: `Step of ${name.at(-1)}` })) },
    answer: { order: ['q7x1', 'q7x2', 'q7x3'] },
  },
  { type: 'numeric', text: 'How many rings?', answer: { value: 918_273, tolerance: 1 } },
  { type: 'short_text', text: 'Who is told?', marks: 2, answer: { accepted: ['Planted manager'] } },
];

export const essay: QuestionsInput['questions'][number] = {
  type: 'essay',
  text: 'Why is a call written down?',
  marks: 4,
  answer: {
    rubric: [
      {
        title: 'Planted reasons',
        levels: [
          { title: 'None', marks: 0 },
          { title: 'Some', marks: 4 },
        ],
      },
    ],
  },
};

/** Makes an examination, publishes it and assigns it to the learner, as part of a job role. */
export async function assignExamination(
  platform: Pick<TestPlatform, 'as'>,
  body: Partial<ExaminationCreate> = {},
  questions = planted,
): Promise<string> {
  const api = await platform.as('manager');
  const made = await api.createExamination({ kind, body: { accountId, title: 'Calls', ...body } });
  await api.setQuestions({ kind, id: made.id, body: { questions }, version: made.version });
  for (const query of publish) await api.changeExaminationState({ kind, id: made.id, query });
  await assign(platform, made.id);
  return made.id;
}

/** Makes an assessment for learning, publishes it and assigns it to the learner. */
export async function assignAssessment(
  platform: Pick<TestPlatform, 'as'>,
  body: Partial<Parameters<Client['createContentAssessment']>[0]['body']> = {},
  questions = planted,
): Promise<string> {
  const api = await platform.as('manager');
  const made = await api.createContentAssessment({
    kind,
    body: { accountId, title: 'Calls', type: 'formative', ...body },
  });
  await api.setQuestions({ kind, id: made.id, body: { questions }, version: made.version });
  for (const query of publish) await api.changeContentAssessmentState({ kind, id: made.id, query });
  await assign(platform, made.id);
  return made.id;
}

async function assign(platform: Pick<TestPlatform, 'as'>, id: string): Promise<void> {
  const api = await platform.as('administrator');
  const role = await api.createJobRole({ body: { accountId, name: `Role for ${id}` } });
  await api.setJobRoleContent({
    id: role.id,
    body: { content: [{ kind: 'assessment', id }] },
    version: role.version,
  });
  for (const query of publish) await api.changeJobRoleState({ id: role.id, query });
  await api.assignJobRoles({ body: { userIds: [personOf('learner').id], roleIds: [role.id] } });
}
