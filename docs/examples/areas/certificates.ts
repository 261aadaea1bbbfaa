import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@moderator/client';

/** Issues statements of results to all who can have one, and gives each with its number. */
export async function issueStatements(manager: Client, courseId: string) {
  const type = 'statement_of_results';
  const learnerIds = [];
  for await (const { learner } of manager.listCertificateCandidates({
    id: courseId,
    query: { type, ready: 'true' },
  }))
    learnerIds.push(learner.id);
  // Many are drawn in the background.
  let issue = await manager.issueCertificates({ id: courseId, body: { learnerIds, type } });
  while (issue.state === 'running') {
    await sleep(500);
    issue = await manager.getCertificateIssue({ id: issue.id });
  }
  const papers = issue.learners.flatMap(({ learner, number }) => (number ? [{ learner, number }] : []));
  return Promise.all(
    papers.map(async ({ learner, number }) => {
      const { blob } = await manager.downloadCertificate({
        id: courseId,
        learnerId: learner.id,
        query: { type },
      });
      return { number, blob };
    }),
  );
}
