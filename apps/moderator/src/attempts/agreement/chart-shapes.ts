import type { AgreementOverTime } from '@moderator/contract/types';

interface Point {
  month: string;
  share: number;
  x: number;
  y: number;
}

/** What a chart of a trend is drawn of, in units of its box. */
export interface Chart {
  first: string;
  last: string;
  points: Point[];
  band: string;
  line: string;
  /** Lines across, from the top: all, the middle, and the lowest share that is shown. */
  lines: { share: number; y: number }[];
}

const numberOf = (month: string): number => {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return year * 12 + ofYear - 1;
};

/**
 * The shapes of a trend. Months stand at their distance in time; the lowest line is the tenth below everything that is
 * shown, so that small differences are seen and are not made to look like large ones.
 * @returns undefined where no month has a share
 */
export function chartOf(
  months: AgreementOverTime['months'],
  width: number,
  height: number,
): Chart | undefined {
  const shown = months.flatMap(({ month, share }) => (share ? [{ month, ...share }] : []));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return undefined;
  const floor = Math.min(0.8, Math.floor(Math.min(...shown.map((each) => each.low)) * 10) / 10);
  const span = numberOf(last.month) - numberOf(first.month);
  const xOf = (month: string) =>
    span === 0 ? width / 2 : ((numberOf(month) - numberOf(first.month)) / span) * width;
  const yOf = (share: number) => round((1 - (share - floor) / (1 - floor)) * height);
  const points = shown.map(({ month, value }) => ({
    month,
    share: value,
    x: round(xOf(month)),
    y: yOf(value),
  }));
  // A single month is as wide as a mark, or its interval would not be seen.
  const half = span === 0 ? 4 : 0;
  const top = shown.map(({ month, high }) => [xOf(month) - half, yOf(high)]);
  const bottom = shown.toReversed().map(({ month, low }) => [xOf(month) + half, yOf(low)]);
  const corners =
    span === 0
      ? [top[0]!, [top[0]![0]! + 2 * half, top[0]![1]!], bottom[0]!, [top[0]![0]!, bottom[0]![1]!]]
      : [...top, ...bottom];
  return {
    first: first.month,
    last: last.month,
    points,
    band: corners.map(([x, y]) => `${round(x!)},${y}`).join(' '),
    line: points.map(({ x, y }) => `${x},${y}`).join(' '),
    lines: [1, (1 + floor) / 2, floor].map((share) => ({ share, y: yOf(share) })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
