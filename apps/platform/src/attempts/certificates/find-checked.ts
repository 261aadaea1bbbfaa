import { sql } from 'kysely';
import { initialsOf } from '@moderator/moderation';
import type { CertificateSnapshot } from '../../database/certificate-snapshot.ts';
import type { Database } from '../../database/database.ts';
import type { CheckedCertificate } from '../../http/checks/checked-certificate.ts';
import { standingOf } from './certificate-rows.ts';

interface Row {
  snapshot: CertificateSnapshot;
  expires_on: string | null;
  replaced_at: Date | null;
  questioned_at: Date | null;
  revoked_at: Date | null;
}

/** What a stranger is told of the certificate with a number: one look along a unique index, found or not. */
export const findChecked =
  (database: Database, now: () => Date) =>
  async (number: string, accountId: string | undefined): Promise<CheckedCertificate | undefined> => {
    // No text of the database holds this, and asking for it would fail.
    const { rows } = await database.asSystem((queries) =>
      sql<Row>`select snapshot, expires_on, replaced_at, questioned_at, revoked_at from certificate
        where number = ${number.replaceAll('\0', '')}
          and (${accountId ?? null}::uuid is null or account_id = ${accountId ?? null}::uuid)`.execute(
        queries,
      ),
    );
    const [row] = rows;
    if (!row) return undefined;
    const { type, learner, account, course, issuedOn, expiresOn } = row.snapshot;
    return {
      number,
      type,
      standing: standingOf(row, now()),
      holder: initialsOf(learner.name, learner.surname),
      issuer: account.name,
      course: course.title,
      registrationNumber: course.registrationNumber,
      issuedOn,
      expiresOn,
    };
  };
