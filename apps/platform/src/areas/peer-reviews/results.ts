import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import type { Call } from '../../kernel/call.ts';
import { manages } from '../../kernel/principal.ts';
import { workbook } from '../../spreadsheets/workbook.ts';
import { presentFigures, resultsOf, skillsOf } from './figures.ts';

const { 'peer-reviews': peerReviews } = collections;

interface Row {
  id: string;
  name: string;
  asked: number;
  submitted: number;
  reviewers: string | null;
}

/** Results as a spreadsheet: a row for each person who is reviewed. Who reviewed is told managers alone, and only where it was said. */
export async function downloadReviewResults(call: Call<'downloadReviewResults'>) {
  const { queries, params, principal } = call;
  const review = await readDocument(call, peerReviews, params.id);
  const isNamed = review.body.anonymous === false && manages(principal);
  const isClosed = review.body.state === 'closed' || review.body.state === 'archived';
  const [skills, results, { rows }] = await Promise.all([
    skillsOf(queries, review),
    isClosed ? resultsOf(queries, review.id) : new Map<string, never>(),
    sql<Row>`
      select p.user_id as id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as name, n.*
      from review_person p join document u on u.kind = 'users' and u.id = p.user_id
        cross join lateral (
          select count(*)::int as asked, count(*) filter (where r.state = 'submitted')::int as submitted,
            string_agg(concat_ws(' ', w.body ->> 'name', w.body ->> 'surname'), ', ' order by w.sort_1, w.id)
              filter (where r.state = 'submitted') as reviewers
          from review_pair r join document w on w.kind = 'users' and w.id = r.reviewer_id
          where r.review_id = p.review_id and r.reviewee_id = p.user_id and r.state <> 'reassigned' and r.relation <> 'self') n
      where p.review_id = ${review.id}::uuid and p.part = 'reviewee' order by p.person_order, p.user_id`.execute(
      queries,
    ),
  ]);
  const columns = [
    'Name',
    'Asked',
    'Handed in',
    'Response rate',
    ...skills.flatMap(({ body }) => [`${body.name}: mean`, `${body.name}: given by`, `${body.name}: own`]),
    ...(isNamed ? ['Reviewed by'] : []),
  ];
  const lines = rows.map((row) => {
    const figures = presentFigures(review, skills, results.get(row.id));
    return [
      row.name,
      String(row.asked),
      String(row.submitted),
      row.asked === 0 ? '' : `${Math.round((100 * row.submitted) / row.asked)} %`,
      ...figures.skills.flatMap(({ mean, count, own }) => [
        mean === null ? 'too few' : String(mean),
        count === null ? 'too few' : String(count),
        own === null ? '' : String(own),
      ]),
      ...(isNamed ? [row.reviewers ?? ''] : []),
    ];
  });
  const sheet = review.body.title.replace(/[\\/?*[\]:]/g, ' ').trim() || 'Results';
  return {
    file: {
      stream: Readable.from(workbook(once(lines), columns, sheet)),
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name: 'review-results.xlsx',
    },
  };
}

async function* once<Row>(rows: Row[]) {
  yield rows;
}
