import { focusHeading } from './focus-heading.ts';

/**
 * For what goes away behind something that was done in it, and would take the focus along: it goes on at the heading of
 * the page, or at what is named, unless something else has taken it by then.
 * @example <form ref={keepsFocus()}>
 */
export const keepsFocus =
  (next?: () => HTMLElement | null | undefined) =>
  (element: HTMLElement | null): (() => void) =>
  () => {
    if (!element?.contains(document.activeElement)) return;
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const to = next?.();
      if (to) to.focus({ preventScroll: true });
      else focusHeading();
    });
  };
