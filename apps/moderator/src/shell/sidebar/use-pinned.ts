import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Where the menu stands beside the page instead of over it; `tablet` of the styles. */
const wide = '(min-width: 60rem)';

/**
 * While the menu covers a small screen: nothing behind it can be reached, the focus is in it, and goes back to
 * the button that opened it unless the menu led somewhere else.
 */
export function usePinned(pinned: boolean, menu: RefObject<HTMLElement | null>, unpin: () => void): void {
  const close = useEffectEvent(unpin);
  useEffect(() => {
    if (!pinned) return;
    const behind = document.querySelectorAll<HTMLElement>('[data-behind-menu]');
    const open = menu.current;
    const opener = document.activeElement;
    const address = location.href;
    for (const each of behind) each.inert = true;
    open?.querySelector('button')?.focus();
    // A device that is turned, or a window made wider, has room for both again.
    const query = matchMedia(wide);
    const onWiden = () => query.matches && close();
    query.addEventListener('change', onWiden);
    return () => {
      query.removeEventListener('change', onWiden);
      for (const each of behind) each.inert = false;
      // What was opened from the menu meanwhile keeps the focus, and gives it back itself.
      const isFree = document.activeElement === document.body || open?.contains(document.activeElement);
      if (isFree && location.href === address && opener instanceof HTMLElement) opener.focus();
    };
  }, [pinned, menu]);
}
