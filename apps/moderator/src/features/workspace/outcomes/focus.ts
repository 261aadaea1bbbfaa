/** Elements that keys and links bring into focus. */
export const outcomeId = (id: string): string => `outcome-${id}`;
export const commentName = 'outcome-comment';

/** Puts the focus on the head of an outcome and shows all of it that fits. */
export function bringToOutcome(id: string): void {
  const head = document.getElementById(outcomeId(id));
  head?.focus({ preventScroll: true });
  head?.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

/** Into the comment, behind what is written already. */
export function bringToComment(): void {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[name=${commentName}]`);
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
