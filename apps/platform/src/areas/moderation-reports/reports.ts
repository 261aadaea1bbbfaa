import { Readable } from 'node:stream';
import type { Queries } from '../../database/database.ts';
import { dayIn } from '../../attempts/days.ts';
import type { Call } from '../../kernel/call.ts';
import type { Principal } from '../../kernel/principal.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isReportable, readBatch } from '../../attempts/batch-rows.ts';
import { reportPdf } from './pdf/report-pdf.ts';
import { dayWords } from './pdf/report-words.ts';
import { reportContent } from './report-content.ts';
import { signedReport, signedReports } from './signed-reports.ts';
import type { Report } from './report-body.ts';
import { signingConflicts } from './signing-conflicts.ts';

/** What only a person adds to a report; empty before it is signed. */
const unwritten = {
  arrangements: '',
  irregularities: '',
  recommendations: '',
  checklist: [],
  signedBy: null,
  signedAt: null,
};

/** A signed report as it was signed; otherwise what the next one would say now, or the last one. */
export async function getReport({ queries, principal, params, query, now }: Call<'getReport'>) {
  const batch = await readBatch(queries, params.id);
  const signed = await signedReports(queries, batch.id);
  const isNext = batch.state !== 'reported' || batch.undecided > 0 || isReportable(batch);
  const chosen = query.reportId ?? (isNext ? undefined : signed.at(-1)?.id);
  if (chosen) {
    const report = signed.some(({ id }) => id === chosen) && (await signedReport(queries, chosen));
    if (!report) refuse('not_found');
    return { data: masked(report, principal), version: batch.version };
  }
  const data = {
    ...unwritten,
    ...(await reportContent(queries, batch, principal, signed)),
    id: null,
    number: null,
    fileId: null,
    signed,
    standing: 'stands' as const,
    questionedAt: null,
    supersededBy: null,
    signing: await signingConflicts(queries, principal, batch, now),
  };
  return { data: masked(data, principal), version: batch.version };
}

/**
 * Findings exist for decided attempts only, so nothing here precedes a verdict. Who has no part in moderation sees
 * none of them, and an assessor the agreement on their own judgements alone.
 */
function masked(report: Report, principal: Principal): Report {
  const reads = hasRole(
    principal,
    'moderator',
    'verifier',
    'administrator',
    'client_manager',
    'account_manager',
    'site_manager',
  );
  if (reads) return report;
  return {
    ...report,
    attempts: [],
    departures: [],
    openPoints: report.openPoints.filter(({ kind }) => kind !== 'referral'),
    vacs: report.vacs.map((rule) => ({ ...rule, remarks: [] })),
    assessors: report.assessors.filter(({ id }) => id === principal.userId),
  };
}

/** The PDF that was signed; one that does not stand any more says so on every page. */
export async function downloadReport({ context, queries, params, query }: Call<'downloadReport'>) {
  const batch = await readBatch(queries, params.id);
  const reportId = query.reportId ?? batch.report_id;
  const listed = (await signedReports(queries, batch.id)).find(({ id }) => id === reportId);
  if (listed && listed.standing !== 'stands') return stamped(queries, listed.id);
  const row =
    reportId === null
      ? undefined
      : await queries
          .selectFrom('report')
          .innerJoin('stored_file', 'stored_file.id', 'report.file_id')
          .select(['stored_file.id', 'stored_file.name', 'stored_file.size'])
          .where('batch_id', '=', batch.id)
          .where('report.id', '=', reportId)
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

async function stamped(queries: Queries, reportId: string) {
  const report = (await signedReport(queries, reportId)) ?? refuse('not_found');
  const number = report.number ?? '';
  const words = report.supersededBy
    ? `SUPERSEDED by ${report.supersededBy.number}`
    : `IN QUESTION since ${dayWords(dayIn(new Date(report.questionedAt ?? 0)))}: a decision was reopened`;
  const bytes = await reportPdf({ ...report, number }, words);
  return {
    file: {
      stream: Readable.from([bytes]),
      mediaType: 'application/pdf',
      name: `${number}.pdf`,
      size: bytes.byteLength,
    },
  };
}
