import type { Client } from '@moderator/client';

interface HandingIn {
  learner: Client;
  courseId: string;
  logbook: Blob;
}

/** Adds a logbook to a portfolio for the outcomes that have nothing yet, and hands it in as the learner's own. */
export async function handInLogbook({ learner, courseId, logbook }: HandingIn) {
  const { outcomes } = await learner.getMyCourse({ id: courseId });
  const missing = outcomes.filter(({ hasEvidence }) => !hasEvidence);
  const { id: fileId } = await learner.uploadFile({ file: logbook, fileName: 'logbook.txt' });
  const { handedIn } = await learner.submitUploads({
    body: {
      courseId,
      uploads: [{ fileId, title: 'Logbook, 40 hours', outcomeIds: missing.map(({ id }) => id) }],
      handIn: true,
      declaration: true,
    },
  });
  const [answer] = handedIn;
  if (answer?.refused) throw new Error(answer.refused);
  const { items } = await learner.listUploadProgress({ query: { courseId } });
  return items.map(({ state, uploads, coveredOutcomes }) => ({ state, uploads, coveredOutcomes }));
}
