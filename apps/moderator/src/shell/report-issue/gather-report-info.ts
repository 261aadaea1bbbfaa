import bowser from 'bowser';
import { subject } from '@/session/session.ts';
import type { Me } from '../account.ts';
import { readHistory } from '../history.ts';
import type { ReportInfo } from './report-body.ts';

/** What the report says beside the message. Whoever could not be loaded is known by the token at most. */
export function gatherReportInfo(eventId: string, me: Me | undefined): ReportInfo {
  const { browser, os } = bowser.parse(navigator.userAgent);
  return {
    eventId,
    address: location.href,
    timeZoneOffset: new Date().getTimezoneOffset(),
    user: {
      id: me?.user.id ?? subject() ?? '',
      name: me ? `${me.user.name} ${me.user.surname}` : '',
      email: me?.user.email ?? '',
      username: me?.user.username ?? '',
      account: me ? `${me.account.name} (${me.account.id})` : '',
      client: me?.user.clientId ?? '',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    browser: {
      name: browser.name ?? 'unknown',
      version: browser.version ?? 'unknown',
      operatingSystem: [os.name, os.version].filter(Boolean).join(' ') || 'unknown',
    },
    screen: { height: screen.height, width: screen.width },
    history: readHistory(),
  };
}
