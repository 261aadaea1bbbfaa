/**
 * Everything outside a modal dialog is out of reach for mouse, keyboard and screen reader, so messages
 * live inside the one that is on top, and in the page while there is none.
 */
export const toastPlace = document.createElement('div');
toastPlace.className = 'contents';

/** Moves the messages to where they can be reached; `leaving` is a dialog that is about to go. */
export function placeToasts(leaving?: HTMLElement | null): void {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')].filter((each) => each !== leaving);
  const place = open.at(-1) ?? document.body;
  if (toastPlace.parentElement !== place) place.append(toastPlace);
}

placeToasts();
