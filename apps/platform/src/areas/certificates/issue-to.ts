import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyTransition, certificateRefusal } from '@moderator/moderation';
import type { CertificateType, Refusal } from '@moderator/moderation';
import { audit } from '../../attempts/audit.ts';
import { dayIn } from '../../attempts/days.ts';
import type { Queries } from '../../database/database.ts';
import { notify } from '../../inbox/notify.ts';
import { existing } from '../../kernel/existing.ts';
import { managedSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { certifiable } from './certifiable.ts';
import type { Certifiable } from './certifiable.ts';
import { takeNumbers } from './certificate-number.ts';
import type { CertifiedCourse } from './course-of.ts';
import { snapshotsOf } from './snapshots.ts';

/** Who issues what, and for whom. */
export interface Order {
  course: CertifiedCourse;
  type: CertificateType;
  principal: Principal;
  now: Date;
  issueId?: string | null;
  /** Why editions that stand are replaced by new ones; those that are in question are replaced anyway. */
  replacing?: string;
}

/** What became of a learner. */
export interface Outcome {
  learnerId: string;
  outcome: 'issued' | 'already' | 'refused';
  code: string | null;
  message: string | null;
  certificateId: string | null;
}

const unknown: Refusal = {
  code: 'not_found',
  sentence: 'This learner has no attempt at this course that you may certify.',
};

/**
 * Issues to these learners, in the transaction of the caller: state, number, paper's words and audit entry of each stand or
 * fall together. Whoever has one that stands keeps it; one that a reopening put in question gets a new edition.
 */
export async function issueTo(
  queries: Queries,
  order: Order,
  learnerIds: readonly string[],
): Promise<Outcome[]> {
  const { course, type, principal } = order;
  const site = managedSite(principal);
  const found = await certifiable(queries, course.id, learnerIds, type);
  const attempts = new Map(
    found
      .filter((attempt) => site === undefined || attempt.site_id === site)
      .map((attempt) => [attempt.learner_id, attempt]),
  );
  const refused = new Map<string, Refusal>();
  const granted: Certifiable[] = [];
  for (const learnerId of learnerIds) {
    const attempt = attempts.get(learnerId);
    const refusal = attempt ? certificateRefusal({ ...attempt, route: course.route }, type) : unknown;
    if (refusal) refused.set(learnerId, refusal);
    else if (attempt && !keeps(attempt, order)) granted.push(attempt);
  }
  const issued = await issue(queries, order, granted);
  return learnerIds.map((learnerId): Outcome => {
    const refusal = refused.get(learnerId);
    if (refusal)
      return {
        learnerId,
        outcome: 'refused',
        code: refusal.catalogueCode ?? (refusal === unknown ? 'not_found' : 'wrong_state'),
        message: refusal.sentence,
        certificateId: null,
      };
    const id = issued.get(learnerId);
    return {
      learnerId,
      outcome: id ? 'issued' : 'already',
      code: null,
      message: null,
      certificateId: id ?? existing(attempts.get(learnerId)?.standing?.id, 'certificate that stands'),
    };
  });
}

const keeps = ({ standing }: Certifiable, { replacing }: Order): boolean =>
  standing !== null && !standing.isQuestioned && replacing === undefined;

/** @returns ids of what was issued, by learner */
async function issue(
  queries: Queries,
  order: Order,
  granted: readonly Certifiable[],
): Promise<Map<string, string>> {
  if (granted.length === 0) return new Map();
  const { course, type, principal, now } = order;
  const issuer = principal.name;
  const snapshots = await snapshotsOf(queries, course, granted, { type, issuer, now });
  const tenant = { clientId: course.client_id, accountId: course.account_id };
  const numbers = await takeNumbers(queries, tenant, Number(dayIn(now).slice(0, 4)), granted.length);
  await moveToCertificated(queries, granted);
  await replaceStanding(queries, granted);
  const rows = granted.map((attempt, index) => {
    const { number, year, running } = numbers[index]!;
    const replaces = attempt.standing;
    const snapshot = { ...snapshots[index]!, number, replaces: replaces?.number ?? null };
    return {
      id: randomUUID(),
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      site_id: attempt.site_id,
      course_id: course.id,
      learner_id: attempt.learner_id,
      attempt_id: attempt.attempt_id,
      type,
      number,
      year,
      running,
      snapshot: JSON.stringify(snapshot),
      issued_at: now,
      issued_by: principal.userId,
      expires_on: snapshot.expiresOn,
      issue_id: order.issueId ?? null,
      replaces: replaces?.id ?? null,
      replaced_reason: replaces ? (order.replacing ?? 'The attempt was reopened and endorsed anew.') : null,
      salt: randomBytes(16).toString('base64url'),
    };
  });
  await queries.insertInto('certificate').values(rows).execute();
  await notify(
    queries,
    'certificate.issued',
    granted.map(({ learner_id: id }) => id),
    { tenant: course, subject: { kind: 'course', id: course.id }, facts: { course: course.title }, now },
  );
  // One after the other: each entry names the hash of the one before it.
  for (const { id, attempt_id, number, replaces, replaced_reason: reason } of rows)
    await audit(
      queries,
      principal,
      type === 'certificate' ? 'certificate issued' : 'statement of results issued',
      { kind: 'certificate', id, accountId: course.account_id },
      { number, attemptId: attempt_id, ...(replaces ? { replaces, reason } : {}) },
      now,
    );
  return new Map(rows.map(({ learner_id, id }) => [learner_id, id]));
}

/** What is certificated already (a statement before the certificate, another edition) stays so. */
async function moveToCertificated(queries: Queries, granted: readonly Certifiable[]): Promise<void> {
  const moving = granted.filter(({ state }) => applyTransition('certificate', state).ok);
  await sql`update attempt set state = 'certificated', version = version + 1, updated_at = now()
    where id = any(${moving.map(({ attempt_id: id }) => id)}::uuid[])`.execute(queries);
}

async function replaceStanding(queries: Queries, granted: readonly Certifiable[]): Promise<void> {
  const replaced = granted.flatMap(({ standing }) => standing?.id ?? []);
  await sql`update certificate set replaced_at = now()
    where id = any(${replaced}::uuid[]) and revoked_at is null and replaced_at is null`.execute(queries);
}
