import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { IconButton } from './IconButton.tsx';
import { placeToasts } from './toast-place.ts';

interface DialogProps {
  title: string;
  open: boolean;
  /** Absent where only a decision in the dialog ends it. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 52em unless told. */
  width?: string;
  /** False while a call is under way whose answer must be seen. */
  closable?: boolean;
}

/**
 * A modal dialog of the browser: it keeps the focus, closes on Escape and gives the focus back. What has
 * `data-first-focus` gets it first, else the first field, else the text: what it asks is read before it is answered.
 */
export function Dialog({
  title,
  open,
  onClose,
  children,
  footer,
  width = '52em',
  closable = true,
}: DialogProps) {
  const close = closable ? onClose : undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    const before = document.activeElement;
    element.showModal();
    placeToasts();
    // The browser would take the first button, which is the one that closes.
    const first =
      element.querySelector<HTMLElement>('[data-first-focus]') ??
      body.current?.querySelector<HTMLElement>('input, select, textarea, button, a') ??
      body.current;
    first?.focus();
    // A dialog that is taken away without being closed gives nothing back by itself.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Before it goes, or the messages inside would go with it.
    if (open) return () => placeToasts(element);
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
      // Browsers let a second Escape through, whatever becomes of the first.
      onKeyDown={(event) => event.key === 'Escape' && !close && event.preventDefault()}
      onClose={({ currentTarget }) => {
        if (!open) return;
        if (close) close();
        else currentTarget.showModal();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && close?.()}
      style={{ width: `min(${width}, calc(100vw - 2rem))` }}
      className="m-auto max-h-[calc(100dvh-2rem)] rounded-lg border border-line bg-raised p-0 text-ink shadow-raised open:flex"
    >
      <div className="flex min-h-0 w-full flex-col">
        <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
          <h2 id={headingId} className="pt-1 text-xl">
            {title}
          </h2>
          {onClose ? (
            <IconButton
              icon="close"
              label={t`Close`}
              hotkey="escape"
              disabled={!closable}
              onClick={onClose}
            />
          ) : null}
        </header>
        <div ref={body} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-5 outline-none">
          {children}
        </div>
        {footer ? (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
            {footer}
          </footer>
        ) : null}
      </div>
    </dialog>
  );
}
