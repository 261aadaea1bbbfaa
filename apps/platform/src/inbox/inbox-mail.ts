import type { Config } from '../config.ts';
import { addressOf } from '../mail/address-of.ts';
import { linkedHtmlOf } from '../mail/html-of.ts';
import { pathOf, wordsOf } from './present-item.ts';
import type { InboxRow } from './present-item.ts';
import { textsIn } from './texts/texts.ts';

interface Reader {
  name: string;
  locale: string | null;
  config: Config;
  /** Where mails of this kind are ended. */
  unsubscribe: string;
}

/** The mail about one thing or several: nothing personal is in it beside the name of whoever gets it. */
export function inboxMail(rows: readonly InboxRow[], { name, locale, config, unsubscribe }: Reader) {
  const { texts } = textsIn(locale);
  const base = addressOf(config);
  const told = rows.map((row) => ({ ...wordsOf(row, locale), path: pathOf(row) }));
  const blocks = told.map(({ title, text, path }) =>
    [told.length > 1 && title, text, path !== null && `${base}${path}`].filter(Boolean).join('\n'),
  );
  const text = [
    texts.greeting.replace('{name}', name),
    ...blocks,
    `${texts.choose}\n${base}/inbox/settings`,
    `${texts.unsubscribe}\n${unsubscribe}`,
  ].join('\n\n');
  return {
    subject: told.length === 1 ? told[0]!.title : texts.several(told.length),
    text,
    html: linkedHtmlOf(text),
  };
}
