import type { Visit } from '../history.ts';

/** What a report says about the page, the person and the device. */
export interface ReportInfo {
  eventId: string;
  address: string;
  /** As the browser tells it: minutes behind UTC, −120 in Johannesburg. */
  timeZoneOffset: number;
  user: {
    id: string;
    name: string;
    email: string;
    username: string;
    account: string;
    client: string;
    timeZone: string;
  };
  browser: { name: string; version: string; operatingSystem: string };
  screen: { height: number; width: number };
  history: readonly Visit[];
}

export const mostMessageCharacters = 1_600;
/** Characters that the platform takes, markup included. */
const longestBody = 20_000;
const longestAddress = 500;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML: nothing in it is markup but its line breaks; a tab is four non-breaking spaces. */
export const asHtml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => entities[character]!)
    .replace(/\r\n?|\n/g, '<br/>')
    .replaceAll('\t', '&nbsp;'.repeat(4));

/** The lines below the message. English, for whoever supports the platform reads them. */
const infoLines = ({ eventId, address, timeZoneOffset, user, browser, screen }: ReportInfo): string[] => [
  'Report Info',
  `Event ID: ${eventId}`,
  'Platform: Moderator',
  `Page: ${address.slice(0, longestAddress)}`,
  `Time zone offset: ${timeZoneOffset}`,
  'User:',
  `\tId: ${user.id}`,
  `\tName: ${user.name}`,
  `\tEmail: ${user.email}`,
  `\tUsername: ${user.username}`,
  `\tAccount: ${user.account}`,
  `\tClient: ${user.client}`,
  `\tTime zone: ${user.timeZone}`,
  `Browser: ${browser.name}`,
  `Browser version: ${browser.version}`,
  `OS: ${browser.operatingSystem}`,
  `Screen height: ${screen.height}`,
  `Screen width: ${screen.width}`,
  'Recent history:',
];

/**
 * The body of an issue report: the message, then "Report Info", as HTML. Where all of it would be longer
 * than the platform takes, the oldest pages of the history are left out.
 */
export function composeBody(message: string, info: ReportInfo): string {
  let body = asHtml([message.slice(0, mostMessageCharacters), '', ...infoLines(info)].join('\n'));
  for (const { at, title, address } of info.history) {
    const line = asHtml(`\n\t${at} ${title}: ${address.slice(0, longestAddress)}`);
    if (body.length + line.length > longestBody) break;
    body += line;
  }
  return body;
}

/** The title of a report, which becomes the subject of its mail. */
export const reportTitle = (account: string | undefined): string =>
  ['Issue report', account].filter(Boolean).join(': ').slice(0, 255);
