import { useEffect, useRef, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';

/** Milliseconds the pointer rests before the sidebar opens, so that crossing it does nothing. */
const restTime = 120;

/** Closed or opened: by hover, by keyboard focus, or by the menu button on small screens. */
export function useSidebar() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    opened: hovered || focused || pinned,
    pinned,
    togglePinned: () => setPinnedAt(pinned ? null : path),
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(() => setHovered(true), restTime);
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        setHovered(false);
      },
      onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: React.FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
