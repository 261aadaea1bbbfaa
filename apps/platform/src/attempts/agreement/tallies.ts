import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { agreementOf, categoriesOf, trendOf } from '@moderator/moderation';
import type { Measure, Tally } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { grouped } from '../../kernel/grouped.ts';
import { timeZone } from '../days.ts';

type Expression = RawBuilder<unknown>;

/** Pairs of one measure that have something in common, counted by the database. */
interface TallyRow {
  key: string;
  measure: Measure;
  pairs: number;
  agreed: number;
  assessorHigher: number;
  moderatorHigher: number;
  changed: number;
  assessor: number;
  moderator: number;
  assessorSquared: number;
  moderatorSquared: number;
  product: number;
  /** How many pairs there are of each two values; none for marks. */
  cells: [judged: number, blind: number, pairs: number][] | null;
}

/**
 * Figures of pairs, by what they have in common: one for each key and measure, those with most pairs first.
 * @param where which pairs; `p` is the pair
 * @param key what pairs have in common
 */
export async function agreementBy(queries: Queries, where: Expression, key: Expression = sql`''`) {
  const { rows } = await sql<TallyRow>`
    with pair as materialized (select (${key})::text as key, p.measure, p.agrees, p.changed, p.judged_value as judged,
      p.blind_value as blind from judgement_pair p where ${where})
    select whole.*, cells.cells from (
      select key, measure, count(*) as pairs, count(*) filter (where agrees) as agreed,
        count(*) filter (where judged > blind) as "assessorHigher",
        count(*) filter (where judged < blind) as "moderatorHigher", count(*) filter (where changed) as changed,
        sum(judged) as assessor, sum(blind) as moderator, sum(judged * judged) as "assessorSquared",
        sum(blind * blind) as "moderatorSquared", sum(judged * blind) as product
      from pair group by key, measure
    ) whole
    left join (
      select key, measure, jsonb_agg(jsonb_build_array(judged, blind, pairs)) as cells from (
        select key, measure, judged, blind, count(*) as pairs from pair where measure ->> 'kind' <> 'marks'
        group by key, measure, judged, blind
      ) cell group by key, measure
    ) cells using (key, measure)
    order by whole.pairs desc, key, measure::text`.execute(queries);
  return rows.map((row) => ({
    key: row.key,
    agreement: { ...agreementOf(tallyOf(row)), changed: row.changed },
  }));
}

function tallyOf(row: TallyRow): Tally {
  const { measure, pairs, agreed, assessorHigher, moderatorHigher, cells } = row;
  const { assessor, moderator, assessorSquared, moderatorSquared, product } = row;
  const places = Array.from({ length: categoriesOf(measure) }, (_, place) => place);
  const counts = new Map((cells ?? []).map(([judged, blind, count]) => [`${judged} ${blind}`, count]));
  return {
    measure,
    pairs,
    agreed,
    assessorHigher,
    moderatorHigher,
    table: places.map((judged) => places.map((blind) => counts.get(`${judged} ${blind}`) ?? 0)),
    sums: { assessor, moderator, assessorSquared, moderatorSquared, product },
  };
}

interface MonthRow {
  key: string;
  measure: string;
  month: string;
  pairs: number;
  agreed: number;
}

/** The same figures with how they came about, month by month. */
export async function agreementOverTime(queries: Queries, where: Expression, key: Expression = sql`''`) {
  const figures = await agreementBy(queries, where, key);
  const { rows } = await sql<MonthRow>`
    select (${key})::text as key, p.measure::text as measure,
      to_char(p.decided_at at time zone ${timeZone}, 'YYYY-MM') as month, count(*) as pairs,
      count(*) filter (where p.agrees) as agreed
    from judgement_pair p where ${where} group by 1, 2, 3 order by 3`.execute(queries);
  const nameOf = (of: string, measure: unknown) => `${of} ${JSON.stringify(measure)}`;
  const months = new Map(grouped(rows, (row) => nameOf(row.key, JSON.parse(row.measure))));
  return figures.map((each) => ({
    ...each,
    months: trendOf(
      (months.get(nameOf(each.key, each.agreement.measure)) ?? []).map(({ month, pairs, agreed }) => ({
        month,
        pairs,
        agreed,
      })),
    ),
  }));
}
