/**
 * Patterns for LIKE, one a word of what somebody searches for; what LIKE takes for a wildcard is text.
 * @param most words beyond it are left out
 */
export const searchPatterns = (text: string | undefined, most = Infinity): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, most)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
