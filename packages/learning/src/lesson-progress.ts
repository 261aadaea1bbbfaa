import type { completions } from '@moderator/contract/options';

/** From a second to a second. */
export type Range = readonly [number, number];

/** How far somebody is in a lesson that consists of a film or of pages. */
export interface LessonPosition {
  resumeAt?: number | undefined;
  watched?: Range[] | undefined;
  page?: number | undefined;
  pages?: number[] | undefined;
}

/** What a page of a lesson tells while somebody learns. */
export interface Shown {
  position?: number | undefined;
  watched?: readonly Range[] | undefined;
  pages?: readonly number[] | undefined;
}

/** What a lesson consists of, and what makes it finished. */
export interface LessonRule {
  completion: (typeof completions)[number];
  /** Share of a film that has to be watched. */
  watchedShare: number;
  /** Seconds of the film, pages of the document; null where it is not known. */
  length: number | null;
}

/**
 * Ranges without overlaps, in order. Those that touch become one; empty ones and what is no number are left out.
 * @example mergeRanges([[5, 9], [0, 6], [20, 20]]) // [[0, 9]]
 */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const sorted = ranges
    .filter(([from, to]) => from >= 0 && to > from)
    .toSorted(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** What was shown before together with what is shown now: nothing that was told once is lost, in whatever order it comes. */
export function withShown(
  before: LessonPosition,
  { position, watched = [], pages = [] }: Shown,
  kind: 'film' | 'pages',
): LessonPosition {
  if (kind === 'film')
    return {
      ...before,
      ...(position !== undefined && { resumeAt: position }),
      watched: mergeRanges([...(before.watched ?? []), ...watched]),
    };
  const all = new Set([...(before.pages ?? []), ...pages]);
  return {
    ...before,
    ...(position !== undefined && { page: Math.max(1, Math.round(position)) }),
    pages: [...all].toSorted((one, other) => one - other),
  };
}

/**
 * The share of a lesson that is done, 0 to 1: seconds watched of those that it has, pages shown of those that it has.
 * Where its length is not known, what was begun is half done, since nobody can say how much is left.
 */
export function shareOf(
  { watched = [], pages = [] }: LessonPosition,
  { length }: Pick<LessonRule, 'length'>,
): number {
  const most = length ?? Infinity;
  const seconds = watched.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, most) - from), 0);
  // Nobody reads pages that there are not.
  const done = seconds + pages.filter((page) => page <= most).length;
  if (done === 0) return 0;
  return length === null || length <= 0 ? 0.5 : Math.min(1, done / length);
}

/**
 * Whether a lesson is finished by what was shown of it. What ends with a package, an assessment or a mark does not end here.
 * @param final whether whoever learns said so, behind the last page
 */
export function isLessonDone(position: LessonPosition, rule: LessonRule, final: boolean): boolean {
  if (rule.completion === 'opened') return true;
  const share = shareOf(position, rule);
  if (rule.completion === 'watched')
    return rule.length === null ? final && share > 0 : share >= rule.watchedShare;
  if (rule.completion !== 'read') return false;
  const last = Math.max(0, ...(position.pages ?? []), position.page ?? 0);
  return share >= 1 || (final && (rule.length === null ? last > 0 : last >= rule.length));
}
