import { sql } from 'kysely';
import { amongIds, amongWords, inPeriod, inScope } from '../asked.ts';
import { instant, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Applications, and how long each step of them took. */
export const screening: ReportKind = {
  kind: 'screening',
  title: 'Screening',
  about: 'One row per application',
  isPersonal: true,
  period: 'When it was made',
  filters: ['vacancyId', 'state'],
  figures: ['conversion'],
  sort: '-applied',
  rows(asked) {
    const { now, filter } = asked;
    const steps = sql`(select string_agg(step || ' ' || days, '; ' order by id) from (
      select s.id, s.to_state as step, floor(extract(epoch from
        coalesce(lead(s.at) over (order by s.id), ${now}::timestamptz) - s.at) / 86400) as days
      from application_step s where s.application_id = a.id) each_step)`;
    return {
      id: sql`a.id`,
      columns: {
        candidate: text('Candidate', sql`a.candidate_name`, { personal: true, by: sql`a.candidate_order` }),
        vacancy: text('Vacancy', sql`v.title`),
        state: text('State', sql`a.state`, { personal: true }),
        applied: instant('Applied', sql`a.applied_at`, { full: true }),
        since: instant('State since', sql`a.state_at`, { full: true }),
        score: number('Score', sql`a.score`, { personal: true }),
        qualifying: text('Qualifying', sql`a.qualifying`, { personal: true }),
        steps: text('Days per step', steps, { unsorted: true }),
      },
      from: sql`application a join vacancy_standing v on v.vacancy_id = a.vacancy_id`,
      where: [
        inScope(asked, sql`a.account_id`, sql`v.site_id`),
        inPeriod(asked, sql`a.applied_at`),
        amongIds(sql`a.vacancy_id`, filter.vacancyId),
        amongWords(sql`a.state`, filter.state),
      ],
    };
  },
};
