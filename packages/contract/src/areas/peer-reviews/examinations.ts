import { z } from 'zod';
import { ShownTitle } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { pairStates } from '../../kit/options.ts';
import { Id, Text, pageQuery } from '../../kit/schemas.ts';
import { peerReviewArea } from './schemas.ts';

const inIt = ['reviewer', 'learner'] as const;
const one = '/content/peerreviews/examinations/{id}';
const state = z.enum(pairStates).meta({ description: 'How far it is', examples: ['waiting'] });
const title = ShownTitle('Business administration: examination of 2026');
const marks = z.number().min(0).max(100);
const levels = z
  .array(z.int().min(0).max(9))
  .max(10)
  .optional()
  .meta({ description: 'The level of each criterion, by its place from 0 on', examples: [[1, 0]] });
const given = marks.optional().meta({ description: 'Marks, where there is no rubric', examples: [3] });
const comment = Text()
  .default('')
  .meta({ description: 'What there is to say', examples: ['The second reason needs a figure.'] });
const questionCount = z.int().meta({ description: 'Texts that are looked at', examples: [2] });

export const PeerExamination = z
  .object({ id: Id, title, state, questionCount })
  .meta({ id: 'PeerExamination', description: 'Work of somebody unknown that one looks at' });

export const PeerExaminationWork = z
  .object({
    id: Id,
    title,
    state,
    questionCount,
    questions: z
      .array(
        z.object({
          id: Id,
          position: z
            .int()
            .min(1)
            .meta({ description: 'Its place, from 1 on', examples: [1] }),
          text: z.string().meta({ description: 'What is asked, in Markdown', examples: ['Why is it done?'] }),
          most: marks.meta({ description: 'Marks that there are', examples: [4] }),
          answer: z.string().meta({ description: 'What somebody wrote', examples: ['Because …'] }),
          rubric: z
            .array(
              z.object({
                title: z.string().meta({ description: 'What is looked at', examples: ['Reasons'] }),
                levels: z
                  .array(
                    z.object({
                      title: z.string().meta({ description: 'What is found', examples: ['Some'] }),
                      marks: marks.meta({ description: 'Marks for it', examples: [2] }),
                    }),
                  )
                  .describe('What may be found'),
              }),
            )
            .describe('What is looked at'),
          levels,
          marks: given,
          comment,
        }),
      )
      .describe('Texts, with what one has saved'),
  })
  .meta({
    id: 'PeerExaminationWork',
    description: 'Work of somebody unknown, with what it is looked at for',
  });

export const PeerMarksInput = z
  .object({
    questionMarks: z
      .array(z.object({ questionId: Id, levels, marks: given, comment }))
      .max(500)
      .describe('What one says of each text'),
    final: z.boolean().default(true).describe('Whether it is handed in, or only saved'),
  })
  .meta({ id: 'PeerMarksInput', description: 'What somebody says of work that they look at' });

const { limit, cursor } = pageQuery;

export const peerExaminationCalls = area(peerReviewArea, {
  listPeerExaminations: {
    method: 'GET',
    path: '/content/peerreviews/examinations',
    summary: 'Examinations of people unknown to me that wait for my advice',
    audience: inIt,
    query: z.object({ limit, cursor }),
    answer: { kind: 'page', schema: PeerExamination },
  },
  getPeerExamination: {
    method: 'GET',
    path: one,
    summary: 'One of them: texts without names, and what they are looked at for',
    audience: inIt,
    answer: { kind: 'data', schema: PeerExaminationWork },
  },
  submitPeerExamination: {
    grant: true,
    method: 'POST',
    path: `${one}/submit`,
    summary: 'Advise on one of them, or save it; whoever marks it sees what most said and decides',
    audience: inIt,
    body: PeerMarksInput,
    answer: { kind: 'data', schema: PeerExamination },
    errors: ['wrong_state'],
  },
});
