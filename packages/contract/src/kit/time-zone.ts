import { z } from 'zod';

/** A zone as it is answered and stored: which ones there are is looked at where one is sent. */
export const ShownTimeZone = z
  .string()
  .max(60)
  .meta({ description: 'IANA name of a time zone', examples: ['Africa/Johannesburg'] });

/** Whether there is a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
