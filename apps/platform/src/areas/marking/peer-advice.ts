import { sql } from 'kysely';
import { marksByHand } from '@moderator/learning';
import type { QuestionOf } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import type { Submission } from '../../content/submissions/rows.ts';

/** What each of the others who wrote the same says, by question. */
export type PeerMarks = readonly Readonly<Record<string, { levels?: number[]; marks?: number }>>[];

/** What others who wrote the same examination have handed in about a submission. */
export async function peerAdviceOf(queries: Queries, { id }: Pick<Submission, 'id'>): Promise<PeerMarks> {
  const { rows } = await sql<{ marks: PeerMarks[number] }>`select marks from peer_marking
    where submission_id = ${id}::uuid and state = 'submitted'`.execute(queries);
  return rows.map(({ marks }) => marks);
}

/**
 * The middle of what others gave on a text; null where nobody looked at it.
 * @example medianOf(essay, [{ [essay.id]: { levels: [1] } }]) // { count: 1, median: 2 }
 */
export function medianOf(question: QuestionOf<'essay'>, peers: PeerMarks) {
  const given = peers
    .flatMap((each) => {
      const read = marksByHand(question, each[question.id] ?? {});
      return 'marks' in read && read.marks !== undefined ? [read.marks] : [];
    })
    .sort((one, other) => one - other);
  const [low, high] = [given[Math.floor((given.length - 1) / 2)], given[Math.floor(given.length / 2)]];
  if (low === undefined || high === undefined) return null;
  return { count: given.length, median: Math.round(50 * (low + high)) / 100 };
}
