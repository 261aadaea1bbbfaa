import { defaultTheme, keepTheme, showTheme, storedTheme } from '@/theme/theme.ts';
import { settings } from './settings.ts';

/** The theme of the host name, else the one of the last visit, else the default; before the first paint. */
export function startTheme(): void {
  if (settings.theme) keepTheme(settings.theme.theme);
  else showTheme(storedTheme() ?? defaultTheme);
  document.title = settings.theme?.name ?? 'Moderator';
}
