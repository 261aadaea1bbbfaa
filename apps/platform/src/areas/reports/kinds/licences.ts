import { sql } from 'kysely';
import { joinSaid } from '../../../documents/join-said.ts';
import { inPeriod, inScope } from '../asked.ts';
import { day, number, text } from '../kind.ts';
import type { ReportKind } from '../kind.ts';

/** Days by which it is forecast how long uses last. */
const days = 90;

/** What an account bought, and what of it is left. */
export const licences: ReportKind = {
  kind: 'licences',
  title: 'Licences',
  about: 'One row per licence, and per purchase of uses',
  isPersonal: false,
  period: 'When it was added',
  filters: ['contentType'],
  figures: ['licenceUse'],
  sort: 'licence',
  chart: { title: 'Uses', by: ['licence', 'contentType'], of: ['used', 'left'] },
  rows(asked) {
    const { now, filter } = asked;
    const since = sql`${now}::timestamptz - make_interval(days => ${days})`;
    const isPurchase = sql`d.kind = 'licence-engagements'`;
    const takenSince = sql`((select count(*) from registration r where r.account_id = d.account_id and r.licence_engagement_id = d.id
        and r.registered_at >= ${since})
      + (select count(*) from course_progress c where c.account_id = d.account_id and c.licence_engagement_id = d.id
        and c.registered_at >= ${since})
      + (select count(*) from application a where a.account_id = d.account_id and a.licence_engagement_id = d.id and a.applied_at >= ${since}))`;
    const left = sql`((d.body ->> 'quantity')::int - (d.body ->> 'used')::int)`;
    const taken = sql`case when not ${isPurchase} then
      (select sum(t.change) from document_tally t where t.kind = 'users' and t.account_id = d.account_id and t.role = 'learner') end`;
    return {
      id: sql`d.id`,
      columns: {
        licence: text('Licence', sql`coalesce(l.body ->> 'name', d.body ->> 'name')`),
        contentType: text(
          'Content',
          sql`coalesce(d.body ->> 'contentType', (select string_agg(entry ->> 'type', ', ' order by entry ->> 'type')
            from jsonb_array_elements(d.body -> 'content') entry where entry ->> 'accessLevel' <> 'None'))`,
        ),
        bought: number('Uses bought', sql`(d.body ->> 'quantity')::int`),
        used: number('Uses taken', sql`case when ${isPurchase} then (d.body ->> 'used')::int end`),
        left: number('Uses left', left),
        seats: number('Seats', sql`(d.body ->> 'learners')::int`),
        taken: number('Seats taken', taken, { unsorted: true }),
        expires: day('Valid until', sql`coalesce(d.body ->> 'expiresOn', l.body ->> 'expiresOn')::date`),
        forecast: number(
          'Days that the uses last',
          sql`case when ${isPurchase} then round(${left} * ${days}::numeric / nullif(${takenSince}, 0)) end`,
          { unsorted: true },
        ),
      },
      from: sql`document d ${joinSaid('licences', 'l', sql`(d.body ->> 'licenceId')::uuid`)}`,
      where: [
        sql`d.kind in ('licences', 'licence-engagements') and d.deleted_at is null`,
        inScope(asked, sql`d.account_id`),
        inPeriod(asked, sql`d.created_at`),
        filter.contentType &&
          sql`(d.body ->> 'contentType' = any(${filter.contentType}::text[])
            or exists (select from jsonb_array_elements(d.body -> 'content') entry where entry ->> 'type' = any(${filter.contentType}::text[])))`,
      ].map((each) => each || undefined),
    };
  },
};
