import { Readable } from 'node:stream';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import type { Principal } from '../../kernel/principal.ts';
import { hasRole, isVisitor } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { OpenPaper } from '../../paper/paper.ts';
import { pdfPaper } from '../../paper/pdf-paper.ts';
import { markedForVisitor, mayTakeAway } from '../../attempts/visitor-files.ts';
import { noteOpenedReport } from '../../attempts/note-opened.ts';
import { isReportable, openBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { sql } from 'kysely';
import { judgedBlind } from '../../attempts/appeals/judged-appeal.ts';
import { usualReportLayout } from './layouts/usual-layout.ts';
import { partOfSite } from './part-of-site.ts';
import { reportContent } from './report-content.ts';
import { dayWords } from './paper/report-words.ts';
import { writeReport } from './paper/write-report.ts';
import { signedReport, signedReports } from './signed-reports.ts';
import type { Report } from './report-body.ts';
import { onlySiteOf, refusePartOfSites } from '../../attempts/seen-work.ts';
import { signingConflicts } from '../../attempts/signing-conflicts.ts';

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
  const batch = await openBatch(queries, principal, params.id);
  await noteOpenedReport(call, batch.id);
  const signed = await signedReports(queries, batch.id);
  // The next one is no verifier's: while something is judged anew they read what was signed, which says so.
  const isNext =
    !isVisitor(principal) && (batch.state !== 'reported' || batch.undecided > 0 || isReportable(batch));
  const chosen = query.reportId ?? (isNext ? undefined : signed.at(-1)?.id);
  if (chosen) {
    const report = signed.some(({ id }) => id === chosen) && (await signedReport(queries, chosen));
    if (!report) refuse('not_found');
    return { data: await shownTo(queries, principal, batch, report), version: batch.version };
  }
  if (isVisitor(principal))
    refuse('not_found', 'Reports of this visit come to light once you have judged your whole sample.');
  const data = {
    ...unwritten,
    ...(await reportContent(queries, batch, principal, signed)),
    layout: await usualReportLayout(queries, batch.account_id),
    onlySite: null,
    id: null,
    number: null,
    fileId: null,
    signed,
    standing: 'stands' as const,
    questionedAt: null,
    supersededBy: null,
    signing: await signingConflicts(queries, principal, batch, now),
  };
  return { data: await shownTo(queries, principal, batch, data), version: batch.version };
}

/** Without attempts against which the caller judges an appeal blind, and of the site alone whose work they see. */
async function shownTo(
  queries: Queries,
  principal: Principal,
  batch: BatchRecord,
  report: Report,
): Promise<Report> {
  const [kept, site] = await Promise.all([
    judgedBlind(queries, principal),
    onlySiteOf(queries, principal, [batch.id]),
  ]);
  const attempts = report.attempts.filter(({ attemptId }) => !kept.has(attemptId));
  const shown = masked({ ...report, attempts }, principal);
  return site ? partOfSite(shown, site, batch) : shown;
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
    fileId: null,
    attempts: [],
    departures: [],
    openPoints: report.openPoints.filter(({ kind }) => kind !== 'referral'),
    vacs: report.vacs.map((rule) => ({ ...rule, remarks: [] })),
    assessors: report.assessors.filter(({ id }) => id === principal.userId),
  };
}

/** The PDF that was signed; one that does not stand any more says so on every page. */
export async function downloadReport(call: Call<'downloadReport'>) {
  const { context, queries, principal, params, query } = call;
  const batch = await openBatch(queries, principal, params.id);
  await refuseBlind(queries, principal, batch.id);
  await refusePartOfSites(queries, principal, [batch.id]);
  const reportId = query.reportId ?? batch.report_id;
  const listed = (await signedReports(queries, batch.id)).find(({ id }) => id === reportId);
  await noteOpenedReport(call, batch.id);
  if (listed && listed.standing !== 'stands') {
    const paper = await written(await signedReport(queries, listed.id), pdfPaper, 'pdf');
    return { file: (await markedForVisitor(call, paper.file, () => paper.file.stream)) ?? paper.file };
  }
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
  const read = () => context.files.read(row.id);
  const about = { mediaType: 'application/pdf', name: row.name };
  const marked = await markedForVisitor(call, about, read);
  return { file: marked ?? { ...about, stream: read(), size: row.size } };
}

/** Written anew from what was signed: quality bodies ask for Word, and what they do with it changes nothing here. */
export async function downloadReportForWord(call: Call<'downloadReportForWord'>) {
  const { queries, principal, params, query } = call;
  const batch = await openBatch(queries, principal, params.id);
  await refuseBlind(queries, principal, batch.id);
  await refusePartOfSites(queries, principal, [batch.id]);
  if (!(await mayTakeAway(queries, principal)))
    refuse(
      'not_allowed',
      'Your visit does not allow to take files away. Read the report here, or ask the provider.',
    );
  const reportId = query.reportId ?? batch.report_id;
  const listed = (await signedReports(queries, batch.id)).find(({ id }) => id === reportId);
  // What writes for Word is large, and seldom asked for.
  const { wordPaper } = await import('../../paper/word-paper.ts');
  return written(listed && (await signedReport(queries, listed.id)), wordPaper, 'docx');
}

/** The whole paper of a report is for nobody who judges an appeal against an attempt of it blind. */
async function refuseBlind(queries: Queries, principal: Principal, batchId: string): Promise<void> {
  const kept = [...(await judgedBlind(queries, principal))];
  const { rows } = await sql`select from batch_attempt
    where batch_id = ${batchId}::uuid and attempt_id = any(${kept}::uuid[]) limit 1`.execute(queries);
  if (rows.length > 0)
    refuse(
      'not_allowed',
      'You judge an appeal against an attempt of this report. Give your verdicts first; then it opens to you.',
    );
}

async function written(report: Report | undefined, open: OpenPaper, type: keyof typeof mediaTypes) {
  if (!report?.number) refuse('not_found', 'This report is not signed yet, so there is no paper of it.');
  const bytes = await writeReport({ ...report, number: report.number }, open, stampOf(report));
  return {
    file: {
      stream: Readable.from([bytes]),
      mediaType: mediaTypes[type],
      name: `${report.number}.${type}`,
      size: bytes.byteLength,
    },
  };
}

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

function stampOf({ supersededBy, questionedAt }: Report): string | undefined {
  if (supersededBy) return `SUPERSEDED by ${supersededBy.number}`;
  return questionedAt
    ? `IN QUESTION since ${dayWords(dayIn(new Date(questionedAt)))}: a decision was reopened`
    : undefined;
}
