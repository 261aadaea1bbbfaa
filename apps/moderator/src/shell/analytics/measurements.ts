/** What is measured. `page` is the pattern of its address, "/workspace/$attemptId", never the address. */
export type Measurement =
  | { kind: 'page-view'; page: string; at: string }
  | { kind: 'web-vital'; page: string; name: string; value: number; rating: string };

export const pageView = (page: string, at = new Date()): Measurement => ({
  kind: 'page-view',
  page,
  // To the minute: nearer would tell people apart.
  at: `${at.toISOString().slice(0, 16)}Z`,
});

/** CLS is a small ratio, everything else milliseconds. */
export const vital = (
  { name, value, rating }: { name: string; value: number; rating: string },
  page: string,
): Measurement => ({
  kind: 'web-vital',
  page,
  name,
  value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
  rating,
});
