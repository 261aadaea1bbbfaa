import { sql } from 'kysely';
import type { Measure } from '@moderator/moderation';
import { countPairs } from '../../../attempts/agreement/counted-pairs.ts';
import { figuresBy } from '../../../attempts/agreement/figures.ts';
import { pairConditions } from '../../../attempts/agreement/pair-conditions.ts';
import { idFrom, joinDocument, nameOf, number, share, text } from '../kind.ts';
import type { ReportKind, Sql } from '../kind.ts';
import type { Asked } from '../asked.ts';
import { inScope } from '../asked.ts';

/** How far those who assess and those who moderate judge alike, as the page about it says it. */
export const agreement: ReportKind = {
  kind: 'agreement',
  title: 'Agreement',
  about: 'One row per assessor, moderator, course and measure; a year up to today unless told',
  isPersonal: false,
  period: 'When the decision was signed',
  filters: ['courseId', 'assessorId'],
  figures: ['agreement'],
  sort: 'assessor',
  chart: { title: 'Agreement of judgements', by: ['assessor', 'moderator', 'course'], of: ['agreement'] },
  async rows(asked) {
    const counted = asked.isForShow ? [] : await counts(asked);
    return {
      id: idFrom(sql`f.assessor`, sql`f.moderator`, sql`f.course`, sql`f.measure`),
      columns: {
        assessor: text('Assessor', sql`coalesce(${nameOf('a')}, trim(f.assessor))`),
        moderator: text('Moderator', nameOf('m')),
        course: text('Course', nameOf('c')),
        measure: text('Measured in', sql`f.measure`),
        pairs: number('Pairs', sql`f.pairs`),
        agreement: share('Agreement', sql`f.raw`),
        kappa: number('Kappa', rounded(sql`f.kappa`)),
        kappaFrom: number('Kappa from', rounded(sql`f."kappaFrom"`)),
        kappaTo: number('Kappa to', rounded(sql`f."kappaTo"`)),
        ac1: number('AC1', rounded(sql`f.ac1`)),
        ac1From: number('AC1 from', rounded(sql`f."ac1From"`)),
        ac1To: number('AC1 to', rounded(sql`f."ac1To"`)),
        icc: number('Intraclass correlation', rounded(sql`f.icc`)),
      },
      from: sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as f (assessor text, "assessorId" uuid, moderator uuid, course uuid, measure text,
        pairs integer, raw float8, kappa float8, "kappaFrom" float8, "kappaTo" float8, ac1 float8, "ac1From" float8, "ac1To" float8,
        icc float8)
        ${joinDocument('users', 'a', sql`f."assessorId"`)} ${joinDocument('users', 'm', sql`f.moderator`)}
        ${joinDocument('courses', 'c', sql`f.course`)}`,
      where: [sql`true`],
    };
  },
};

/** Coefficients have as many decimals as rates have. */
const rounded = (coefficient: Sql): Sql => sql`round(${coefficient}::numeric, 4)`;

/** Those who share a course are one row for each measure; who assessed outside of the platform is known by name alone. */
async function counts(asked: Asked) {
  const { queries, principal, filter, now } = asked;
  const { from, to, courseId, assessorId, siteId } = filter;
  const where = sql`${pairConditions({ from, to, courseId, assessorId, siteId }, principal, now)}
    and ${inScope(asked, sql`p.account_id`, sql`p.site_id`)}`;
  const key = sql`concat_ws(chr(31), coalesce(p.assessor_id::text, ' ' || p.assessor_name), p.moderator_id, p.course_id)`;
  const counted = await countPairs(queries, { where, key });
  return figuresBy(counted).map(({ key: of, agreement: { measure, pairs, raw, coefficients } }) => {
    const [assessor, moderator, course] = of.split('\x1f');
    const found = (...names: string[]) => coefficients.find(({ name }) => names.includes(name));
    const [kappa, ac1] = [found('kappa', 'weighted_kappa'), found('ac1', 'ac2')];
    return {
      assessor,
      assessorId: assessor?.startsWith(' ') ? null : assessor,
      moderator,
      course,
      measure: wordsOf(measure),
      pairs,
      raw,
      kappa: kappa?.value,
      kappaFrom: kappa?.low,
      kappaTo: kappa?.high,
      ac1: ac1?.value,
      ac1From: ac1?.low,
      ac1To: ac1?.high,
      icc: found('icc')?.value,
    };
  });
}

function wordsOf(measure: Measure): string {
  if (measure.kind === 'marks') return `Marks of ${measure.maximum}`;
  return measure.kind === 'levels' ? measure.levels.join(', ') : 'C and NYC';
}
