import { randomUUID } from 'node:crypto';
import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

const layout = {
  logos: [],
  signatories: [],
  wording: { opening: 'This certifies that', finding: 'is competent in', remark: '' },
};

export const certificates: Fixture = {
  /** An issue of nothing, of somebody who is nobody, and a certificate where the account has one. */
  async things(platform, { accounts, clientId, courses }) {
    const id = randomUUID();
    await platform.query(
      `insert into certificate_issue (id, client_id, account_id, course_id, type, principal, created_by, created_at, finished_at)
        values ($1, $2, $3, $4, 'certificate', '{}', $1, now(), now())`,
      [id, clientId, accounts, courses],
    );
    return {
      issues: id,
      certificates: await idBy(
        platform,
        'select id from certificate where account_id = $1 and revoked_at is null and replaced_at is null order by id limit 1',
        [accounts],
      ),
    };
  },
  paths: { '/admin/certificates/issues': 'issues', '/admin/certificates': 'certificates' },
  bodies: {
    saveCertificateLayout: () => ({ layout, version: 0 }),
    previewCertificateLayout: () => ({ layout, type: 'certificate' }),
    issueCertificates: ({ learner }) => ({ learnerIds: [learner], type: 'statement_of_results' }),
    revokeCertificate: () => ({ reason: 'Issued by mistake.' }),
    replaceCertificate: () => ({ reason: 'The surname was misspelt.' }),
    signVerification: () => ({
      endorsed: true,
      findings: '',
      signature: 'Fatima Adams',
      noSampleReason: 'Seen on site.',
    }),
  },
};
