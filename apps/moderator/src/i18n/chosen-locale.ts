import { local, parsed, session } from '@/storage/guarded-storage.ts';

/** What is known of a person's language before they are signed in, for a page without texts of its own. */

const deviceKey = 'locale';

/** Signing out clears it with the rest, so that whoever comes next meets their own language. */
export const keepLocaleOnDevice = (locale: string): void => void local.set(deviceKey, locale);
export const localeOfDevice = (): string | null => local.get(deviceKey);

/** The language chosen on this device, else the one of whoever was signed in in this window; null: nobody chose. */
export function chosenLocale(): string | null {
  const device = localeOfDevice();
  if (device) return device;
  const user = parsed(session.get('user')) as { locale?: string } | null;
  return user?.locale ?? null;
}
