import { sql } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { wordTenants } from './list-conditions.ts';
import type { ListOptions } from './list-conditions.ts';
import { afterPrefix } from './search-words.ts';

/**
 * What mistyped words may have meant: the most similar words of names that exist for these accounts, by
 * shared groups of three letters (pg_trgm). Undefined where nothing similar exists.
 */
export async function corrected(
  resource: Resource,
  queries: Queries,
  options: ListOptions,
  words: readonly string[],
): Promise<string[] | undefined> {
  const { kind } = resource;
  const tenants = wordTenants(resource, options);
  const exists = async (from: string, to: string) => {
    const { rows } = await sql<{
      known: boolean;
    }>`select exists (select from unnest(${tenants}::uuid[]) as tenant (id)
      cross join lateral (select from document_word w where w.kind = ${kind} and w.tenant_id = tenant.id
        and w.word >= ${from} and w.word <= ${to} limit 1) one) as known`.execute(queries);
    return rows[0]!.known;
  };
  const better: string[] = [];
  for (const word of words) {
    if (await exists(word, afterPrefix(word))) {
      better.push(word);
      continue;
    }
    const { rows } = await sql<{ word: string }>`select word from (
      select distinct word, similarity(word, ${word}) as near from search_vocabulary
      where kind = ${kind} and word % ${word}) similar_words
      order by near desc, word limit 5`.execute(queries);
    let found: string | undefined;
    for (const { word: candidate } of rows) {
      if (!(await exists(candidate, candidate))) continue;
      found = candidate;
      break;
    }
    if (!found) return undefined;
    better.push(found);
  }
  return better;
}
