import { t } from '@lingui/core/macro';
import { formatNumber } from '@/i18n/format.ts';

/** What the bell is called: with how much waits behind it. */
export const inboxName = (unread: number): string =>
  unread === 0 ? t`Inbox` : t`Inbox, ${formatNumber(unread)} unread`;
