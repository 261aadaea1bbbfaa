import type { Principal } from '../../kernel/principal.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Call, Reply } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { audit } from '../../attempts/audit.ts';
import { blockersOf, decidedOf, readBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { reportContent } from './report-content.ts';
import { reportPdf } from './report-pdf.ts';
import { onlyRow } from '../../database/only-row.ts';

type SignedReport = Reply<'getReport'>['data'];
/** What is kept of a report when it is signed; its number and its file stand beside. */
type ReportBody = Omit<SignedReport, 'id' | 'number' | 'fileId'>;

async function signedReport(queries: Queries, batchId: string): Promise<SignedReport | undefined> {
  const { rows } = await sql<{ id: string; number: string; file_id: string; body: ReportBody }>`
    select id, number, file_id, body from report where batch_id = ${batchId}::uuid`.execute(queries);
  const [row] = rows;
  return row && { ...row.body, id: row.id, number: row.number, fileId: row.file_id };
}

/** The signed report as it was signed, or what it would say now. */
export async function getReport({ queries, principal, params }: Call<'getReport'>) {
  const batch = await readBatch(queries, params.id);
  const unsigned = {
    id: null,
    number: null,
    irregularities: '',
    recommendations: '',
    signedBy: null,
    signature: null,
    signedAt: null,
    fileId: null,
  };
  const data = (await signedReport(queries, batch.id)) ?? {
    ...unsigned,
    ...masked(await reportContent(queries, batch), principal),
  };
  return { data, version: batch.version };
}

/** Findings exist for decided attempts only, so nothing here precedes a verdict; learners see none of it. */
function masked<Content extends { findings: unknown[] }>(content: Content, principal: Principal): Content {
  const reads = hasRole(
    principal,
    'moderator',
    'verifier',
    'administrator',
    'client_manager',
    'account_manager',
    'site_manager',
  );
  return reads ? content : { ...content, findings: [] };
}

/** Signs: the report, its PDF, the release of the results and the audit entry stand or fall together. */
export async function signReport(call: Call<'signReport'>) {
  const { context, queries, principal, params, body, version, now } = call;
  const batch = await readBatch(queries, params.id);
  if (batch.state === 'reported') refuse('wrong_state', 'The report of this batch is signed already.');
  const [blocker] = blockersOf(batch);
  if (blocker) refuse('wrong_state', `The report cannot be signed yet. ${blocker}`);
  await closeBatch(queries, batch, version);

  const signedBy = { id: principal.userId, name: principal.name };
  const content = {
    ...(await reportContent(queries, await readBatch(queries, batch.id))),
    irregularities: body.irregularities,
    recommendations: body.recommendations,
    signedBy,
    signature: body.signature,
    signedAt: now.toISOString(),
  };
  const number = await nextNumber(queries, batch.account_id, now);
  const bytes = await reportPdf({ ...content, number }, await accountName(queries, batch.account_id));
  const fileId = randomUUID();
  const kept = await context.files.keep(fileId, bytes);
  await queries
    .insertInto('stored_file')
    .values({
      id: fileId,
      client_id: batch.client_id,
      account_id: batch.account_id,
      owner_id: principal.userId,
      name: `${number}.pdf`,
      media_type: 'application/pdf',
      size: kept.size,
      sha256: kept.sha256,
    })
    .execute();
  const id = randomUUID();
  await queries
    .insertInto('report')
    .values({
      id,
      client_id: batch.client_id,
      account_id: batch.account_id,
      batch_id: batch.id,
      number,
      body: JSON.stringify(content),
      signed_by: principal.userId,
      signature: body.signature,
      signed_at: now,
      file_id: fileId,
    })
    .execute();
  const subject = { kind: 'report', id, accountId: batch.account_id } as const;
  await audit(
    queries,
    principal,
    'report signed',
    subject,
    { batchId: batch.id, number, sha256: kept.sha256, decided: decidedOf(batch) },
    now,
  );
  const current = await readBatch(queries, batch.id);
  return {
    data: (await signedReport(queries, batch.id)) ?? refuse('not_found'),
    version: current.version,
  };
}

async function closeBatch(queries: Queries, batch: BatchRecord, version: number): Promise<void> {
  const closed = await queries
    .updateTable('batch')
    .set({ state: 'reported', version: sql`version + 1` })
    .where('id', '=', batch.id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!closed)
    refuse('stale_version', undefined, {
      current: { version: batch.version },
      headers: { version: String(batch.version) },
    });
  // Decided ones and those outside the sample are released together; returned ones go their own way.
  await sql`update attempt set state = 'reported', version = version + 1, updated_at = now()
    where state in ('upheld', 'overturned', 'not_sampled')
      and id in (select attempt_id from batch_attempt where batch_id = ${batch.id})`.execute(queries);
}

/** Numbers run per account and year; the lock keeps two signatures from taking one. */
async function nextNumber(queries: Queries, accountId: string, now: Date): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report number ${accountId}`}, 0))`.execute(
    queries,
  );
  const prefix = `MR-${now.getUTCFullYear()}-`;
  const result = await sql<{ count: number }>`select count(*) as count from report
    where account_id = ${accountId} and number like ${`${prefix}%`}`.execute(queries);
  return `${prefix}${String(onlyRow(result).count + 1).padStart(4, '0')}`;
}

async function accountName(queries: Queries, accountId: string): Promise<string> {
  const row = await queries
    .selectFrom('document')
    .select('body')
    .where('kind', '=', 'accounts')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return String(row?.body['name'] ?? '');
}

export async function downloadReport({ context, queries, params }: Call<'downloadReport'>) {
  const batch = await readBatch(queries, params.id);
  const row = await queries
    .selectFrom('report')
    .innerJoin('stored_file', 'stored_file.id', 'report.file_id')
    .select(['stored_file.id', 'stored_file.name', 'stored_file.size'])
    .where('batch_id', '=', batch.id)
    .executeTakeFirst();
  if (!row) refuse('not_found', 'This report is not signed yet, so there is no PDF of it.');
  return {
    file: {
      stream: context.files.read(row.id),
      mediaType: 'application/pdf',
      name: row.name,
      size: row.size,
    },
  };
}
