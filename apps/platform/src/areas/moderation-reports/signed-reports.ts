import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { upgradedBody } from './earlier-form.ts';
import type { Report, ReportBody } from './report-body.ts';

/** Signed reports of a batch, oldest first. */
export async function signedReports(queries: Queries, batchId: string) {
  const { rows } = await sql<{ id: string; number: string; signedAt: Date }>`
    select id, number, signed_at as "signedAt" from report where batch_id = ${batchId}::uuid
    order by signed_at, number`.execute(queries);
  return rows;
}

/** A report as it was signed. */
export async function signedReport(queries: Queries, reportId: string): Promise<Report | undefined> {
  const { rows } = await sql<{
    id: string;
    batch_id: string;
    account_id: string;
    number: string;
    file_id: string;
    body: ReportBody;
  }>`select id, batch_id, account_id, number, file_id, body from report where id = ${reportId}::uuid`.execute(
    queries,
  );
  const [row] = rows;
  if (!row) return undefined;
  const body = await upgradedBody(queries, row);
  return {
    ...body,
    // Reports that were signed before samples said what they prove said nothing of it.
    proof: body.proof ?? null,
    batch: { ...body.batch, reportId: row.id },
    id: row.id,
    number: row.number,
    fileId: row.file_id,
    signed: await signedReports(queries, row.batch_id),
    signing: { refusal: null, conflicts: [], conflictCount: 0 },
  };
}
