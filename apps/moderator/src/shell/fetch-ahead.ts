import { rememberedMe } from './account.ts';
import { isOpenTo } from './access.ts';

/**
 * Whether a page may ask for what it shows before it is known again who is signed in: this window let them in before,
 * and to this page. The platform decides by itself what it answers; this only spares calls that it would refuse.
 */
function isLetIn(path: string): boolean {
  const me = rememberedMe();
  return me !== undefined && isOpenTo(path, me.licences, me.user);
}

/** What the loader of a page asks with. */
export interface FetchAhead<Asking = unknown> {
  /** Loads what asks; the start does while it is not yet known who is there. */
  load(): Promise<Asking>;
  /** Asks where whoever opens this path was let in before. Resolves when it is asked; the answer is waited for by the page. */
  ask(path: string, call: (asking: Asking) => Promise<unknown>): Promise<void>;
}

/**
 * Lets a page ask for what it shows together with the person, not after them. What asks is neither in the first load nor a part of
 * what draws the page. Once it is loaded it is kept here: an import takes the browser a turn even then, which comes behind the
 * first drawing.
 * @example const ahead = fetchAhead(() => import('./queries.ts'));
 */
export function fetchAhead<Asking>(importAsking: () => Promise<Asking>): FetchAhead<Asking> {
  let asking: Asking | undefined;
  const load = async () => (asking ??= await importAsking());
  return {
    load,
    async ask(path, call) {
      if (isLetIn(path)) void call(await load());
    },
  };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    ahead?: FetchAhead;
  }
}
