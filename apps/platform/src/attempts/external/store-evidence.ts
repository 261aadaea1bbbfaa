import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { stableId } from '../../kernel/ids.ts';
import type { Principal } from '../../kernel/principal.ts';
import { kindOfEvidence } from '../evidence-kind.ts';

/** A file that is stored already. */
export interface ExternalEvidence {
  fileId: string;
  mediaType: string;
  title: string;
  outcomeIds?: readonly string[] | undefined;
}

/** The evidence of an assessment is what came with it the last time, in that order. */
export async function storeEvidence(
  queries: Queries,
  { clientId, accountId }: Principal,
  { attemptId, outcomeIds, now }: { attemptId: string; outcomeIds: readonly string[]; now: Date },
  { evidence }: { evidence: readonly ExternalEvidence[] },
): Promise<void> {
  const rows = evidence.map(({ fileId, mediaType, title, outcomeIds: of }, position) => ({
    id: stableId(attemptId, 'evidence', fileId),
    position,
    title,
    kind: kindOfEvidence(mediaType),
    file_id: fileId,
    outcome_ids: of && of.length > 0 ? of : outcomeIds,
  }));
  await sql`delete from evidence where attempt_id = ${attemptId}::uuid
    and id <> all(${rows.map(({ id }) => id)}::uuid[])`.execute(queries);
  await sql`insert into evidence (id, client_id, account_id, attempt_id, position, title, kind, file_id, source, captured_at, outcome_ids)
    select id, ${clientId}::uuid, ${accountId}::uuid, ${attemptId}::uuid, position, title, kind, file_id, 'import', ${now},
      array(select jsonb_array_elements_text(outcome_ids))::uuid[]
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, position integer, title text, kind text, file_id uuid, outcome_ids jsonb)
    on conflict (id) do update set position = excluded.position, title = excluded.title, outcome_ids = excluded.outcome_ids`.execute(
    queries,
  );
}
