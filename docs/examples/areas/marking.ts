import type { Client } from '@moderator/client';

interface Marking {
  assessor: Client;
  assessmentId: string;
  /** The level of the rubric that an answer comes to, from 0. */
  levelOf: (answer: string) => number;
}

/** Takes the next examination of texts that waits for marks, and gives them with a word to each. */
export async function markNext({ assessor, assessmentId, levelOf }: Marking) {
  const { items } = await assessor.listSubmissions({
    query: { assessmentId: [assessmentId], sort: 'submittedAt' },
  });
  const waiting = items.find(({ claim }) => claim === null);
  if (!waiting) return null;
  const { questions, markingVersion } = await assessor.claimSubmission({ id: waiting.id });
  const { submission } = await assessor.setMarks({
    id: waiting.id,
    version: markingVersion,
    body: {
      marks: questions
        .filter(({ byHand }) => byHand)
        .map(({ id, answer, rubric }) => ({
          questionId: id,
          levels: rubric.map(() => levelOf(answer)),
          feedback: 'Say also who reads it afterwards.',
        })),
    },
  });
  return { learner: submission.learner.name, state: submission.state };
}
