import { sql } from 'kysely';
import {
  isSameName,
  isUnexplained,
  needsReasonWithoutSample,
  visitSigningRefusal,
} from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { supersedeVerifications } from '../../attempts/reopenings/editions.ts';
import { keepPaperFile, sealOf } from '../../attempts/sealed-papers.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { notify } from '../../inbox/notify.ts';
import { pdfPaper } from '../../paper/pdf-paper.ts';
import { unexplainedDifferences } from './found-rows.ts';
import { moveAttempts } from './move-attempts.ts';
import { refusePartTaken } from './part-taken.ts';
import { readPoints } from './point-rows.ts';
import { visitReport } from './report-content.ts';
import type { VisitReport } from './report-form.ts';
import { wordsOf } from './report-words.ts';
import { presentRoom } from './room.ts';
import { presentSample, sampleRowsOf } from './sample-rows.ts';
import { isUnsigned, openVisitToChange, readVisit } from './visit-rows.ts';
import type { VisitRow } from './visit-rows.ts';
import { writeVisit } from './write-visit.ts';

/** Signs: the outcome, all results that wait, notes, report and audit entry stand or fall together. */
export async function signVisit(call: Call<'signVisit'>) {
  const { queries, principal, body, now } = call;
  const visit = await openVisitToChange(call);
  const batchIds = visit.batches.map(({ batch }) => batch.id);
  await refusePartTaken(queries, batchIds, principal.userId);
  if (!isSameName(body.signature, principal.name))
    refuse('invalid_input', `Sign with your own name, ${principal.name}. Nothing was signed.`);
  const [rows, points] = await Promise.all([
    sampleRowsOf(queries, visit.id),
    readPoints(queries, sql`p.visit_id = ${visit.id}::uuid`),
  ]);
  const reason = body.noSampleReason?.trim() ?? '';
  const refused = visitSigningRefusal({
    outcome: body.outcome,
    least: presentSample(visit, rows, true).least,
    sampled: rows.length,
    judged: rows.filter((row) => row.judged_at !== null).length,
    unanswered: visit.layout.checklist.filter(({ id }) => !visit.checklist.some((each) => each.id === id))
      .length,
    unexplained: visit.checklist.filter(isUnexplained).length,
    unexplainedDifferences: await unexplainedDifferences(queries, rows),
    openConditions: points.filter((each) => each.kind === 'condition' && !each.closed_at).length,
    against: points.filter((each) => each.against).length,
    hasFindings: body.findings.trim() !== '',
    saysWhyNoSample: reason !== '',
  });
  if (refused) refuseBy(refused);
  const findings = body.findings.trim();
  // It says nothing where there is a sample, or nothing is endorsed.
  const noSampleReason = needsReasonWithoutSample({ outcome: body.outcome, sampled: rows.length })
    ? reason
    : undefined;
  // What was a note until now is signed with the rest.
  await sql`update visit_point set shared_at = ${now}::timestamptz
    where visit_id = ${visit.id}::uuid and shared_at is null`.execute(queries);
  const report = await visitReport(queries, visit, {
    ...body,
    findings,
    signature: principal.name,
    verifierId: principal.userId,
    signedAt: now,
    noSampleReason,
  });
  const { fileId, sha256 } = await keepSealed(call, visit, report);
  await sql`update visit v set report_file_id = ${fileId}::uuid, outcome = ${body.outcome}, findings = ${findings}, signed_by = ${principal.userId}::uuid,
      signature = ${principal.name}, signed_at = ${now}::timestamptz, report = ${JSON.stringify(report)}::jsonb, version = version + 1
    where v.id = ${visit.id}::uuid and ${isUnsigned}`.execute(queries);
  const { rows: signed } = await sql<{
    id: string;
  }>`update verification set endorsed = ${body.outcome !== 'not_endorsed'}, findings = ${findings},
      signed_by = ${principal.userId}::uuid, signature = ${principal.name}, signed_at = ${now}::timestamptz
    where visit_id = ${visit.id}::uuid and signed_at is null returning id`.execute(queries);
  const attemptIds = await moveAttempts(
    queries,
    batchIds,
    'verifying',
    body.outcome === 'not_endorsed' ? 'not_endorse' : 'endorse',
  );
  for (const { id } of signed) await supersedeVerifications(queries, id, attemptIds);
  await audit(
    queries,
    principal,
    'visit signed',
    { kind: 'visit', id: visit.id, accountId: visit.account_id },
    { outcome: body.outcome, number: report.about?.number, findings, noSampleReason, attemptIds, sha256 },
    now,
  );
  await notify(queries, 'visit.signed', [visit.requested_by], {
    tenant: visit,
    subject: { kind: 'visit', id: visit.id },
    now,
  });
  return { data: await presentRoom(call, await readVisit(queries, visit.id)) };
}

/** The report as PDF, under the seal of the account whose results it is about. */
async function keepSealed(
  { context, queries, principal }: Call<'signVisit'>,
  { client_id: clientId, account_id: accountId }: VisitRow,
  report: VisitReport,
) {
  const { rows } = await sql<{ name: string }>`
    select coalesce(body ->> 'name', '') as name from document where kind = 'accounts' and id = ${accountId}::uuid`.execute(
    queries,
  );
  const owner = { clientId, accountId, ownerId: principal.userId };
  const name = rows[0]?.name ?? '';
  const seal = await sealOf(context, {
    ...owner,
    name,
    reason: `${wordsOf(report).name}, signed by ${principal.name}`,
  });
  const bytes = await writeVisit(report, (about) => pdfPaper(about, seal));
  return keepPaperFile(context, queries, owner, `${wordsOf(report).fileName}.pdf`, bytes);
}
