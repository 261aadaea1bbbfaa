import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { presentCertificate, readCertificates } from '../../attempts/certificates/certificate-rows.ts';
import { dayIn } from '../../attempts/days.ts';
import type { Call } from '../../kernel/call.ts';
import { csvHead, csvLines } from '../../spreadsheets/csv-writer.ts';
import { workbook } from '../../spreadsheets/workbook.ts';
import { chosen } from './conditions.ts';
import { certifiedCourse } from './course-of.ts';

const columns = [
  'Number',
  'Type',
  'Learner',
  'Site',
  'Issued',
  'Issued by',
  'Valid until',
  'Standing',
  'Replaces',
  'Replaced by',
  'Reason',
];

const typeWords = { certificate: 'Certificate', statement_of_results: 'Statement of results' } as const;
const standingWords = {
  valid: 'Valid',
  in_question: 'In question',
  superseded: 'Superseded',
  revoked: 'Revoked',
  expired: 'Expired',
} as const;

export async function exportCertificates({
  queries,
  principal,
  params,
  query: { kind, ...query },
  now,
}: Call<'exportCertificates'>) {
  const course = await certifiedCourse(queries, params.id);
  const where = chosen(principal, course.id, { ...query, type: kind }, now);
  const found = await readCertificates(queries, sql`select c.* from certificate c where ${where}`);
  const rows = found.map((row) => {
    const each = presentCertificate(row, now);
    return [
      each.number,
      typeWords[each.type],
      each.learner.name,
      each.site.name,
      dayIn(each.issuedAt),
      each.issuedBy?.name ?? '',
      each.expiresOn ?? '',
      standingWords[each.standing],
      each.replaces ?? '',
      each.replacedBy ?? '',
      each.reason ?? '',
    ];
  });
  const name = `certificates-${dayIn(now)}.${params.type}`;
  if (params.type === 'csv')
    return {
      file: {
        stream: Buffer.from(csvHead(columns) + csvLines(rows)),
        mediaType: 'text/csv; charset=utf-8',
        name,
      },
    };
  return {
    file: {
      stream: Readable.from(workbook(once(rows.map(withDays)), columns, 'Certificates')),
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name,
    },
  };
}

/** What spreadsheets sort as days. */
const days: readonly string[] = ['Issued', 'Valid until'];
const withDays = (cells: readonly string[]) =>
  cells.map((cell, place) => (cell && days.includes(columns[place]!) ? { at: cell } : cell));

async function* once<Row>(rows: Row[]) {
  yield rows;
}
