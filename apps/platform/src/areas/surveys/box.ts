import { sql } from 'kysely';
import { countOpinions } from '@moderator/learning';
import type { OpinionsOf } from '@moderator/learning';
import type { Opinion } from '@moderator/contract/types';
import type { Queries } from '../../database/database.ts';
import type { OpinionBox } from '../../content/told-opinions.ts';
import { shuffled } from '../../people/shuffled.ts';

/** So many answers lie together before some of them are counted, and so many are counted at once. */
const fullPool = 10;
const blockSize = 5;

interface Place {
  surveyId: string;
  siteId: string;
  clientId: string;
  accountId: string;
}

/**
 * Puts answers among those that nobody's name stands at (decision 48). Whoever looks at the box sees the latest answers in an
 * order drawn anew, in one value; what is counted of them is drawn by lot from at least ten, five at a time.
 */
export async function putIntoBox(
  queries: Queries,
  { surveyId, siteId, clientId, accountId }: Place,
  opinions: OpinionsOf,
): Promise<void> {
  await sql`insert into survey_box (survey_id, site_id, client_id, account_id)
    values (${surveyId}::uuid, ${siteId}::uuid, ${clientId}::uuid, ${accountId}::uuid) on conflict do nothing`.execute(
    queries,
  );
  const { rows } = await sql<OpinionBox>`select site_id, pool, counted, counts from survey_box
    where survey_id = ${surveyId}::uuid and site_id = ${siteId}::uuid for update`.execute(queries);
  const [box] = rows;
  const pool = shuffled([...(box?.pool ?? []), opinions]);
  const block = pool.length >= fullPool ? pool.splice(0, blockSize) : [];
  const counts = countOpinions(box?.counts ?? {}, block);
  await sql`update survey_box set pool = ${JSON.stringify(pool)}::jsonb, counted = counted + ${block.length},
      counts = ${JSON.stringify(counts)}::jsonb
    where survey_id = ${surveyId}::uuid and site_id = ${siteId}::uuid`.execute(queries);
  if (block.length > 0)
    await sql`insert into survey_block (survey_id, site_id, client_id, account_id, answers)
      values (${surveyId}::uuid, ${siteId}::uuid, ${clientId}::uuid, ${accountId}::uuid,
        ${JSON.stringify(byQuestion(block))}::jsonb)`.execute(queries);
}

/** Question by question, each in an order of its own: what one person answered to several does not stay together. */
export function byQuestion(people: readonly OpinionsOf[]): Record<string, Opinion[]> {
  const ids = new Set(people.flatMap((each) => Object.keys(each)));
  return Object.fromEntries(
    [...ids].sort().map((id) => [id, shuffled(people.flatMap((each) => each[id] ?? []))]),
  );
}
