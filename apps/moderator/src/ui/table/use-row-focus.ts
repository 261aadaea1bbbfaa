import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '@lingui/core/macro';
import { useHotkeys } from '../hotkeys/use-hotkeys.ts';

interface Options {
  count: number;
  scrollTo: (index: number) => void;
  open?: (index: number) => void;
  select?: ((index: number) => void) | undefined;
  /** Letters act on the whole screen; only one table of a screen may have them. */
  letters: boolean;
}

/**
 * One row takes the focus (roving tabindex); arrows, Home, End and Page keys move it, Enter opens it.
 * Rows far away are not in the page, so moving scrolls first and focuses once the row is there.
 */
export function useRowFocus({ count, scrollTo, open, select, letters }: Options) {
  const [index, setIndex] = useState(0);
  const wanted = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const current = Math.max(0, Math.min(index, count - 1));

  const focusRow = (target: number) => {
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${target}"]`);
    row?.focus({ preventScroll: true });
    wanted.current = !row;
  };
  useEffect(() => {
    if (wanted.current) focusRow(current);
  });

  const moveTo = (target: number) => {
    if (count === 0) return;
    const next = Math.max(0, Math.min(target, count - 1));
    setIndex(next);
    scrollTo(next);
    focusRow(next);
  };
  const isInside = () => body.current?.contains(document.activeElement) ?? false;
  // The first press shows where the focus is rather than skipping a row.
  const step = (by: number) => moveTo(isInside() ? current + by : current);

  useHotkeys([
    { keys: 'j', label: t`Next row`, group: t`List`, enabled: letters && count > 0, run: () => step(1) },
    { keys: 'k', label: t`Previous row`, group: t`List`, enabled: letters && count > 0, run: () => step(-1) },
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + 10,
      PageUp: current - 10,
      Home: 0,
      End: count - 1,
    };
    const isRow = (event.target as HTMLElement).role === 'row';
    if (isRow && event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      open(current);
    } else if (isRow && select && (event.key === ' ' || event.key === 'x')) {
      event.preventDefault();
      select(current);
    } else if (isRow && targets[event.key] !== undefined) {
      event.preventDefault();
      moveTo(targets[event.key]!);
    }
  };
  return { body, current, setIndex, onKeyDown };
}
