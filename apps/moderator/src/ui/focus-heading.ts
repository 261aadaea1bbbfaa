/** Gives the focus to the heading of the page, for what had it has gone, or is of the page before. */
export const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });
