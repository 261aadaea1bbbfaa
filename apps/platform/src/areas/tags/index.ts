import type { RequestContext } from '../../kernel/call.ts';
import type { Call, Handlers } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { readerOf } from '../../documents/read.ts';
import { exist } from '../../documents/references.ts';
import type { Documents } from '../../documents/repository.ts';
import { setTagsOf } from '../../content/tagged.ts';
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
      changed += (await setTagsOf(call, item, wanted)) ? 1 : 0;
    }
    return { data: { changed } };
  },
} satisfies Partial<Handlers>;

async function accountsOfItems(call: RequestContext, items: readonly Item[]) {
  const accounts = new Map<string, string>();
  for (const kind of new Set(items.map((item) => item.kind))) {
    const documents: Documents = collections[kind];
    const isReadable = await readerOf(call, documents);
    const ids = items.filter((item) => item.kind === kind).map((item) => item.id);
    for (const found of await documents.many(call.queries, ids))
      if (found.accountId && isReadable(found)) accounts.set(`${kind} ${found.id}`, found.accountId);
  }
  const missing = items.find((item) => !accounts.has(`${item.kind} ${item.id}`));
  if (missing)
    refuse(
      'invalid_input',
      `There is none of the ${missing.kind} with the id ${missing.id}. Nothing was changed.`,
    );
  return accounts;
}
