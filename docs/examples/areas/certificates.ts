import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@moderator/client';

/** Issues statements of results to all who can have one, and takes each out with its number. */
export async function issueStatements(manager: Client, id: string) {
  const type = 'statement_of_results';
  const learnerIds = [];
  const ready = manager.listCertificateCandidates({ id, query: { type, ready: 'true' } });
  for await (const { learner } of ready) learnerIds.push(learner.id);
  // Many are drawn in the background.
  let issue = await manager.issueCertificates({ id, body: { learnerIds, type } });
  while (issue.state === 'running') {
    await sleep(500);
    issue = await manager.getCertificateIssue({ id: issue.id });
  }
  const papers = [];
  for (const { learner, number } of issue.learners) {
    // Whoever was refused has a sentence instead.
    if (number === null) continue;
    const { blob } = await manager.downloadCertificate({ id, learnerId: learner.id, query: { type } });
    papers.push({ number, blob });
  }
  return papers;
}
