import { sql } from 'kysely';
import { checkAddress } from '../../../attempts/certificates/addresses.ts';
import { dayIn } from '../../../attempts/days.ts';
import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { onlyRow } from '../../../database/only-row.ts';
import type { Call } from '../../../kernel/call.ts';
import { accountAsked } from '../../../kernel/tenants.ts';
import { certificatePdf } from '../paper/certificate-pdf.ts';
import { accountOnPaper, paperLooks } from '../snapshots.ts';
import type { AccountColumns } from '../course-of.ts';
import { picturesOf } from './layouts.ts';
import { readPictures } from './pictures.ts';

/** Nobody has this number, so whoever checks it is told that it is unknown. */
const number = 'EXAMPLE';

/** A paper of nobody in a layout that may not be saved yet. */
export async function previewCertificateLayout(call: Call<'previewCertificateLayout'>) {
  const { context, queries, principal, body, now } = call;
  const accountId = await accountAsked(call, body.accountId);
  const account = onlyRow(
    await sql<AccountColumns>`
      select coalesce(body ->> 'name', '') as account_name, body ->> 'accreditationNumber' as accreditation_number,
        body #> '{theme,colour}' as colour
      from document where kind = 'accounts' and id = ${accountId}::uuid`.execute(queries),
  );
  const pictures = await readPictures(context, queries, accountId, picturesOf(body.layout));
  const issued = { issuer: principal.name, moderator: 'Nomvula Khumalo' };
  const snapshot = {
    ...example,
    ...paperLooks(body.layout, issued),
    type: body.type,
    account: accountOnPaper(account),
    issuedOn: dayIn(now),
  };
  const bytes = await certificatePdf(snapshot, checkAddress(context.config, number), { pictures });
  return { file: { stream: bytes, mediaType: 'application/pdf', name: 'example.pdf', size: bytes.length } };
}

const outcomes = ['Receive and store goods', 'Pick and pack orders', 'Keep the records of a warehouse'];

const example: Omit<CertificateSnapshot, 'type' | 'account' | 'issuedOn' | 'signatories'> = {
  number,
  learner: { name: 'Example', surname: 'Learner', number: 'L-00000' },
  course: {
    title: 'National Certificate: Example',
    registrationNumber: '00000',
    nqfLevel: 4,
    credits: 120,
    route: 'legacy',
  },
  site: 'Example site',
  result: 'C',
  outcomes: outcomes.map((title, index) => ({
    code: `US ${index + 1}`,
    title,
    credits: 40,
    result: 'C',
    passed: true,
  })),
  assessedOn: null,
  endorsedOn: null,
  expiresOn: null,
  replaces: null,
};
