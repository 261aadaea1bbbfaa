import { hash } from 'node:crypto';
import { daysAfter } from './values.ts';
import type { SourceAttempt, SourceOutcome, SourceResult } from './source.ts';

/** What the source said about an attempt when it was imported, short enough to be kept with it. */
export interface Fingerprint {
  learner: string;
  /** By the key of the outcome. */
  results: Record<string, string>;
}

/** Two fingerprints differ exactly where the source differs, whatever happened on the platform meanwhile. */
export function fingerprintOf(
  { site, assessor, learner }: SourceAttempt,
  rendered: ReadonlyMap<SourceOutcome, SourceResult>,
): Fingerprint {
  const results: Record<string, string> = {};
  for (const [outcome, result] of rendered) results[outcome.key] = digest(result);
  return { learner: digest({ site, assessor, learner }), results };
}

const digest = (value: unknown): string => hash('sha256', JSON.stringify(value), 'hex').slice(0, 12);

/** When an attempt was handed in and assessed, as far as the source says. */
export function daysOf(
  { course }: SourceAttempt,
  results: ReadonlyMap<SourceOutcome, SourceResult>,
  days: number,
  now: Date,
): { submittedAt: Date | null; assessedAt: Date; judgedAt(result: SourceResult): Date | null } {
  const latest = (dates: (Date | undefined)[]) =>
    dates.reduce((last, date) => (date && (!last || date > last) ? date : last), undefined);
  const assessedAfter = (date: Date | undefined) => {
    const assessed = date ? daysAfter(date, days) : now;
    return assessed < now ? assessed : now;
  };
  const submitted = latest([...results.values()].map((result) => result.handedIn));
  const assessedAt = assessedAfter(submitted ?? latest(course.outcomes.map((each) => each.due)));
  return {
    submittedAt: submitted ?? null,
    assessedAt,
    judgedAt: ({ result, handedIn }) =>
      result === null ? null : handedIn ? assessedAfter(handedIn) : assessedAt,
  };
}
