import type { Client } from '@moderator/client';

/** Finds what closes before a day, whatever it is of, so that whoever has not written it can be told. */
export async function findClosing(manager: Client, accountId: string, before: string) {
  const closing = [];
  const published = manager.listAssessments({
    query: {
      accountId: [accountId],
      state: ['published'],
      sort: 'expiresAt',
      fields: ['title', 'type', 'expiresAt'],
    },
  });
  for await (const { title, type, expiresAt } of published)
    if (expiresAt && expiresAt < before) closing.push({ title, type, expiresAt });
  return closing;
}
