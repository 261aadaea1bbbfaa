import { sql } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { nilId } from '../kernel/ids.ts';
import { columnsOf } from '../database/document-columns.ts';
import { documentsIn, inTenants, valueWord } from './list-conditions.ts';
import type { ListOptions } from './list-conditions.ts';
import { afterPrefix } from './search-words.ts';

interface Counted {
  value: string;
  count: number;
}

/** The values that a list can be filtered by, with how many documents have each; the 500 most frequent. */
export async function filterValues(
  queries: Queries,
  resource: Resource,
  options: ListOptions,
): Promise<Record<string, Counted[]>> {
  const { filters, listed } = columnsOf(resource);
  const site = options.siteId ? sql`and d.site_id = ${options.siteId}::uuid` : sql``;
  const answer: Record<string, Counted[]> = {};
  for (const name of resource.filters) {
    const column = sql.raw(
      name === 'accountId' ? 'd.account_id::text' : `d.where_${filters.indexOf(name) + 1}`,
    );
    const mark = valueWord(name, '');
    const query = inTenants<Counted>(resource, options, (account) =>
      listed.includes(name)
        ? sql`select substr(w.word, ${mark.length + 1}) as value, count(*)::int as count
            from document_word w join document d on d.kind = w.kind and d.id = w.id
            where w.kind = ${resource.storedAs} and w.tenant_id = ${account ?? sql`${nilId}::uuid`}
              and w.word >= ${mark} and w.word < ${afterPrefix(mark)} and ${documentsIn(resource, account)} ${site}
            group by w.word`
        : sql`select ${column} as value, count(*)::int as count from document d
            where ${documentsIn(resource, account)} ${site} and ${column} is not null
            group by ${column}`,
    );
    const counts = new Map<string, number>();
    for (const { value, count } of (await query.execute(queries)).rows)
      counts.set(value, (counts.get(value) ?? 0) + count);
    answer[name] = [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, 500);
  }
  return answer;
}
