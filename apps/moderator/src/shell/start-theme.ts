import { soundTheme } from '@/theme/stored-theme.ts';
import { keepTheme, showTheme, storedTheme } from '@/theme/theme.ts';
import { api } from '@/api/api.ts';
import { settings } from '@/session/settings.ts';

/** Milliseconds that signing in may wait for the colours of its page. */
const timeoutMs = 2_000;

/** The theme of the host name, else the one of the last visit, else the default; before the first paint. */
export function startTheme(): void {
  // A host that belongs to no account answers with the default, which must not hide the account last seen.
  if (settings.theme?.name) keepTheme(soundTheme(settings.theme.theme));
  else showTheme(storedTheme() ?? soundTheme(settings.theme?.theme));
  document.title = settings.theme?.name ?? 'Moderator';
}

/**
 * Customers have sub-domains, and their sign-in page their colours. Asked for only where the server
 * did not put the theme into the page and no visit before left one.
 */
export async function loadHostTheme(): Promise<void> {
  const [prefix, ...rest] = location.hostname.split('.');
  const isAddress = /^\d+$/.test(rest.at(-1) ?? '');
  if (settings.theme || storedTheme() || !prefix || rest.length < 2 || isAddress) return;
  try {
    const { theme, name } = await api.getThemeByPrefix(
      { query: { URLPrefix: prefix } },
      { deadline: timeoutMs },
    );
    keepTheme(soundTheme(theme));
    if (name) document.title = name;
  } catch {
    // Without it the page has the default colours; that must keep nobody from signing in.
  }
}
