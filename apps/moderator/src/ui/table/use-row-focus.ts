import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { t } from '@lingui/core/macro';
import { useHotkeys } from '../hotkeys/use-hotkeys.ts';

interface Options {
  /** Which row stands where. */
  ids: readonly string[];
  scrollTo: (index: number) => void;
  open?: (index: number) => void;
  select?: ((index: number) => void) | undefined;
  /** Letters act on the whole screen; only one table of a screen may have them. */
  letters: boolean;
}

/**
 * One row takes the focus (roving tabindex); arrows, Home, End and Page keys move it, Enter opens it. It is the row that has it and not
 * the place: rows come and go above it while somebody looks.
 * Rows far away are not in the page, so moving scrolls first and focuses once the row is there.
 */
export function useRowFocus({ ids, scrollTo, open, select, letters }: Options) {
  const count = ids.length;
  const [last, setLast] = useState<{ id?: string | undefined; index: number }>({ index: 0 });
  const wanted = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const found = last.id === undefined || ids[last.index] === last.id ? last.index : ids.indexOf(last.id);
  // Of a row that is gone its place is left.
  const current = Math.max(0, Math.min(found < 0 ? last.index : found, count - 1));
  const setIndex = (index: number) =>
    setLast((before) =>
      before.index === index && before.id === ids[index] ? before : { id: ids[index], index },
    );
  /** A table that is sorted anew begins where it was left, not wherever the row is by then. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!body.current?.contains(relatedTarget)) setLast({ index: current });
  };

  const isInside = () => body.current?.contains(document.activeElement) ?? false;
  const focusRow = (target: number) => {
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${target}"]`);
    row?.focus({ preventScroll: true });
    wanted.current = !row;
  };
  useEffect(() => {
    // A row that goes away takes the focus along; the one in its place has it then.
    const isFree = isInside() || document.activeElement === document.body;
    // Nobody is taken from elsewhere for a row that comes into the page late.
    if (!isFree) wanted.current = false;
    else if (wanted.current || found < 0) focusRow(current);
  });

  const moveTo = (target: number) => {
    if (count === 0) return;
    const next = Math.max(0, Math.min(target, count - 1));
    setIndex(next);
    scrollTo(next);
    focusRow(next);
  };
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
  return { body, current, setIndex, onBlur, onKeyDown };
}
