import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { onHover } from '@/ui/on-hover.ts';
import { usePinned } from './use-pinned.ts';

/** Milliseconds the pointer is there before the sidebar opens, so that crossing it covers nothing. */
const hoverDelayMs = 300;

/** Closed or opened: by hover, by keyboard focus, or by the menu button on small screens. */
export function useSidebar() {
  const [focused, setFocused] = useState(false);
  // Sent away with Escape; the pointer or the focus has to leave before it opens again.
  const [dismissed, setDismissed] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const router = useRouter();
  const here = () => router.state.location.href;
  // Opened for this page; wherever the menu leads, it is closed again and covers nothing of what is read there.
  const [pinnedAt, setPinnedAt] = useState<string | null>(null);
  const [hoveredAt, setHoveredAt] = useState<string | null>(null);
  // Of an address only what it means here, so that another one alone draws nothing anew.
  const meant = useRouterState({
    select: ({ location: { href } }) => (href === pinnedAt ? 'pin' : href === hoveredAt),
  });
  const pinned = meant === 'pin';
  const opened = pinned || ((meant || focused) && !dismissed);
  const hover = useEffectEvent(() => setHoveredAt(here()));
  const isHovered = useEffectEvent(() => hoveredAt === here());
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
    const element = menu.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || timer !== undefined || isHovered()) return;
      timer = setTimeout(() => {
        timer = undefined;
        hover();
      }, hoverDelayMs);
    };
    const forget = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const stop = onHover(element, {
      onEnter: wait,
      onLeave: () => {
        forget();
        setHoveredAt(null);
        setDismissed(false);
      },
    });
    // A pointer that stays after the menu led to a page and moves on in it wants another one.
    element.addEventListener('pointermove', wait);
    return () => {
      forget();
      stop();
      element.removeEventListener('pointermove', wait);
    };
  }, []);

  return {
    menu,
    opened,
    pinned,
    pin: () => setPinnedAt(here()),
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
