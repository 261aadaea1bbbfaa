import type { Result, Scale } from '@moderator/contract/types';
import { isResultOf } from '@moderator/moderation';

/**
 * The marks that somebody typed, with a point or a comma, or null where they are none of the scale.
 * @example markFrom(scale, '67,50') === '67.5'
 */
export function markFrom(scale: Scale, typed: string): Result | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{0,2})?$/.test(text)) return null;
  const mark = String(Number(text));
  return isResultOf(scale, mark) ? mark : null;
}
