import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import {
  presentCertificate,
  readCertificates,
  standingOf,
} from '../../attempts/certificates/certificate-rows.ts';
import type { CertificateRow } from '../../attempts/certificates/certificate-rows.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { seenBy } from './conditions.ts';
import { certifiedCourse } from './course-of.ts';
import { issueTo } from './issue-to.ts';

/** Revokes: the row and its paper stay, and whoever checks it is told. */
export async function revokeCertificate(call: Call<'revokeCertificate'>) {
  const { queries, principal, body, now } = call;
  const certificate = await changeable(call);
  // Of two at once one revokes; the other is told what it has become.
  const { rows } = await sql<{ id: string }>`
    update certificate set revoked_at = ${now}::timestamptz, revoked_by = ${principal.userId}::uuid, revoked_reason = ${body.reason}
    where id = ${certificate.id}::uuid and revoked_at is null and replaced_at is null returning id`.execute(
    queries,
  );
  if (rows.length === 0) await changeable(call);
  await audit(
    queries,
    principal,
    'certificate revoked',
    { kind: 'certificate', id: certificate.id, accountId: certificate.account_id },
    { number: certificate.number, reason: body.reason },
    now,
  );
  return { data: presentCertificate(await readOne(call, certificate.id), now) };
}

/** Another edition with the names and the course as they are now; the old one says that it is superseded. */
export async function replaceCertificate(call: Call<'replaceCertificate'>) {
  const { queries, principal, body, now } = call;
  const old = await changeable(call);
  const course = await certifiedCourse(queries, old.course_id);
  const order = { course, type: old.type, principal, now, replacing: body.reason };
  const [outcome] = await issueTo(queries, order, [old.learner_id]);
  if (outcome?.outcome === 'refused')
    refuse(
      outcome.code === '40013' ? '40013' : 'wrong_state',
      `${outcome.message ?? ''} The old one was not replaced; revoke it if it may not stand.`,
    );
  const id = existing(outcome?.certificateId, 'edition that was just issued');
  const made = await readOne(call, id);
  // Somebody else was faster, and this would have replaced what they made; the refusal takes all of it back.
  if (made.replaces_number !== old.number) await changeable(call);
  return { data: presentCertificate(made, now) };
}

/** A certificate that still counts. @throws RefusedError wrong_state with what it has become */
async function changeable(call: Changing): Promise<CertificateRow> {
  const certificate = await readOne(call, call.params.id);
  const standing = standingOf(certificate, call.now);
  if (standing === 'revoked')
    refuse('wrong_state', `${certificate.number} is revoked already. Nothing was changed.`);
  if (standing === 'superseded')
    refuse(
      'wrong_state',
      `${certificate.number} was replaced by ${certificate.replaced_by_number ?? 'another edition'}. Nothing was changed; open that one.`,
    );
  return certificate;
}

type Changing = RequestContext & { params: { readonly id: string } };

async function readOne({ queries, principal }: Changing, id: string): Promise<CertificateRow> {
  const [row] = await readCertificates(
    queries,
    sql`select c.* from certificate c where c.id = ${id}::uuid and ${seenBy(principal)}`,
  );
  return row ?? refuse('not_found');
}
