import { useEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useMe } from './Bootstrap.tsx';
import { recordVisit } from './history.ts';

/** Names the page in the window's title and in the history. Undefined while the name is not known yet. */
export function usePage(title: string | undefined): void {
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const { account } = useMe();
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${account.name}`;
    recordVisit({ address, title, at: new Date().toISOString() });
  }, [title, address, account.name]);
}
