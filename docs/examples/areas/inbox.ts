import type { Client } from '@moderator/client';

/** Takes what is new in somebody's inbox to where they read, and gives the address that their calendar follows. */
export async function bringNews(person: Client) {
  const { items } = await person.listInboxMessages({ query: { unread: 'true', limit: 20 } });
  const news = items.map(({ title, path }) => ({ title, path }));
  if (news.length > 0) await person.readInboxMessages({ body: { ids: items.map(({ id }) => id) } });
  const { message: left } = await person.countInbox();
  // Whoever has the address reads the calendar: another one, or none, ends this one.
  const { address } = await person.createInboxCalendar();
  return { news, left, calendar: address };
}
