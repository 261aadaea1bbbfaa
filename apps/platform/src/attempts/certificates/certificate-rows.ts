import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { certificateStanding } from '@moderator/moderation';
import type { CertificateType } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { dayIn } from '../days.ts';

/** A certificate as lists show it. */
export interface CertificateRow {
  id: string;
  client_id: string;
  account_id: string;
  number: string;
  year: number;
  running: number;
  type: CertificateType;
  course_id: string;
  course_title: string;
  learner_id: string;
  learner_name: string;
  site_id: string;
  site_name: string;
  attempt_id: string;
  issued_at: Date;
  issued_by: string;
  issuer_name: string | null;
  expires_on: string | null;
  file_id: string | null;
  replaces_number: string | null;
  replaced_by_number: string | null;
  replaced_reason: string | null;
  replaced_at: Date | null;
  questioned_at: Date | null;
  revoked_at: Date | null;
  revoked_reason: string | null;
}

/**
 * Reads certificates `c`; `page` chooses and orders them by columns of `c`, so that its index is used first.
 */
export async function readCertificates(
  queries: Queries,
  page: RawBuilder<unknown>,
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    with c as materialized (${page})
    select c.id, c.client_id, c.account_id, c.number, c.year, c.running, c.type, c.course_id, c.snapshot #>> '{course,title}' as course_title,
      c.learner_id, trim(concat_ws(' ', c.snapshot #>> '{learner,name}', c.snapshot #>> '{learner,surname}')) as learner_name,
      c.site_id, c.snapshot ->> 'site' as site_name, c.attempt_id, c.issued_at, c.issued_by,
      issuer.body ->> 'name' || ' ' || (issuer.body ->> 'surname') as issuer_name, c.expires_on, c.file_id,
      c.snapshot ->> 'replaces' as replaces_number, later.number as replaced_by_number,
      later.replaced_reason, c.replaced_at, c.questioned_at, c.revoked_at, c.revoked_reason
    from c left join certificate later on later.replaces = c.id
    left join document issuer on issuer.kind = 'users' and issuer.id = c.issued_by
    order by c.year desc, c.running desc`.execute(queries);
  return rows;
}

type Since = Pick<CertificateRow, 'revoked_at' | 'replaced_at' | 'questioned_at' | 'expires_on'>;

/** What is to be thought of it at a time. */
export const standingOf = (
  { revoked_at, replaced_at, questioned_at, expires_on }: Since,
  now: Date,
): ReturnType<typeof certificateStanding> =>
  certificateStanding(
    {
      isRevoked: revoked_at !== null,
      isReplaced: replaced_at !== null,
      isQuestioned: questioned_at !== null,
      expiresOn: expires_on,
    },
    dayIn(now),
  );

/** The same for the database, over columns of `c`: a test holds the two together. */
export const standingColumn = (now: Date): RawBuilder<unknown> => sql`case
  when c.revoked_at is not null then 'revoked' when c.replaced_at is not null then 'superseded'
  when c.questioned_at is not null then 'in_question' when c.expires_on < ${dayIn(now)}::date then 'expired'
  else 'valid' end`;

/** Path of the page on which anybody can check it. */
const checkPath = (number: string): string => `/check/${number}`;

export const presentCertificate = (row: CertificateRow, now: Date) => ({
  id: row.id,
  number: row.number,
  type: row.type,
  standing: standingOf(row, now),
  course: { id: row.course_id, name: row.course_title },
  learner: { id: row.learner_id, name: row.learner_name },
  site: { id: row.site_id, name: row.site_name },
  attemptId: row.attempt_id,
  issuedAt: row.issued_at,
  issuedBy: row.issuer_name === null ? null : { id: row.issued_by, name: row.issuer_name },
  expiresOn: row.expires_on,
  fileId: row.file_id,
  replaces: row.replaces_number,
  replacedBy: row.replaced_by_number,
  questionedAt: row.questioned_at,
  revokedAt: row.revoked_at,
  reason: row.revoked_reason ?? row.replaced_reason,
  checkPath: checkPath(row.number),
});
