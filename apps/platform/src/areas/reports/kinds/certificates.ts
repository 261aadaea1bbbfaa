import { sql } from 'kysely';
import { standingColumn } from '../../../attempts/certificates/certificate-rows.ts';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { day, instant, joinDocument, nameOf, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** What was issued, with the names that stand on it. */
export const certificates: ReportKind = {
  kind: 'certificates',
  title: 'Certificates',
  about: 'One row per certificate or statement of results',
  isPersonal: true,
  period: 'When it was issued',
  filters: ['courseId', 'type'],
  sort: '-issued',
  rows(asked) {
    const { courseId, type } = asked.filter;
    const named = sql`trim(concat_ws(' ', c.snapshot #>> '{learner,name}', c.snapshot #>> '{learner,surname}'))`;
    return {
      id: sql`c.id`,
      columns: {
        number: text('Number', sql`c.number`, { personal: true }),
        type: text('Type', sql`c.type`),
        learner: text('Learner', named, { personal: true }),
        course: text('Course', sql`c.snapshot #>> '{course,title}'`),
        site: text('Site', sql`c.snapshot ->> 'site'`),
        issued: instant('Issued', sql`c.issued_at`, { full: true }),
        issuedBy: text('Issued by', nameOf('issuer'), { personal: true }),
        expires: day('Valid until', sql`c.expires_on`),
        revoked: instant('Revoked', sql`c.revoked_at`),
        standing: text('Standing', standingColumn(asked.now)),
      },
      from: sql`certificate c ${joinDocument('users', 'issuer', sql`c.issued_by`)}`,
      where: [
        inScope(asked, sql`c.account_id`, sql`c.site_id`),
        inPeriod(asked, sql`c.issued_at`),
        amongIds(sql`c.course_id`, courseId),
        amongWords(sql`c.type`, type),
      ],
    };
  },
};
