import type { Client } from '@moderator/client';

/** Counts the accounts of an organisation and the sites of each that are open, as an invoice needs them. */
export async function countForInvoice(administrator: Client, id: string) {
  const { name } = await administrator.getClient({ id, query: { fields: ['name'] } });
  const lines = [];
  for await (const account of administrator.listClientAccounts({ id })) {
    if (account.state !== 'active') continue;
    let sites = 0;
    const all = administrator.listClientAccountSites({ id, accountId: account.id });
    for await (const { state } of all) if (state === 'active') sites += 1;
    lines.push({ account: account.name, sites });
  }
  return { name, lines };
}
