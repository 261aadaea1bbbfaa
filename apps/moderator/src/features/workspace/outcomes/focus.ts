/** Elements that keys and links bring into focus. */
export const outcomeId = (id: string): string => `outcome-${id}`;
export const commentName = 'outcome-comment';

/** Puts the focus on the head of an outcome and shows all of it that fits. */
export function bringToOutcome(id: string): void {
  const head = document.getElementById(outcomeId(id));
  head?.focus({ preventScroll: true });
  head?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

export const bringToComment = (): void =>
  document.querySelector<HTMLElement>(`[name=${commentName}]`)?.focus();
