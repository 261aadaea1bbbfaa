import type { Figure } from './measure.ts';

/** How much slower than stored a line may be, measured by the calibrating loop of its own run. */
const mostSlower = 1.3;
/** How much more something may cost among many than among few. */
const mostGrowth = 1.5;

export interface Compared extends Figure {
  /** Milliseconds as they are stored, on the machine that is named there. */
  before: number | undefined;
  /** Now by before, each by its calibrating loop. */
  ratio: number | undefined;
  slower: boolean;
}

export function compared(figures: readonly Figure[], stored: readonly Figure[]): Compared[] {
  return figures.map((figure) => {
    const before = stored.find(({ name, size }) => name === figure.name && size === figure.size);
    const ratio = before && figure.relative / before.relative;
    return {
      ...figure,
      before: before?.milliseconds,
      ratio,
      slower: ratio !== undefined && ratio > mostSlower,
    };
  });
}

/**
 * How much more each line costs with many than with few, for lines that were measured with both. The p95 is told beside it:
 * of so few runs it is as much the machine's as the line's.
 */
export function grown(figures: readonly Figure[], few: number, many: number) {
  return figures.flatMap((figure) => {
    const more = figures.find(({ name, size }) => name === figure.name && size === many);
    if (figure.size !== few || !more) return [];
    const ratio = more.milliseconds / figure.milliseconds;
    return [{ name: figure.name, ratio, p95: more.p95 / figure.p95, tooMuch: ratio > mostGrowth }];
  });
}
