import { t } from '@lingui/core/macro';
import { isEmail } from '@moderator/contract/options';

/** The sentences that every form uses where a field has none of its own. `path` is the name of the field. */
export const requiredMessage = (path: string): string => t`${path} is a required field`;
export const emailMessage = (path: string): string => t`${path} must be a valid email`;
export const longestMessage = (path: string, most: number): string =>
  t`${path} must be at most ${most} characters`;

interface TextRules {
  required?: boolean;
  email?: boolean;
  /** Characters. */
  most: number;
}

/** What is wrong with a text, or null. */
export function textProblem(path: string, value: string, rules: TextRules): string | null {
  const text = value.trim();
  if (!text) return rules.required ? requiredMessage(path) : null;
  if (text.length > rules.most) return longestMessage(path, rules.most);
  return rules.email && !isEmail(text) ? emailMessage(path) : null;
}
