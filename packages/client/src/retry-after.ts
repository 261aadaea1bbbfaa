/**
 * Milliseconds that Retry-After asks for, which comes as seconds or as a date; null where it says nothing.
 * A date is taken against the clock that it was made by, since ours may be wrong.
 */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
