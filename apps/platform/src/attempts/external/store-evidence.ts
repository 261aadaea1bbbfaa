import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { stableId } from '../../kernel/ids.ts';
import type { Principal } from '../../kernel/principal.ts';
import { kindOfEvidence } from '../evidence-kind.ts';

/** How external work comes in: typed in by somebody, or out of a file. */
export type BroughtBy = 'capture' | 'import';

/** A file that is stored already. */
export interface ExternalEvidence {
  fileId: string;
  mediaType: string;
  title: string;
  outcomeIds?: readonly string[] | undefined;
}

/**
 * The evidence of an assessment is what came with it the last time, in that order.
 * @returns files that were evidence of it before and are evidence of nothing any more: their rows are gone, their bytes are not yet
 */
export async function storeEvidence(
  queries: Queries,
  { clientId, accountId }: Principal,
  {
    attemptId,
    outcomeIds,
    source,
    now,
  }: { attemptId: string; outcomeIds: readonly string[]; source: BroughtBy; now: Date },
  { evidence }: { evidence: readonly ExternalEvidence[] },
): Promise<string[]> {
  const rows = evidence.map(({ fileId, mediaType, title, outcomeIds: of }, position) => ({
    id: stableId(attemptId, 'evidence', fileId),
    position,
    title,
    kind: kindOfEvidence(mediaType),
    file_id: fileId,
    outcome_ids: of && of.length > 0 ? of : outcomeIds,
  }));
  const { rows: replaced } = await sql<{
    file_id: string | null;
  }>`delete from evidence where attempt_id = ${attemptId}::uuid
    and id <> all(${rows.map(({ id }) => id)}::uuid[]) returning file_id`.execute(queries);
  await sql`insert into evidence (id, client_id, account_id, attempt_id, position, title, kind, file_id, source, captured_at, outcome_ids)
    select id, ${clientId}::uuid, ${accountId}::uuid, ${attemptId}::uuid, position, title, kind, file_id, ${source}, ${now},
      array(select jsonb_array_elements_text(outcome_ids))::uuid[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, position integer, title text, kind text, file_id uuid, outcome_ids jsonb)
    on conflict (id) do update set position = excluded.position, title = excluded.title, outcome_ids = excluded.outcome_ids`.execute(
    queries,
  );
  const files = replaced.flatMap(({ file_id }) => file_id ?? []);
  const { rows: gone } = await sql<{
    id: string;
  }>`delete from stored_file f where f.id = any(${files}::uuid[])
    and not exists (select from evidence e where e.file_id = f.id) returning f.id`.execute(queries);
  return gone.map(({ id: file }) => file);
}
