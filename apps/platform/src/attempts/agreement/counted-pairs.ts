import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { categoriesOf, together } from '@moderator/moderation';
import type { Measure, Tally } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { grouped } from '../../kernel/grouped.ts';
import { timeZone } from '../days.ts';

type Expression = RawBuilder<unknown>;

/** Pairs of one month and measure that have something in common; each two results of a table by themselves. */
interface CountedRow {
  key: string;
  measuredIn: string;
  /** Place in the months of the period, from 1; 0 where months are not asked for. */
  month: number;
  /** Both values as one number; null for marks. */
  cell: number | null;
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
}

/** Pairs of one month and measure that have something in common, counted. */
export interface CountedPairs {
  key: string;
  /** Like 2026-10; empty where months are not asked for. */
  month: string;
  changed: number;
  tally: Tally;
}

interface Question {
  /** Which pairs; `p` is the pair. */
  where: Expression;
  /** What pairs have in common. */
  key: Expression;
  /** Its months are told apart; without it nothing is. */
  period?: { from: string; to: string } | undefined;
}

/**
 * Pairs, counted in one pass: all figures are sums of these counts, and no pair is read twice. By text and by place
 * rather than by JSON and by name of a month, for that is done for each of a hundred thousand pairs.
 */
export async function countPairs(
  queries: Queries,
  { where, key, period }: Question,
): Promise<CountedPairs[]> {
  const months = period ? monthsOf(period) : [];
  // One array, made once: each pair is then found its month in it by halving.
  const starts = sql`array(select day::timestamp at time zone ${timeZone} from unnest(${months.map((month) => `${month}-01`)}::text[]) day)`;
  const place = period ? sql`width_bucket(p.decided_at, ${starts})` : sql`0`;
  const { rows } = await sql<CountedRow>`
    select key::text, "measuredIn", month, cell, count(*) as pairs, count(*) filter (where agrees) as agreed,
      count(*) filter (where judged > blind) as "assessorHigher",
      count(*) filter (where judged < blind) as "moderatorHigher", count(*) filter (where changed) as changed,
      sum(judged) as assessor, sum(blind) as moderator, sum(judged * judged) as "assessorSquared",
      sum(blind * blind) as "moderatorSquared", sum(judged * blind) as product
    from (select ${key} as key, p.measured_in as "measuredIn", ${place} as month, p.cell, p.agrees, p.changed,
      p.judged_value as judged, p.blind_value as blind from judgement_pair p where ${where}) pair
    group by key, "measuredIn", month, cell`.execute(queries);
  return grouped(rows, (row) => `${row.key} ${row.month} ${row.measuredIn}`).map(([, some]) => {
    const [{ key: of, month, measuredIn }] = some;
    const measure = JSON.parse(measuredIn) as Measure;
    const [first, ...others] = some;
    return {
      key: of,
      month: months[month - 1] ?? '',
      changed: some.reduce((sum, each) => sum + each.changed, 0),
      tally: together([tallyOf(first, measure), ...others.map((each) => tallyOf(each, measure))]),
    };
  });
}

/** The months that days lie in, first to last. */
function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const placeOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const [first, last] = [placeOf(from), placeOf(to)];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, each) => {
    const month = first + each;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

function tallyOf(row: CountedRow, measure: Measure): Tally {
  const { pairs, agreed, assessorHigher, moderatorHigher, cell } = row;
  const { assessor, moderator, assessorSquared, moderatorSquared, product } = row;
  const places = Array.from({ length: categoriesOf(measure) }, (_, place) => place);
  return {
    measure,
    pairs,
    agreed,
    assessorHigher,
    moderatorHigher,
    table: places.map((judged) => places.map((blind) => (judged * 100 + blind === cell ? pairs : 0))),
    sums: { assessor, moderator, assessorSquared, moderatorSquared, product },
  };
}
