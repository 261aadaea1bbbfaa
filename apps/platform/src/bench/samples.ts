import { drawSample, defaultSamplingPolicy, proveBy } from '@moderator/moderation';
import type { Bands, SampleAttempt } from '@moderator/moderation';
import { keyedHash } from '../attempts/keyed-hash.ts';

const size = 10_000;
/** Milliseconds that drawing, coverage and bounds of such a batch may take together. */
const mostMilliseconds = 100;
const runs = 20;

/** Ten thousand attempts of two hundred assessors at a hundred sites, judged on twelve outcomes. */
const attempts: SampleAttempt[] = Array.from({ length: size }, (_, index) => ({
  id: `0192f3a4-f114-7565-9406-${index.toString(16).padStart(12, '0')}`,
  assessorId: `assessor-${index % 200}`,
  siteId: `site-${(index * 7) % 100}`,
  outcomeIds: Array.from({ length: 12 }, (_each, outcome) => `outcome-${outcome}`),
  methods: ['portfolio', 'observation', 'knowledge'].slice(0, 1 + (index % 3)),
  passed: index % 9 !== 0,
  assessorDays: 30 + (index % 200),
}));
const bands: Bands = new Map(
  Array.from({ length: 200 }, (_, index) => [`assessor-${index}`, { band: 'proven', percentage: 0.4 }]),
);

/**
 * Draws a sample of ten thousand attempts by rules, bands and coverage, and tells its bounds for the batch and for each
 * assessor.
 * @returns whether the median of the runs is within the bound
 */
export function benchSamples(): boolean {
  const policy = { ...defaultSamplingPolicy, percentage: 0.4, minimum: 3 };
  const times = { drawing: [] as number[], bounds: [] as number[], all: [] as number[] };
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    drawSample({ seed: `bench ${run}`, policy, attempts, keyedHash, bands });
    const drawn = performance.now();
    proveBy({ population: size, drawn: 2500, changed: 40 });
    for (let assessor = 0; assessor < 200; assessor++)
      proveBy({ population: 50, drawn: 12, changed: assessor % 4 });
    const ended = performance.now();
    times.drawing.push(drawn - started);
    times.bounds.push(ended - drawn);
    times.all.push(ended - started);
  }
  const median = (all: number[]) => all.toSorted((one, other) => one - other)[runs / 2]!;
  console.log(
    `a sample of ${size.toLocaleString('en')}: drawing and coverage ${median(times.drawing).toFixed(0)} ms, bounds ${median(times.bounds).toFixed(0)} ms, together ${median(times.all).toFixed(0)} ms`,
  );
  return median(times.all) <= mostMilliseconds;
}
