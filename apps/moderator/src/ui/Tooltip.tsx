import { cloneElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { HTMLAttributes, ReactElement } from 'react';
import { Key } from './Key.tsx';
import { onHover } from './on-hover.ts';
import { placeBeside } from './place-beside.ts';

interface TooltipProps {
  label: string;
  hint?: string;
  hotkey?: string;
  /** One element that takes the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Whether a dialog has come over it, whose text it would cover. */
function isBehindDialog(anchor: HTMLElement | null): boolean {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return dialog !== undefined && !dialog.contains(anchor);
}

/** Shown on hover after a moment and on keyboard focus at once; Escape hides it, and it can be hovered. */
export function Tooltip({ label, hint, hotkey, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const later = (value: boolean, waitMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value && !isBehindDialog(anchor.current)), waitMs);
  };
  const onEnter = useEffectEvent(({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') later(true, 450);
  });
  const onLeave = useEffectEvent(() => later(false, 100));
  useEffect(() => {
    const stop = onHover(anchor.current!, { onEnter, onLeave });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, []);
  useEffect(() => {
    const element = bubble.current;
    if (!open || !element || !anchor.current) return;
    // The top layer, so that no scrolling box cuts it off.
    element.showPopover();
    placeBeside(element, anchor.current);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    // A dialog takes the focus as it opens.
    const onFocus = () => isBehindDialog(anchor.current) && setOpen(false);
    addEventListener('keydown', onKey);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('focusin', onFocus);
    };
  }, [open]);

  return (
    <span
      ref={anchor}
      className="inline-flex"
      onPointerDown={() => later(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(true, 0)}
      onBlur={() => later(false, 0)}
    >
      {hint ? cloneElement(children, { 'aria-describedby': id }) : children}
      {hint ? (
        <span id={id} hidden>
          {hint}
        </span>
      ) : null}
      {open ? (
        <div
          ref={bubble}
          popover="manual"
          aria-hidden="true"
          className="fixed inset-auto m-0 w-max max-w-[24em] whitespace-normal rounded-md border-0 bg-ink px-2.5 py-1.5 text-sm text-surface shadow-raised"
        >
          <span className="flex items-center gap-2">
            {label}
            {hotkey ? <Key keys={hotkey} /> : null}
          </span>
          {hint ? <span className="block opacity-80">{hint}</span> : null}
        </div>
      ) : null}
    </span>
  );
}
