import { use, useEffect } from 'react';
import { useMatch } from '@tanstack/react-router';
import { MeContext } from './Bootstrap.tsx';
import { recordVisit } from './history.ts';
import { stringifySearch } from '@/ui/search-params.ts';
import { settings } from '@/session/settings.ts';

/** Names the window after what is on the screen. Undefined while the name is not known yet. */
export function useWindowTitle(title: string | undefined): void {
  // A start that failed has no account yet.
  const name = use(MeContext)?.account.name ?? settings.theme?.name ?? 'Moderator';
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${name}`;
  }, [title, name]);
}

/**
 * Names the page in the window's title and in the history. Undefined while the name is not known yet.
 * @param instead what the window is called where there is nothing to show; nobody goes back there by the history
 */
export function usePage(title: string | undefined, instead?: string): void {
  // Of this page's own route: while the next page loads, the browser's address is that page's already.
  const address = useMatch({
    strict: false,
    // The route of a list inside of others ends with a slash, which no link has.
    select: ({ pathname, search }) => (pathname.replace(/\/$/, '') || '/') + stringifySearch(search),
  });
  useWindowTitle(title ?? instead);
  useEffect(() => {
    if (title !== undefined) recordVisit({ address, title, at: new Date().toISOString() });
  }, [title, address]);
}
