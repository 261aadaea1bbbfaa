import type { Client } from '@moderator/client';

interface Marking {
  manager: Client;
  accountId: string;
  courseIds: [string, ...string[]];
}

/** Marks courses with who pays for them, all in one call, and reads the tags of one back. */
export async function tagByFunder({ manager, accountId, courseIds }: Marking) {
  const key = await manager.createTagKey({ body: { accountId, name: 'Paid by' } });
  const value = await manager.createTagValue({
    body: { accountId, keyId: key.id, name: 'Discretionary grant 2027', colour: '#0f766e' },
  });
  // What each is marked with afterwards: what it had before goes.
  const { changed } = await manager.setTags({
    body: { items: courseIds.map((id) => ({ kind: 'courses', id, valueIds: [value.id] })) },
  });
  const tags = await manager.getCourseTags({ id: courseIds[0] });
  return { changed, tags: tags.map(({ name }) => name) };
}
