import type { Call } from '../../kernel/call.ts';
import type { Principal } from '../../kernel/principal.ts';
import { hasRole, isVisitor } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { markedForVisitor } from '../../attempts/visitor-files.ts';
import { noteOpenedReport } from '../../attempts/note-opened.ts';
import { isReportable, readBatch } from '../../attempts/batch-rows.ts';
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
export async function getReport(call: Call<'getReport'>) {
  const { queries, principal, params, query, now } = call;
  const batch = await readBatch(queries, params.id);
  await noteOpenedReport(call, batch.id);
  const signed = await signedReports(queries, batch.id);
  const isNext = batch.state !== 'reported' || batch.undecided > 0 || isReportable(batch);
  const chosen = query.reportId ?? (isNext ? undefined : signed.at(-1)?.id);
  if (chosen) {
    const report = signed.some(({ id }) => id === chosen) && (await signedReport(queries, chosen));
    if (!report) refuse('not_found');
    return { data: masked(report, principal), version: batch.version };
  }
  if (isVisitor(principal))
    refuse('not_found', 'Reports of this visit come to light once you have judged your whole sample.');
  const data = {
    ...unwritten,
    ...(await reportContent(queries, batch, principal, signed)),
    id: null,
    number: null,
    fileId: null,
    signed,
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

export async function downloadReport(call: Call<'downloadReport'>) {
  const { context, queries, params, query } = call;
  const batch = await readBatch(queries, params.id);
  const reportId = query.reportId ?? batch.report_id;
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
  await noteOpenedReport(call, batch.id);
  const read = () => context.files.read(row.id);
  const about = { mediaType: 'application/pdf', name: row.name };
  const marked = await markedForVisitor(call, about, read);
  return { file: marked ?? { ...about, stream: read(), size: row.size } };
}
