import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { countPairs } from '../../attempts/agreement/counted-pairs.ts';
import { pairConditions, periodOf } from '../../attempts/agreement/pair-conditions.ts';
import { figuresBy, figuresOfAll } from '../../attempts/agreement/figures.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';

type By = Call<'getAgreement'>['query']['by'];

/** As many as anybody reads; who looks for one of more narrows the question. */
const mostRows = 200;

/** What pairs have in common; who assessed outside of the platform is known by name alone. */
const keys: Record<By, RawBuilder<unknown>> = {
  assessor: sql`coalesce(p.assessor_id::text, ' ' || p.assessor_name)`,
  moderator: sql`p.moderator_id`,
  course: sql`p.course_id`,
  site: sql`p.site_id`,
  outcome: sql`p.outcome_id`,
};

/** How far assessors and moderators judged alike, for all and by one of them, course, site or outcome. */
export async function getAgreement({ queries, principal, query, now }: Call<'getAgreement'>) {
  const period = periodOf(query, now);
  const where = pairConditions(query, principal, now);
  const counted = await countPairs(queries, { where, key: keys[query.by], period });
  const rows = figuresBy(counted);
  const shown = rows.slice(0, mostRows);
  const names = await namesOf(
    queries,
    query.by,
    shown.map(({ key }) => key),
  );
  return {
    data: {
      ...period,
      all: figuresOfAll(counted).map(({ agreement, months }) => ({ ...agreement, months })),
      rows: shown.map(({ key, agreement, months }) => ({
        subject: key.startsWith(' ')
          ? { id: null, name: key.trim() }
          : { id: key, name: names.get(key) ?? '' },
        ...agreement,
        months,
      })),
      more: rows.length - shown.length,
    },
  };
}

/** Names of people and places as they are called now; what is deleted has had a name all the same. */
async function namesOf(queries: Queries, by: By, keys: readonly string[]): Promise<Map<string, string>> {
  const ids = keys.filter((key) => !key.startsWith(' '));
  if (ids.length === 0) return new Map();
  const from =
    by === 'outcome'
      ? sql`select id, code || ' ' || title as name from outcome`
      : by === 'course'
        ? sql`select id, body ->> 'title' as name from document where kind = 'courses'`
        : by === 'site'
          ? sql`select id, body ->> 'name' as name from document where kind = 'sites'`
          : sql`select id, concat(body ->> 'name', ' ', body ->> 'surname') as name from document where kind = 'users'`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (${from}) named where id = any(${ids}::uuid[])`.execute(queries);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
