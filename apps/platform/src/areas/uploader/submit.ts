import { kindOfEvidence } from '../../attempts/evidence-kind.ts';
import { applyTransition } from '@moderator/moderation';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Call, Reply } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { RefusedError, refuse } from '../../kernel/refusal.ts';
import { takeCourse } from '../../content/registrations/take-course.ts';
import { assignedTo } from '../../content/registrations/assigned.ts';
import { endSessions, lockOpenSessions } from '../../content/packages/end-open-sessions.ts';
import { actingOf } from '../../content/registrations/acting.ts';
import { handIn } from './hand-in.ts';
import { portfolioOf } from './portfolios.ts';
import type { Portfolio } from './portfolios.ts';

type Submitting = Call<'submitUploads'>;
type Upload = Submitting['body']['uploads'][number];
type Answered = Reply<'submitUploads'>['data'];

/**
 * Stores uploads as evidence of learners' open attempts, and hands the work of some of them in. With `all` one that
 * cannot be stored keeps everything from being stored.
 */
export async function submitUploads(call: Submitting): Promise<Reply<'submitUploads'>> {
  const { queries, principal, body, now } = call;
  const handedIn = body.handIn === true ? [principal.userId] : (body.handIn ?? []);
  const learnerIds = new Set([
    ...body.uploads.map(({ learnerId }) => learnerId ?? principal.userId),
    ...handedIn,
  ]);
  if (learnerIds.size === 0)
    refuse('invalid_input', 'There is nothing to store and nobody whose work is handed in.');
  if (handedIn.length > 0 && !body.declaration)
    refuse(
      'invalid_input',
      'Work is handed in with the declaration that it is the learner’s own. Nothing was stored; say so, or leave handing in for later.',
    );
  if (learnerIds.has(principal.userId)) await beginOwn(call);
  const open = await lockOpenSessions(queries, { courseId: body.courseId, learnerIds: handedIn });
  const portfolios = new Map<string, Portfolio>();
  for (const learnerId of learnerIds) {
    const portfolio = await portfolioOf(call, body.courseId, learnerId);
    if (portfolio) portfolios.set(learnerId, portfolio);
  }
  const uploads: Answered['uploads'] = [];
  for (const upload of body.uploads)
    uploads.push(await storeUpload(call, upload, portfolios.get(upload.learnerId ?? principal.userId)));
  if (body.mode === 'all') refuseAll(uploads);
  const handed: Answered['handedIn'] = [];
  for (const learnerId of handedIn) {
    const portfolio = portfolios.get(learnerId);
    const its = portfolio ? open.filter((session) => session.learner_id === learnerId) : [];
    await endSessions(actingOf(call), its);
    const refused = portfolio ? await handIn(call, portfolio, now) : unknownLearner.message;
    if (refused && body.mode === 'all') refuse('wrong_state', refused);
    handed.push({ learnerId, attemptId: refused ? null : (portfolio?.attempt_id ?? null), refused });
  }
  await sql`update attempt set version = version + 1, updated_at = ${now}
    where id = any(${[...portfolios.values()].map((each) => each.attempt_id)}::uuid[])
      and state in ('open', 'returned')`.execute(queries);
  return { data: { uploads, handedIn: handed } };
}

/** A learner whom the course is assigned to begins it by handing something in. */
async function beginOwn({ queries, principal, body, now }: Submitting): Promise<void> {
  if (!hasRole(principal, 'learner')) return;
  const { courses } = await assignedTo(queries, principal, now);
  if (!courses.some(({ id, attempt }) => id === body.courseId && attempt === null)) return;
  const { userId, accountId } = principal;
  await takeCourse(queries, { userId, accountId, courseId: body.courseId }, now);
}

const unknownLearner = new RefusedError(
  'not_found',
  'There is no such learner with an attempt on this course among yours.',
);

async function storeUpload(
  call: Submitting,
  upload: Upload,
  portfolio: Portfolio | undefined,
): Promise<Answered['uploads'][number]> {
  const learnerId = upload.learnerId ?? call.principal.userId;
  const answer = { fileId: upload.fileId, learnerId, evidenceId: null, refused: null, sameAs: null };
  try {
    if (!portfolio) throw unknownLearner;
    return { ...answer, ...(await keep(call, upload, portfolio)) };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { ...answer, refused: { code: error.code, sentence: error.message } };
  }
}

async function keep({ queries, principal, now }: Submitting, upload: Upload, portfolio: Portfolio) {
  const allowed = applyTransition(portfolio.state === 'returned' ? 'resubmit' : 'submit', portfolio.state);
  if (!allowed.ok)
    refuse(
      'wrong_state',
      'This work is handed in already, and what was handed in stays as it is. Nothing was added.',
    );
  const file = await queries
    .selectFrom('stored_file')
    .select(['id', 'media_type', 'sha256', 'owner_id'])
    .where('id', '=', upload.fileId)
    .where('account_id', '=', principal.accountId)
    .executeTakeFirst();
  if (!file || (file.owner_id !== principal.userId && file.owner_id !== portfolio.learner_id))
    refuse('not_found', 'There is no such file of yours. Upload it first.');
  if (upload.outcomeIds.some((id) => !portfolio.outcome_ids.includes(id)))
    refuse('invalid_input', 'An outcome is of another course.');
  const sameAs = await sameBytesAs(queries, file.sha256, portfolio);
  const evidenceId = upload.id ?? randomUUID();
  await sql`
    insert into evidence (id, client_id, account_id, attempt_id, position, title, kind, file_id, source, captured_at, activity, outcome_ids)
    values (${evidenceId}::uuid, ${portfolio.client_id}::uuid, ${portfolio.account_id}::uuid, ${portfolio.attempt_id}::uuid,
      (select coalesce(max(position), 0) + 1 from evidence where attempt_id = ${portfolio.attempt_id}::uuid),
      ${upload.title}, ${kindOfEvidence(file.media_type)}, ${file.id}::uuid, ${upload.source}, ${upload.capturedAt ?? now},
      ${sameAs === null ? null : JSON.stringify([{ label: 'Same bytes as evidence of another learner', value: sameAs }])}::jsonb,
      ${upload.outcomeIds}::uuid[])
    on conflict (id) do nothing`.execute(queries);
  const kept = await queries
    .selectFrom('evidence')
    .select('attempt_id')
    .where('id', '=', evidenceId)
    .executeTakeFirst();
  if (kept?.attempt_id !== portfolio.attempt_id)
    refuse('invalid_input', 'This id belongs to other evidence already. Make a new one.');
  return { evidenceId, sameAs };
}

/** Where the same bytes are evidence of another learner of the account. */
async function sameBytesAs(
  queries: Submitting['queries'],
  sha256: string,
  { account_id: accountId, learner_id: learnerId }: Portfolio,
): Promise<string | null> {
  const { rows } = await sql<{ title: string }>`
    select e.title from stored_file f join evidence e on e.file_id = f.id join attempt a on a.id = e.attempt_id
    where f.account_id = ${accountId}::uuid and f.sha256 = ${sha256} and a.learner_id <> ${learnerId}::uuid limit 1`.execute(
    queries,
  );
  return rows[0]?.title ?? null;
}

function refuseAll(uploads: Answered['uploads']): void {
  const errors = uploads.flatMap(({ refused }, index) =>
    refused ? [{ path: `body.uploads.${index}`, message: refused.sentence }] : [],
  );
  const [first] = errors;
  if (first)
    refuse(
      '4007',
      `${errors.length} of ${uploads.length} cannot be stored, so nothing was. ${first.message}`,
      {
        errors,
      },
    );
}
