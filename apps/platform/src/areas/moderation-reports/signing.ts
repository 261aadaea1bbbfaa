import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { checklistRefusal, isSameName, openPointsRefusal, registrationFor } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { blockersOf, decidedOf, isReportable, readBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { refuseConflict } from '../../attempts/conflicts.ts';
import { dayIn } from '../../attempts/days.ts';
import { registrationsOf, shownRegistration } from '../../attempts/registrations-of.ts';
import { keepPaperFile, sealOf } from '../../attempts/sealed-papers.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import type { Queries } from '../../database/database.ts';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import { nilId } from '../../kernel/ids.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { pdfPaper } from '../../paper/pdf-paper.ts';
import { takeParts } from './parts.ts';
import { usualReportLayout } from './layouts/usual-layout.ts';
import { reportContent } from './report-content.ts';
import { writeReport } from './paper/write-report.ts';
import { signedReport, signedReports } from './signed-reports.ts';
import { signingConflicts } from '../../attempts/signing-conflicts.ts';
import { takeTurns } from '../../database/take-turns.ts';

/** Signs: the report, its PDF, the release of the results and the audit entry stand or fall together. */
export async function signReport(call: Call<'signReport'>) {
  const { context, queries, principal, params, body, version, now } = call;
  const before = await readBatch(queries, params.id);
  refuseUnready(before);
  await refuseConflicted(call, before);
  if (!isSameName(body.signature, principal.name))
    refuse(
      'invalid_input',
      `Sign with your own name, ${principal.name}. Nothing was signed; what you wrote is kept.`,
    );
  await closeBatch(queries, before, version, now);
  // Behind the lock of the batch: who was writing a part by then has been waited for.
  await takeParts(queries, before.id, body);
  const batch = await readBatch(queries, params.id);
  // What was reopened at that moment was not released with the others.
  refuseBlocked(batch);
  const earlier = await signedReports(queries, batch.id);
  const standing = await reportContent(queries, batch, principal, earlier);
  const refusal =
    openPointsRefusal(standing.openPoints, body.explanations) ?? checklistRefusal(body.checklist);
  if (refusal) refuseBy(refusal);
  const explained = new Map(body.explanations.map(({ key, text }) => [key, text.trim()]));
  const own = (await registrationsOf(queries, [principal.userId])).get(principal.userId) ?? [];
  const registration = registrationFor('moderator', own, batch.registration_number);
  const content = {
    ...standing,
    openPoints: standing.openPoints.map((point) => ({
      ...point,
      explanation: explained.get(point.key) ?? null,
    })),
    layout: body.layout ?? (await usualReportLayout(queries, batch.account_id)),
    arrangements: body.arrangements.trim(),
    irregularities: body.irregularities.trim(),
    checklist: body.checklist,
    recommendations: body.recommendations.trim(),
    signedBy: { id: principal.userId, name: principal.name, registration: shownRegistration(registration) },
    signedAt: now.toISOString(),
  };
  const number = await nextNumber(queries, batch.account_id, now);
  const tenant = { client_id: batch.client_id, account_id: batch.account_id };
  const owner = { clientId: batch.client_id, accountId: batch.account_id, ownerId: principal.userId };
  const seal = await sealOf(context, {
    ...owner,
    name: content.provider.name,
    reason: `Moderation report ${number}, signed by ${principal.name}`,
  });
  const bytes = await writeReport({ ...content, number }, (about) => pdfPaper(about, seal));
  const { fileId, sha256 } = await keepPaperFile(context, queries, owner, `${number}.pdf`, bytes);
  const id = randomUUID();
  await queries
    .insertInto('report')
    .values({
      id,
      ...tenant,
      batch_id: batch.id,
      number,
      body: JSON.stringify(content),
      signed_by: principal.userId,
      signature: principal.name,
      signed_at: now,
      file_id: fileId,
    })
    .execute();
  const { replaces } = standing;
  await queries
    .updateTable('report')
    .set({ superseded_by: id })
    .where('batch_id', '=', batch.id)
    .where('number', 'in', replaces.length > 0 ? replaces : [''])
    .execute();
  const subject = { kind: 'report', id, accountId: batch.account_id } as const;
  const detail = { batchId: batch.id, number, sha256, decided: decidedOf(batch), replaces };
  await audit(queries, principal, 'report signed', subject, detail, now);
  return { data: (await signedReport(queries, id)) ?? refuse('not_found'), version: batch.version };
}

function refuseBlocked(batch: BatchRecord): void {
  const [blocker] = blockersOf(batch);
  if (blocker) refuse('wrong_state', `The report cannot be signed yet. ${blocker}`);
}

function refuseUnready(batch: BatchRecord): void {
  refuseBlocked(batch);
  if (!isReportable(batch))
    refuse(
      'wrong_state',
      'The report of this batch is signed already, and nothing was decided since. Nothing was changed.',
    );
}

/** Signing is moderating every attempt that is released by it: the same guard, for each of them. */
async function refuseConflicted({ queries, principal, now }: Call<'signReport'>, batch: BatchRecord) {
  const { refusal, conflicts, conflictCount } = await signingConflicts(queries, principal, batch, now);
  refuseConflict(refusal ?? undefined);
  const [first] = conflicts;
  if (!first) return;
  const others = conflictCount > 1 ? ` (and ${conflictCount - 1} more)` : '';
  refuse(
    first.catalogueCode ?? '4008',
    `You may not sign for ${first.learner}${others}: ${first.sentence} Ask another moderator to sign, or take what is outside the sample out of this batch. Nothing was signed; what you wrote is kept.`,
  );
}

async function closeBatch(queries: Queries, batch: BatchRecord, version: number, now: Date): Promise<void> {
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
  // Decided ones and those outside the sample are released together; returned ones come into a later report.
  // The result of those is what was decided on them; what nobody looked at stays as it was assessed.
  const { rows } =
    await sql<Released>`update attempt set version = version + 1, updated_at = now(), state = 'reported',
      result = case when state = 'not_sampled' then judged_result else result end,
      passed = case when state = 'not_sampled' then judged_passed else passed end
    where state in ('upheld', 'overturned', 'not_sampled')
      and id in (select attempt_id from batch_attempt where batch_id = ${batch.id})
    returning id, account_id, site_id, passed, learner_id, course_id, course_title`.execute(queries);
  const [course] = rows;
  if (!course) return;
  await tellWhatToRevoke(queries, batch, rows, now);
  await notify(
    queries,
    'result.released',
    rows.map(({ learner_id: id }) => id),
    {
      tenant: batch,
      subject: { kind: 'course', id: course.course_id },
      facts: { course: course.course_title },
      now,
    },
  );
}

interface Released {
  id: string;
  account_id: string;
  site_id: string;
  passed: boolean | null;
  learner_id: string;
  course_id: string;
  course_title: string;
}

/** What was issued for a result that was reopened, and is no longer passed, is to be revoked by whoever manages its site. */
async function tellWhatToRevoke(
  queries: Queries,
  batch: BatchRecord,
  released: readonly Released[],
  now: Date,
) {
  const failed = released.filter(({ passed }) => passed === false);
  if (failed.length === 0) return;
  const { rows } = await sql<{ id: string }>`select attempt_id as id from certificate
    where attempt_id = any(${failed.map(({ id }) => id)}::uuid[]) and revoked_at is null and replaced_at is null`.execute(
    queries,
  );
  const issued = new Set(rows.map(({ id }) => id));
  for (const attempt of failed.filter(({ id }) => issued.has(id)))
    await notify(queries, 'certificate.overtaken', await managersOf(queries, attempt, nilId), {
      tenant: batch,
      subject: { kind: 'certificates', id: attempt.course_id },
      facts: { course: attempt.course_title },
      now,
    });
}

/** Numbers run per account and year; the lock keeps two signatures from taking one. */
async function nextNumber(queries: Queries, accountId: string, now: Date): Promise<string> {
  await takeTurns(queries, `report number ${accountId}`);
  const prefix = `MR-${dayIn(now).slice(0, 4)}-`;
  const result = await sql<{ count: number }>`select count(*) as count from report
    where account_id = ${accountId} and number like ${`${prefix}%`}`.execute(queries);
  return `${prefix}${String(onlyRow(result).count + 1).padStart(4, '0')}`;
}
