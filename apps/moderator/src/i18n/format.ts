import { i18n } from '@lingui/core';
import { defaultLocale } from '@moderator/contract/options';

/** The locale of dates and numbers: the chosen one where the browser knows it, else the default. */
function formatLocale(): string {
  const chosen = i18n.locale || defaultLocale;
  return Intl.NumberFormat.supportedLocalesOf(chosen).length > 0 ? chosen : defaultLocale;
}

const formats = new Map<string, unknown>();

/** Formats are dear to make and cheap to use, so each is made once per locale. */
function kept<Format>(kind: string, options: object, make: (locale: string) => Format): Format {
  const locale = formatLocale();
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, make(locale));
  return formats.get(key) as Format;
}

/** What rounds to nothing is 0, never −0. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  kept(
    'number',
    options,
    (locale) => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
  ).format(value);

export const formatDate = (value: Date, options: Intl.DateTimeFormatOptions): string =>
  kept('date', options, (locale) => new Intl.DateTimeFormat(locale, options)).format(value);

/** "in 3 days", "yesterday". */
export const formatDistance = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  kept('distance', {}, (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(
    value,
    unit,
  );
