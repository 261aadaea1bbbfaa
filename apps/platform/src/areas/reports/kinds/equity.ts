import { sql } from 'kysely';
import { amongIds, inPeriod, inScope } from '../asked.ts';
import { idFrom, instant, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/**
 * How groups of people fared. Small groups were hidden before anything of it was stored, and none of it is counted while somebody
 * looks: filters choose figures, never people.
 */
export const equity: ReportKind = {
  kind: 'equity',
  title: 'Equity',
  about: 'One row per vacancy that is closed, step and group of people',
  isPersonal: false,
  isGuarded: true,
  period: 'When the figures were made',
  filters: ['courseId', 'vacancyId'],
  figures: ['equity'],
  sort: 'vacancy',
  rows(asked) {
    const { courseId, vacancyId } = asked.filter;
    return {
      id: idFrom(sql`f.vacancy_id`, sql`f.step`, sql`f.dimension`, sql`cell.name`),
      columns: {
        vacancy: text('Vacancy', sql`v.title`),
        step: text('Step', sql`f.step`),
        dimension: text('Of', sql`f.dimension`),
        group: text('Group', sql`cell.name`),
        people: text(
          'People',
          sql`case when cell.many = 'null'::jsonb then 'too few to tell' else cell.many #>> '{}' end`,
        ),
        ratio: number('Four-fifths ratio', sql`f.ratio`),
        made: instant('As of', sql`f.made_at`, { full: true }),
      },
      from: sql`equity_figure f join vacancy_standing v on v.vacancy_id = f.vacancy_id
        cross join lateral jsonb_each(f.cells) as cell (name, many)`,
      where: [
        inScope(asked, sql`f.account_id`, sql`v.site_id`),
        inPeriod(asked, sql`f.made_at`),
        amongIds(sql`f.vacancy_id`, vacancyId),
        // Of courses no figures are kept.
        courseId && sql`false`,
      ],
    };
  },
};
