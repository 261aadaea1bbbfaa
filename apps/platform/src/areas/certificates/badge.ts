import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  checkAddress,
  issuerAddress,
  statusAddress,
  statusPurposes,
} from '../../attempts/certificates/addresses.ts';
import { badgeKey, signedJwt } from '../../attempts/certificates/badges/badge-key.ts';
import { contexts } from '../../attempts/certificates/badges/issuer.ts';
import type { Context } from '../../context.ts';
import type { CertificateSnapshot } from '../../database/certificate-snapshot.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { FileReply } from '../../kernel/call.ts';

interface Row {
  client_id: string;
  account_id: string;
  course_id: string;
  learner_id: string;
  snapshot: CertificateSnapshot;
  year: number;
  running: number;
  issued_at: Date;
  salt: string;
  email: string | null;
}

/** A certificate as an Open Badges 3.0 credential, signed with the key of its account. */
export async function badgeOf(context: Context, queries: Queries, id: string): Promise<FileReply> {
  const row = onlyRow(
    await sql<Row>`select c.client_id, c.account_id, c.course_id, c.learner_id, c.snapshot, c.year, c.running, c.issued_at,
        c.salt, person.body ->> 'email' as email
      from certificate c left join document person on person.kind = 'users' and person.id = c.learner_id
      where c.id = ${id}::uuid`.execute(queries),
  );
  const key = await badgeKey(context.database, { clientId: row.client_id, accountId: row.account_id });
  const credential = credentialOf(context, row);
  const issuer = issuerAddress(context.config, row.account_id);
  const { expiresOn, number } = row.snapshot;
  const jwt = signedJwt(key, `${issuer}/key`, {
    ...credential,
    iss: issuer,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: secondsOf(row.issued_at),
    ...(expiresOn && { exp: secondsOf(endOf(expiresOn)) }),
  });
  const bytes = Buffer.from(jwt);
  return { stream: bytes, mediaType: 'application/vc+jwt', name: `${number}.jwt`, size: bytes.length };
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
/** Claims count whole seconds, and both say the same. */
const wholeSecond = (at: Date): string => new Date(secondsOf(at) * 1000).toISOString();
const endOf = (day: string): Date => new Date(`${day}T23:59:59Z`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function credentialOf({ config }: Context, row: Row) {
  const { snapshot, salt, account_id: accountId, year } = row;
  const { course, account, outcomes, number, expiresOn } = snapshot;
  const check = checkAddress(config, number);
  const issuer = issuerAddress(config, accountId);
  const isCertificate = snapshot.type === 'certificate';
  // Who has no address of mail is known by their number here.
  const [identityType, identity] = row.email
    ? ['emailAddress', row.email.trim().toLowerCase()]
    : ['systemId', row.learner_id];
  return {
    '@context': contexts,
    id: check,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer, type: ['Profile'], name: account.name },
    name: course.title,
    validFrom: wholeSecond(row.issued_at),
    ...(expiresOn && { validUntil: wholeSecond(endOf(expiresOn)) }),
    credentialSubject: {
      // A name of its own for each credential: nobody puts two of them together by it.
      id: `urn:sha256:${sha256(`${salt}${row.learner_id}`)}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityType,
          salt,
          identityHash: `sha256$${sha256(`${identity}${salt}`)}`,
        },
      ],
      achievement: {
        id: `${issuer}#${row.course_id}`,
        type: ['Achievement'],
        achievementType: isCertificate ? 'Certificate' : 'Badge',
        name: course.title,
        description: isCertificate
          ? `Found competent in all that is required of ${course.title}.`
          : `Results of ${course.title}, moderated and endorsed.`,
        ...(course.registrationNumber && { humanCode: course.registrationNumber }),
        ...(course.credits !== null && { creditsAvailable: course.credits }),
        criteria: {
          narrative: 'Every outcome was assessed on evidence; the judgement was moderated and endorsed.',
        },
        alignment: outcomes.map(({ code, title }) => ({
          type: ['Alignment'],
          targetCode: code,
          targetName: title,
          targetUrl: check,
        })),
      },
    },
    credentialStatus: statusPurposes.map((purpose) => {
      const list = statusAddress(config, accountId, year, purpose);
      return {
        id: `${list}#${row.running}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: purpose,
        statusListIndex: String(row.running),
        statusListCredential: list,
      };
    }),
  };
}
