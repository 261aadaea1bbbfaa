import type { RequestContext } from '../../kernel/call.ts';
import { sql } from 'kysely';
import type { Call, Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { isReadable } from '../../documents/read.ts';
import { exist } from '../../documents/references.ts';
import type { Documents } from '../../documents/repository.ts';
import { refuse } from '../../kernel/refusal.ts';

type Item = Call<'setTags'>['body']['items'][number];

export const tagHandlers = {
  /** Sets what each thing is tagged with; all of it or, where one cannot be, nothing. */
  async setTags(call) {
    const { items } = call.body;
    const accounts = await accountsOfItems(call, items);
    let changed = 0;
    for (const item of items) {
      const accountId = accounts.get(`${item.kind} ${item.id}`);
      const wanted = [...new Set(item.valueIds)];
      await exist(call.queries, 'tag-values', wanted, 'valueIds', { accountId });
      changed += (await retag(call, item, wanted)) ? 1 : 0;
    }
    return { data: { changed } };
  },
} satisfies Partial<Handlers>;

async function accountsOfItems(call: RequestContext, items: readonly Item[]) {
  const accounts = new Map<string, string>();
  for (const kind of new Set(items.map((item) => item.kind))) {
    const documents: Documents = collections[kind];
    const ids = items.filter((item) => item.kind === kind).map((item) => item.id);
    for (const found of await documents.many(call.queries, ids))
      if (found.accountId && isReadable(call, documents, found))
        accounts.set(`${kind} ${found.id}`, found.accountId);
  }
  const missing = items.find((item) => !accounts.has(`${item.kind} ${item.id}`));
  if (missing)
    refuse(
      'invalid_input',
      `There is none of the ${missing.kind} with the id ${missing.id}. Nothing was changed.`,
    );
  return accounts;
}

/** @returns whether anything became different */
async function retag({ queries, principal }: RequestContext, { kind, id }: Item, wanted: readonly string[]) {
  const removed = await sql`delete from tagged where kind = ${kind} and id = ${id}::uuid
    and value_id <> all(${[...wanted]}::uuid[]) returning value_id`.execute(queries);
  const added = await sql`insert into tagged (kind, id, value_id, client_id, account_id, tagged_by)
    select d.kind, d.id, value, d.client_id, d.account_id, ${principal.userId}::uuid
    from document d cross join unnest(${[...wanted]}::uuid[]) value
    where d.kind = ${kind} and d.id = ${id}::uuid
    on conflict do nothing returning value_id`.execute(queries);
  return removed.rows.length + added.rows.length > 0;
}
