import type { Client } from '@moderator/client';

interface Partner {
  organisation: string;
  name: string;
  surname: string;
  email: string;
  position: string;
}

/** Keeps a contact as the customer system has it: known by their address, changed or made. */
export async function keepContact(manager: Client, accountId: string, { email, ...partner }: Partner) {
  const query = { accountId: [accountId], organisation: [partner.organisation] };
  for await (const known of manager.listContacts({ query }))
    if (known.email === email)
      return manager.updateContact({ id: known.id, version: known.version, body: partner });
  return manager.createContact({ body: { accountId, email, ...partner } });
}
