/** Milliseconds after a finger was lifted in which its click comes, if it comes at all. */
const clickAfterMs = 500;

const parts = ['pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'] as const;

/**
 * Keeps the rest of a touch, of which this is the beginning, from the page: what closes under the finger
 * would hand the click to whatever lies below. Anything but the press of a pointer ends with itself.
 */
export function swallowTouch(event: Event): void {
  event.stopPropagation();
  if (event.type !== 'pointerdown') return;
  const end = () => {
    for (const part of parts) removeEventListener(part, swallow, { capture: true });
    removeEventListener('pointercancel', end, { capture: true });
    removeEventListener('pointerdown', end, { capture: true });
  };
  const swallow = (each: Event) => {
    each.preventDefault();
    each.stopImmediatePropagation();
    if (each.type === 'click') end();
    // A finger that moved away clicks nothing; a later click is meant.
    else if (each.type === 'pointerup') setTimeout(end, clickAfterMs);
  };
  for (const part of parts) addEventListener(part, swallow, { capture: true });
  addEventListener('pointercancel', end, { capture: true });
  // The next press is one of its own.
  setTimeout(() => addEventListener('pointerdown', end, { capture: true }));
}
