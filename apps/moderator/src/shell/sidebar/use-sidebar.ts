import { useEffect, useRef, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { onHover } from '@/ui/on-hover.ts';
import { usePinned } from './use-pinned.ts';

/** Milliseconds the pointer rests before the sidebar opens, so that crossing it does nothing. */
const hoverDelayMs = 120;

/** Closed or opened: by hover, by keyboard focus, or by the menu button on small screens. */
export function useSidebar() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // Sent away with Escape; the pointer or the focus has to leave before it opens again.
  const [dismissed, setDismissed] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.href });
  // Opened for this page; wherever the menu leads, it is closed again.
  const [pinnedAt, setPinnedAt] = useState<string | null>(null);
  const pinned = pinnedAt === path;
  const opened = pinned || ((hovered || focused) && !dismissed);
  const unpin = () => setPinnedAt(null);
  usePinned(pinned, menu, unpin);

  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      // What opened from the menu, a list or a dialog, is what this Escape is for.
      if (event.key !== 'Escape' || document.querySelector('dialog:modal, #menu :popover-open')) return;
      setPinnedAt(null);
      setDismissed(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [opened]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onHover(menu.current!, {
      onEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') timer = setTimeout(() => setHovered(true), hoverDelayMs);
      },
      onLeave: () => {
        clearTimeout(timer);
        setHovered(false);
        setDismissed(false);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return {
    menu,
    opened,
    pinned,
    pin: () => setPinnedAt(path),
    unpin,
    handlers: {
      onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: React.FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        setDismissed(false);
      },
    },
  };
}
