import type { Queries } from '../database/database.ts';
import { exist } from '../documents/references.ts';

interface ContentLink {
  kind: string;
  id: string;
}

/** Kinds of content, as the platform keeps them. */
const kept = { course: 'courses', lesson: 'lessons', assessment: 'assessments', survey: 'surveys' } as const;

/** @throws RefusedError where linked content does not exist in the account */
export async function refuseForeignContent(
  queries: Queries,
  content: readonly ContentLink[],
  accountId: string | null,
): Promise<void> {
  for (const [word, kind] of Object.entries(kept)) {
    const ids = content.filter((each) => each.kind === word).map((each) => each.id);
    await exist(queries, kind, ids, 'content', { accountId: accountId ?? undefined });
  }
}
