import type { Client } from '@moderator/client';

interface Drawing {
  moderator: Client;
  /** Fixes the seed, so that nobody can choose whom it draws. */
  verifier: Client;
  courseId: string;
  seed: string;
  /** Day by which the report is wanted. */
  dueOn: string;
}

/** Puts what was assessed of a course into a batch and draws its sample, by a seed fixed before anybody saw it. */
export async function drawBatch({ moderator, verifier, courseId, seed, dueOn }: Drawing) {
  await verifier.commitSeed({ body: { courseId, seed } });
  const { size, notJudged } = await moderator.previewBatch({ body: { courseId } });
  if (size === 0) throw new Error(`Nothing is ready. ${notJudged} wait for their assessor.`);
  const { id, version } = await moderator.createBatch({
    body: { courseId, title: 'November 2026', dueOn },
  });
  const { sampleSize, gaps } = await moderator.drawSample({ id, version });
  const { items } = await moderator.listBatchAttempts({ id, query: { sampled: 'true' } });
  return {
    id,
    size,
    sampleSize,
    notCovered: gaps.map(({ kind, name }) => `${kind} ${name}`),
    // Why each of them was drawn, which the report will say as well.
    sample: items.map(({ id: attemptId, reasons }) => ({ attemptId, reasons })),
  };
}
