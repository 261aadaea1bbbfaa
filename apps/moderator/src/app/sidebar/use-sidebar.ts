import { useEffect, useRef, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { onHover } from '@/ui/on-hover.ts';

/** Milliseconds the pointer rests before the sidebar opens, so that crossing it does nothing. */
const restTime = 120;

/** Closed or opened: by hover, by keyboard focus, or by the menu button on small screens. */
export function useSidebar() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.href });
  // Opened for this page; wherever the menu leads, it is closed again.
  const [pinnedAt, setPinnedAt] = useState<string | null>(null);
  const pinned = pinnedAt === path;

  useEffect(() => {
    if (!pinned) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPinnedAt(null);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [pinned]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onHover(menu.current!, {
      onEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') timer = setTimeout(() => setHovered(true), restTime);
      },
      onLeave: () => {
        clearTimeout(timer);
        setHovered(false);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return {
    menu,
    opened: hovered || focused || pinned,
    pinned,
    togglePinned: () => setPinnedAt(pinned ? null : path),
    handlers: {
      onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: React.FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
