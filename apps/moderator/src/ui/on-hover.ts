interface Hovering {
  onEnter: (event: PointerEvent) => void;
  onLeave: (event: PointerEvent) => void;
}

/**
 * Tells when the pointer comes over an element and when it goes; the answer stops that, as a ref's cleanup.
 * By the browser's own events: React works its own out from the element that the pointer left, and says
 * nothing when that one was taken from the page meanwhile, as what stands in for a page that loads is.
 */
export function onHover(element: HTMLElement, { onEnter, onLeave }: Hovering): () => void {
  element.addEventListener('pointerenter', onEnter);
  element.addEventListener('pointerleave', onLeave);
  return () => {
    element.removeEventListener('pointerenter', onEnter);
    element.removeEventListener('pointerleave', onLeave);
  };
}
