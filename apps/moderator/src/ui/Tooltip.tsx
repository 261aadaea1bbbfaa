import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { HTMLAttributes, ReactElement } from 'react';
import { Key } from './Key.tsx';
import { placeBeside } from './place-beside.ts';

interface TooltipProps {
  label: string;
  hint?: string;
  hotkey?: string;
  /** One element that takes the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Shown on hover after a moment and on keyboard focus at once; Escape hides it, and it can be hovered. */
export function Tooltip({ label, hint, hotkey, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = bubble.current;
    if (!open || !element || !anchor.current) return;
    // The top layer, so that no scrolling box cuts it off.
    element.showPopover();
    placeBeside(element, anchor.current);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);

  const later = (value: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value), wait);
  };
  return (
    <span
      className="inline-flex"
      onPointerEnter={(event) => {
        anchor.current = event.currentTarget;
        if (event.pointerType === 'mouse') later(true, 450);
      }}
      onPointerLeave={() => later(false, 100)}
      onPointerDown={() => later(false, 0)}
      onFocus={(event) => {
        anchor.current = event.currentTarget;
        if (event.target.matches(':focus-visible')) later(true, 0);
      }}
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
