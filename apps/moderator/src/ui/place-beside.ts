const margin = 6;

/** Puts a floating box under its anchor, or above it where there is no room, inside the window. */
export function placeBeside(
  box: HTMLElement,
  anchor: HTMLElement,
  align: 'middle' | 'start' = 'middle',
): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = at.bottom + margin + height <= innerHeight || at.top < height + margin;
  const wanted = align === 'middle' ? at.left + at.width / 2 - width / 2 : at.left;
  box.style.left = `${Math.max(margin, Math.min(wanted, innerWidth - width - margin))}px`;
  box.style.top = `${below ? at.bottom + margin : at.top - height - margin}px`;
}
