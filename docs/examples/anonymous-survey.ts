import type { Client } from '@moderator/client';

/** Who does what in this example, and where. */
export interface Asking {
  manager: Client;
  accountId: string;
  /** The group whose people are asked. */
  groupId: string;
}

/** A survey with a rating and a text, approved and published. */
export async function askGroup({ manager, accountId, groupId }: Asking): Promise<string> {
  const survey = await manager.createSurvey({
    body: {
      accountId,
      title: 'After the course',
      purpose: 'evaluation',
      anonymous: true,
      audience: { groupIds: [groupId] },
    },
  });
  await manager.setSurveyQuestions({
    id: survey.id,
    version: survey.version,
    body: {
      questions: [
        { type: 'rating', text: 'How well are you prepared for the work?', required: true },
        { type: 'text', text: 'What would have helped?', required: false },
      ],
    },
  });
  await manager.changeSurveyState({ id: survey.id, query: { from: 'draft', to: 'pending' } });
  await manager.changeSurveyState({ id: survey.id, query: { from: 'pending', to: 'published' } });
  return survey.id;
}

/** Somebody finds the survey among those that wait for them, and answers it. */
export async function answer(person: Client, surveyId: string, rating: number, words: string): Promise<void> {
  const { items } = await person.listQuestionnaires();
  if (!items.some(({ id }) => id === surveyId)) throw new Error('Nobody asked them.');
  const { questions } = await person.getAskedSurvey({ id: surveyId });
  await person.submitSurvey({
    id: surveyId,
    body: {
      // Random, so that sending it again after a lost answer is answered alike.
      submissionId: crypto.randomUUID(),
      answers: questions.map(({ id, type }) => ({
        questionId: id,
        response: type === 'rating' ? { rating } : { text: words },
      })),
    },
  });
}

/** How many answered, and what enough of them said. */
export async function lookAtIt({ manager }: Asking, surveyId: string) {
  const { invited, answered, people, results } = await manager.getSurveyProgress({
    id: surveyId,
    query: { people: 'true' },
  });
  return {
    invited,
    answered,
    waitingFor: people?.items.map(({ person }) => person.name) ?? [],
    mean: results?.[0]?.mean ?? null,
    words: results?.[1]?.texts ?? [],
  };
}

/** Ends the survey: everything is shown where at least five answered. */
export async function endIt({ manager }: Asking, surveyId: string): Promise<void> {
  await manager.changeSurveyState({ id: surveyId, query: { from: 'published', to: 'archived' } });
}
