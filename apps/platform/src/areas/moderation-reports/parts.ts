import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { reportParts } from '@moderator/contract/options';
import type { ReportPart } from '@moderator/contract/types';
import { isReportable, readBatch } from '../../attempts/batch-rows.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { signedReports } from './signed-reports.ts';

async function readParts(queries: Queries, where: RawBuilder<unknown>): Promise<ReportPart[]> {
  const { rows } = await sql<ReportPart>`
    select p.part, p.text, p.version, p.saved_at as "savedAt", jsonb_build_object('id', p.saved_by, 'name',
      coalesce(concat_ws(' ', person.body ->> 'name', person.body ->> 'surname'), '')) as "savedBy"
    from report_part p left join document person on person.kind = 'users' and person.id = p.saved_by
    where ${where} order by p.part`.execute(queries);
  return rows;
}

/** What is written so far; the next edition of a report begins with what the last one says. */
export async function listReportParts({ queries, params }: Call<'listReportParts'>) {
  const batch = await readBatch(queries, params.id);
  const written = await readParts(queries, sql`p.batch_id = ${batch.id}::uuid`);
  const begun = (await replacedParts(queries, batch.id)).filter(
    ({ part }) => !written.some((each) => each.part === part),
  );
  return { data: [...written, ...begun] };
}

/** The parts of the report that is in question, as nobody has written anything over them yet. */
async function replacedParts(queries: Queries, batchId: string): Promise<ReportPart[]> {
  const replaced = (await signedReports(queries, batchId)).findLast(
    ({ standing }) => standing === 'in_question',
  );
  if (!replaced) return [];
  const { rows } = await sql<ReportPart>`
    select part, r.body ->> part as text, 0 as version, r.signed_at as "savedAt", jsonb_build_object('id', r.signed_by, 'name',
      coalesce(concat_ws(' ', person.body ->> 'name', person.body ->> 'surname'), '')) as "savedBy"
    from report r cross join unnest(${[...reportParts]}::text[]) part
      left join document person on person.kind = 'users' and person.id = r.signed_by
    where r.id = ${replaced.id}::uuid and r.body ->> part <> ''`.execute(queries);
  return rows;
}

/** Saves what is typed; what somebody else has saved meanwhile is told, so that neither text is lost. */
export async function saveReportPart({ queries, principal, params, body, now }: Call<'saveReportPart'>) {
  // Whoever signs waits for what is being saved, and it for the signature: nothing gets in between.
  await sql`select from batch where id = ${params.id} for share`.execute(queries);
  const batch = await readBatch(queries, params.id);
  if (batch.state === 'reported' && batch.undecided === 0 && !isReportable(batch))
    refuse('wrong_state', 'The report of this batch is signed. Nothing was saved; what you wrote is kept.');
  const values = { text: body.text, saved_by: principal.userId, saved_at: now };
  const key = { batch_id: batch.id, part: body.part };
  const saved =
    body.version === 0
      ? await queries
          .insertInto('report_part')
          .values({ ...key, ...values, client_id: batch.client_id, account_id: batch.account_id })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await queries
          .updateTable('report_part')
          .set(({ eb }) => ({ ...values, version: eb('version', '+', 1) }))
          .where('batch_id', '=', key.batch_id)
          .where('part', '=', key.part)
          .where('version', '=', body.version)
          .returning('version')
          .executeTakeFirst();
  const [current] = await readParts(queries, sql`p.batch_id = ${batch.id}::uuid and p.part = ${body.part}`);
  if (!saved || !current)
    refuse(
      'stale_version',
      'Somebody else has written in this part meanwhile. Nothing of theirs was changed; both texts are kept.',
      { current },
    );
  return { data: current };
}

/**
 * Signing says what moderators have written: a part that somebody has changed since the signatory read it is read first.
 * @throws RefusedError wrong_state
 */
export async function takeParts(
  queries: Queries,
  batchId: string,
  signed: Record<(typeof reportParts)[number], string>,
): Promise<void> {
  const parts = await readParts(queries, sql`p.batch_id = ${batchId}::uuid`);
  const other = parts.find(({ part, text }) => text.trim() !== signed[part].trim());
  if (other)
    refuse(
      'wrong_state',
      `${other.savedBy.name} has changed the ${titles[other.part]} of this report since you read them. Nothing was signed; read them, then sign.`,
    );
  await sql`delete from report_part where batch_id = ${batchId}::uuid`.execute(queries);
}

const titles = {
  arrangements: 'special needs and arrangements',
  irregularities: 'irregularities',
  recommendations: 'recommendations',
} as const;
