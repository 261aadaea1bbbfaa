import type { Client } from '@moderator/client';

/** Who does what in this example, and where. */
export interface Reviewing {
  /** Somebody who teaches a class, or manages. */
  trainer: Client;
  accountId: string;
  /** Soft skills of the account that are rated. */
  softSkillIds: string[];
}

/** A review from all sides: everybody rates everybody, and themselves. */
export async function openReview(
  { trainer, accountId, softSkillIds }: Reviewing,
  learnerIds: string[],
): Promise<string> {
  const { id } = await trainer.createPeerReview({
    body: {
      accountId,
      title: 'How we work together',
      form: 'full_circle',
      softSkillIds,
      scale: 5,
      selfReview: true,
      questions: [{ type: 'text', text: 'What should they keep doing?', required: false }],
    },
  });
  await trainer.addReviewees({ id, body: { ids: learnerIds } });
  await trainer.addReviewers({ id, body: { ids: learnerIds } });
  await trainer.changePeerReviewState({ id, query: { from: 'draft', to: 'published' } });
  return id;
}

/** Somebody reviews everybody that they are asked for, and is done. */
export async function reviewAll(person: Client, id: string, score: number): Promise<void> {
  const { softSkills, questions, reviews } = await person.getMyReview({ id });
  for (const { reviewee } of reviews)
    await person.submitReview({
      id,
      body: {
        revieweeId: reviewee.id,
        ratings: softSkills.map((skill) => ({ softSkillId: skill.id, score })),
        answers: questions.map((each) => ({ questionId: each.id, response: { text: 'Asking before acting.' } })),
      },
    });
  await person.completeReview({ id, body: {} });
}

/** The trainer closes it; what was said is gathered in the background. */
export async function closeIt({ trainer }: Reviewing, id: string): Promise<void> {
  await trainer.changePeerReviewState({ id, query: { from: 'published', to: 'closed' } });
}

/** What others said about somebody, which nobody can tell who said. */
export async function readAboutMe(person: Client, id: string) {
  const { aboutMe } = await person.getMyReview({ id });
  const [skill] = aboutMe?.skills ?? [];
  return { mean: skill?.mean ?? null, own: skill?.own ?? null, words: aboutMe?.questions[0]?.texts ?? [] };
}
