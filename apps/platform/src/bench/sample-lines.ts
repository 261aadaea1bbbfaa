import { drawSample, defaultSamplingPolicy, proveBy } from '@moderator/moderation';
import type { SampleAttempt } from '@moderator/moderation';
import { keyedHash } from '../attempts/keyed-hash.ts';
import type { Line } from './measure.ts';

const size = 10_000;

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
const bands: Parameters<typeof drawSample>[0]['bands'] = new Map(
  Array.from({ length: 200 }, (_, index) => [`assessor-${index}`, { band: 'proven', percentage: 0.4 }]),
);

/** Draws a sample by rules, bands and coverage, and tells its bounds for the batch and for each assessor. */
export const sampleLines: Line[] = [
  {
    name: 'rules: draw of a sample',
    size,
    run: (turn) => {
      const policy = { ...defaultSamplingPolicy, percentage: 0.4, minimum: 3 };
      drawSample({ seed: `bench ${turn}`, policy, attempts, keyedHash, bands });
      return Promise.resolve();
    },
  },
  {
    name: 'rules: bounds of a sample',
    size,
    run: () => {
      proveBy({ population: size, drawn: 2500, changed: 40 });
      for (let assessor = 0; assessor < 200; assessor++)
        proveBy({ population: 50, drawn: 12, changed: assessor % 4 });
      return Promise.resolve();
    },
  },
];
