import { flushSync } from 'react-dom';

/** Elements that keys and links bring into focus. */
export const outcomeId = (id: string): string => `outcome-${id}`;
export const commentName = 'outcome-comment';

/**
 * Opens an outcome, puts the focus on its head and shows all of it that fits.
 * It is open before it has the focus: a letter typed at once would be the verdict on the one before.
 * @param open what opens it
 */
export function bringToOutcome(id: string, open: (id: string) => void): void {
  flushSync(() => open(id));
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
