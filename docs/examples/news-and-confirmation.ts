import type { Client } from '@moderator/client';

/** Who sends, and to which site. */
export interface Telling {
  manager: Client;
  accountId: string;
  siteId: string;
}

/** News to a site, and to everybody who comes to it until Friday. */
export async function tell({ manager, accountId, siteId }: Telling, friday: string): Promise<string> {
  const news = await manager.createNewsflash({
    body: {
      accountId,
      title: 'The yard is closed on Friday',
      body: 'The **training truck** is serviced. We meet in Room 2. The new rules of the yard are in your documents.',
      priority: 'high',
      expiresAt: friday,
    },
  });
  await manager.sendNewsflash({ id: news.id, body: { siteIds: [siteId], includeJoiners: true } });
  return news.id;
}

/** The document that goes with it, which each of them confirms. */
export async function askToConfirm(
  { manager, accountId, siteId }: Telling,
  rules: Blob,
): Promise<string> {
  const { id: fileId } = await manager.uploadFile({ file: rules, fileName: 'rules-of-the-yard.pdf' });
  const document = await manager.createDistributionDocument({
    body: { accountId, title: 'Rules of the yard', fileId, mustConfirm: true },
  });
  await manager.sendDistributionDocument({ id: document.id, body: { siteIds: [siteId] } });
  return document.id;
}

/** A reader finds it, opens it and confirms it. */
export async function confirm(reader: Client, documentId: string): Promise<void> {
  const { items } = await reader.listInboxDocuments({ query: { unread: 'true' } });
  const item = items.find(({ subject }) => subject.id === documentId);
  if (!item?.fileId) throw new Error('It has not come yet.');
  await reader.downloadFile({ id: item.fileId });
  await reader.viewInboxDocument({ id: item.id, body: { confirm: true } });
}

/** Who has got it, opened it and confirmed it by now. */
export async function lookAtReceipts({ manager }: Telling, documentId: string) {
  const { state, recipients, viewed, confirmed } = await manager.getDistributionDocument({ id: documentId });
  return { state, recipients, viewed, confirmed };
}
