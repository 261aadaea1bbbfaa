import type { ScormVersion } from './standards.ts';

/** CMITimespan of SCORM 1.2: HHHH:MM:SS.SS with two to four digits of hours. */
const timespan = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/;
/** timeinterval (second, 10, 2) of SCORM 2004: a duration of ISO 8601. */
const interval =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,2})?)S)?)?$/;

const day = 86_400;
/** Years and months have no fixed length; the standard's own notes take the mean of the calendar. */
const secondsOf = [365.25 * day, 30.4375 * day, day, 3600, 60, 1] as const;

/**
 * Seconds of a duration as a package writes it; undefined where it is none.
 * @example secondsIn('1.2', '0001:30:15.5') // 5415.5
 * @example secondsIn('2004', 'PT1H30M15.5S') // 5415.5
 */
export function secondsIn(version: ScormVersion, text: string): number | undefined {
  if (version === '1.2') {
    const match = timespan.exec(text);
    return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : undefined;
  }
  const match = interval.exec(text);
  if (!match) return undefined;
  return secondsOf.reduce((sum, seconds, index) => sum + seconds * Number(match[index + 1] ?? 0), 0);
}

/** More hours than four digits hold are not told. */
const longestTimespan = 9999 * 3600 + 59 * 60 + 59.99;

/**
 * Seconds as the data model writes them, to hundredths.
 * @example durationOf('1.2', 5415.5) // '0001:30:15.50'
 * @example durationOf('2004', 5415.5) // 'PT1H30M15.5S'
 */
export function durationOf(version: ScormVersion, seconds: number): string {
  const most = version === '1.2' ? longestTimespan : Number.MAX_SAFE_INTEGER / 100;
  const hundredths = Math.round(Math.min(Math.max(seconds, 0), most) * 100);
  const [hours, minutes, rest] = [
    Math.floor(hundredths / 360_000),
    Math.floor((hundredths % 360_000) / 6000),
    (hundredths % 6000) / 100,
  ];
  if (version === '1.2') {
    const padded = (value: number | string, length: number) => String(value).padStart(length, '0');
    return `${padded(hours, 4)}:${padded(minutes, 2)}:${padded(rest.toFixed(2), 5)}`;
  }
  const time = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest ? `${rest}S` : ''}`;
  return `PT${time || '0S'}`;
}
