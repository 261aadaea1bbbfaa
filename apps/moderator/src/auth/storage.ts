import { themeKey } from '@/theme/theme.ts';

/** Text that a person typed and nobody stored yet; outlives a session that ended by itself. */
export const draftPrefix = 'draft:';

/** Signing out clears storage except the theme; a session that merely expired keeps typed text as well. */
export function clearStorage(keepsTypedWork: boolean): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (key !== themeKey && !(keepsTypedWork && key.startsWith(draftPrefix))) localStorage.removeItem(key);
}
