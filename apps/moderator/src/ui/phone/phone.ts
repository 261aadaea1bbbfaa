import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';

export type { CountryCode } from 'libphonenumber-js/min';

/** A phone number as it is typed. */
export interface PhoneParts {
  country: CountryCode;
  /** Without the calling code, as people of the country write it. */
  number: string;
  extension: string;
}

export type PhoneProblem = 'too-short' | 'too-long' | 'invalid';

export const defaultCountry: CountryCode = 'ZA';
/** Digits of an extension; more is no extension anywhere. */
export const mostExtensionDigits = 7;

export interface Country {
  code: CountryCode;
  /** In the language that is shown. */
  name: string;
  /** With the plus: "+27". */
  callingCode: string;
}

/** Every country with a calling code, by name; the default one first. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const countries = getCountries().map((code) => ({
    code,
    name: names.of(code) ?? code,
    callingCode: `+${getCountryCallingCode(code)}`,
  }));
  return countries.toSorted(
    (one, other) =>
      Number(other.code === defaultCountry) - Number(one.code === defaultCountry) ||
      one.name.localeCompare(other.name, locale),
  );
}

/** The number as people of its country write it, without its extension. */
function nationalOf(parsed: PhoneNumber): string {
  const plain = parsePhoneNumberFromString(parsed.number);
  return (plain ?? parsed).formatNational();
}

/** Takes a stored number apart: "+27821234567 ext. 12". What is no number stays to be corrected. */
export function phoneParts(value: string): PhoneParts {
  const parsed = parsePhoneNumberFromString(value, defaultCountry);
  return {
    country: parsed?.country ?? defaultCountry,
    number: parsed ? nationalOf(parsed) : value,
    extension: parsed?.ext ?? '',
  };
}

/**
 * Whoever types a number with its calling code chooses the country by it. What is pasted with an extension
 * brings it along; one that is being typed is not taken away between two digits.
 */
export function withTyped(parts: PhoneParts, number: string): PhoneParts {
  const isInternational = number.trim().startsWith('+');
  const isPasted = number.length - parts.number.length > 1;
  const parsed = parsePhoneNumberFromString(number, isInternational ? undefined : parts.country);
  if (!parsed?.isPossible() || isTooLong(parsed)) return { ...parts, number };
  const extension = parsed.ext || parts.extension;
  if (isInternational && parsed.country)
    return { country: parsed.country, number: nationalOf(parsed), extension };
  return isPasted && parsed.ext ? { ...parts, number: nationalOf(parsed), extension } : { ...parts, number };
}

const isTooLong = (parsed: PhoneNumber): boolean => (parsed.ext?.length ?? 0) > mostExtensionDigits;

/** What is stored: international, and the extension behind it; empty when nothing is typed. */
export function storedPhone({ country, number, extension: typed }: PhoneParts): string {
  if (!number.trim()) return '';
  const parsed = parsePhoneNumberFromString(number, country);
  if (!parsed) return number.trim();
  // Typed behind the number it is newer than what is in its own field.
  const extension = parsed.ext || typed;
  return extension ? `${parsed.number} ext. ${extension}` : parsed.number;
}

/** What is wrong with a number, by the numbering plan of its country; null for one that can be called. */
export function phoneProblem({ country, number }: PhoneParts): PhoneProblem | null {
  if (!number.trim()) return null;
  const length = validatePhoneNumberLength(number, country);
  if (length === 'TOO_SHORT') return 'too-short';
  if (length === 'TOO_LONG') return 'too-long';
  const parsed = parsePhoneNumberFromString(number, country);
  if (parsed && isTooLong(parsed)) return 'too-long';
  return length === undefined && parsed?.isValid() ? null : 'invalid';
}
