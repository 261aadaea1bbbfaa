/**
 * Milliseconds that Retry-After asks for, which comes as seconds or as a date; null where it says
 * nothing that is written as it has to be.
 * A date is taken against the clock that it was made by, since ours may be wrong.
 */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Engines make dates of almost anything, also of `1.5`.
  const date = httpDate.test(value) ? Date.parse(value) : NaN;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** As RFC 9110 writes them, section 5.6.7: today's form, and the older one with a whole day and a short year. */
const httpDate = /^[A-Z]\w+, \d\d[ -]\w{3}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/;
