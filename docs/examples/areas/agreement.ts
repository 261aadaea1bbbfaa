import type { Client } from '@moderator/client';

interface Question {
  from: string;
  to: string;
  /** The share of outcomes that should be judged alike, from 0 to 1. */
  wanted: number;
}

/** Lists assessors who judge otherwise than moderators more often than is wanted, with what to talk about. */
export async function findDisagreement(manager: Client, { from, to, wanted }: Question) {
  const { rows } = await manager.getAgreement({ query: { by: 'assessor', from, to } });
  const talks = [];
  for (const { subject, measure, pairs, agreed } of rows) {
    // Results of two words, levels and marks have a row each: they are not added up.
    if (subject.id === null || measure.kind !== 'two_results' || agreed / pairs >= wanted) continue;
    const query = { assessorId: [subject.id], from, to, differing: 'true' as const };
    const { items } = await manager.listJudgementPairs({ query });
    const about = items.map(({ outcome, judged, blind }) => `${outcome}: ${judged}, the moderator ${blind}`);
    talks.push({ assessor: subject.name, pairs, agreed, about });
  }
  return talks;
}
