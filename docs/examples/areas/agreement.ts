import type { Client } from '@moderator/client';

/** Lists assessors who judge otherwise than moderators in more than one of ten outcomes, with what to talk about. */
export async function findDisagreement(manager: Client, from: string, to: string) {
  const { rows } = await manager.getAgreement({ query: { by: 'assessor', from, to } });
  const talks = [];
  for (const { subject, pairs, agreed } of rows) {
    if (subject.id === null || agreed / pairs >= 0.9) continue;
    const query = { assessorId: [subject.id], from, to, differing: 'true' as const };
    const { items } = await manager.listJudgementPairs({ query });
    talks.push({
      assessor: subject.name,
      pairs,
      agreed,
      about: items.map(({ outcome, judged, blind }) => `${outcome}: ${judged}, and the moderator ${blind}`),
    });
  }
  return talks;
}
