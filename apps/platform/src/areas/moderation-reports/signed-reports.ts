import { sql } from 'kysely';
import { editionStanding } from '@moderator/moderation';
import { reportQuestionedAt } from '../../attempts/reopenings/editions.ts';
import type { Queries } from '../../database/database.ts';
import { upgradedBody, withReferrals } from './earlier-form.ts';
import type { Report, ReportBody } from './report-body.ts';

interface SignedRow {
  id: string;
  number: string;
  signed_at: Date;
  questioned_at: Date | null;
  superseded_by: string | null;
}

const standingOf = ({ superseded_by: supersededBy, questioned_at: questionedAt }: SignedRow) =>
  editionStanding({ isSuperseded: supersededBy !== null, isQuestioned: questionedAt !== null });

async function signedRows(queries: Queries, batchId: string): Promise<SignedRow[]> {
  const { rows } = await sql<SignedRow>`
    select r.id, r.number, r.signed_at, r.superseded_by, ${reportQuestionedAt} as questioned_at from report r
    where r.batch_id = ${batchId}::uuid order by r.signed_at, r.number`.execute(queries);
  return rows;
}

const listed = (row: SignedRow) => ({
  id: row.id,
  number: row.number,
  signedAt: row.signed_at,
  standing: standingOf(row),
});

/** Signed reports of a batch, oldest first. */
export const signedReports = async (queries: Queries, batchId: string) =>
  (await signedRows(queries, batchId)).map(listed);

/** A report as it was signed, with what is to be thought of it now. */
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
  const all = await signedRows(queries, row.batch_id);
  const own = all.find(({ id }) => id === row.id)!;
  const later = all.find(({ id }) => id === own.superseded_by);
  return {
    ...withReferrals(body),
    // Reports that were signed before samples said what they prove said nothing of it.
    proof: body.proof ?? null,
    // There was one layout only.
    layout: body.layout ?? 'plain',
    // Nor did those before there were editions.
    replaces: body.replaces ?? [],
    batch: { ...body.batch, reportId: row.id },
    onlySite: null,
    id: row.id,
    number: row.number,
    fileId: row.file_id,
    signed: all.map(listed),
    standing: standingOf(own),
    questionedAt: own.questioned_at,
    supersededBy: later ? { id: later.id, number: later.number } : null,
    signing: { refusal: null, conflicts: [], conflictCount: 0 },
  };
}
