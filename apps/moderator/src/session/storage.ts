import { local } from '@/storage/guarded-storage.ts';
import { themeKey } from '@/theme/theme.ts';

/** Text that a person typed and nobody stored yet; outlives a session that ended by itself. */
const draftPrefix = 'draft:';
/** The library's own notes of a sign-in that is on its way, in this window or another. */
const signInPrefix = 'kc-callback-';

/** How the keys of a person's drafts begin: many people may use one device, and none reads another's. */
export const draftsOf = (person: string): string => `${draftPrefix}${person}:`;

/** Takes off this device what is neither the theme nor typed by anybody. */
export function clearDevice(): void {
  for (const key of local.keys())
    if (key !== themeKey && !key.startsWith(draftPrefix) && !key.startsWith(signInPrefix)) local.remove(key);
}

/** Takes the texts of a person off this device. Those of others who use it stay. */
export function clearDrafts(person: string): void {
  for (const key of local.keys()) if (key.startsWith(draftsOf(person))) local.remove(key);
}

/** Signing out clears what the device keeps except the theme; a session that merely expired keeps typed text as well. */
export function clearStorage(person: string | undefined, keepsTypedWork: boolean): void {
  clearDevice();
  if (person && !keepsTypedWork) clearDrafts(person);
}
