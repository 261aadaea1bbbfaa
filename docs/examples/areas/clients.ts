import type { Client } from '@moderator/client';

/** Counts the accounts of an organisation and the sites of each that are open, as an invoice needs them. */
export async function countForInvoice({
  administrator,
  clientId,
}: {
  administrator: Client;
  clientId: string;
}) {
  const { name } = await administrator.getClient({ id: clientId, query: { fields: ['name'] } });
  const lines = [];
  for await (const account of administrator.listClientAccounts({ id: clientId })) {
    if (account.state !== 'active') continue;
    let sites = 0;
    for await (const { state } of administrator.listClientAccountSites({
      id: clientId,
      accountId: account.id,
    }))
      if (state === 'active') sites += 1;
    lines.push({ account: account.name, sites });
  }
  return { name, lines };
}
