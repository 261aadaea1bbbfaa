/** How often feedback on one topic is no accident any more. */
export const recurringFrom = 3;
/** Days within which it counts as recurring: half a year, so that an old habit is not held against anybody. */
export const recurringDays = 183;

/**
 * Topics of feedback, those that came up most often first, and whether each comes up often enough to agree on an
 * action. That repeated findings become actions with a day is what quality assurers ask for; how often is repeated
 * they leave open, so the number is ours.
 *
 * @param counts how often each came up within {@link recurringDays} since the last action on it
 * @example recurringTopics([{ topic: 'current', feedback: 3 }]) // [{ topic: 'current', feedback: 3, recurs: true }]
 */
export const recurringTopics = <Count extends { topic: string; feedback: number }>(
  counts: readonly Count[],
): (Count & { recurs: boolean })[] =>
  counts
    .filter(({ feedback }) => feedback > 0)
    .toSorted((one, other) => other.feedback - one.feedback || (one.topic < other.topic ? -1 : 1))
    .map((count) => ({ ...count, recurs: count.feedback >= recurringFrom }));
