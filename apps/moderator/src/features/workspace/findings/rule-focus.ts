/** Elements of the rules of evidence that keys bring into focus. */
export const findingsId = 'findings';
export const ruleCommentName = (rule: string): string => `comment-on-${rule}`;

/** To the first rule that is not answered; to the heading where all are. */
export function bringToOpenRule(): void {
  const section = document.getElementById(findingsId)?.closest('section');
  const target = section?.querySelector<HTMLElement>('li[data-open]') ?? document.getElementById(findingsId);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/** Into what is said about a rule. */
export const bringToRuleComment = (rule: string): void =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name=${ruleCommentName(rule)}]`)?.focus();

/** The rule that has the focus, or in whose fields it is. */
export const focusedRule = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-rule]')?.dataset['rule'];
