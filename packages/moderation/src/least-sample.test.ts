import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastSampleOf } from './least-sample.ts';
import { defaultSamplingPolicy, drawSample } from './sampling.ts';

const policy = { ...defaultSamplingPolicy, percentage: 10, alwaysInclude: [] };
const at = (siteId: string, assessorId = 'thabo', assessorDays = 400) => ({
  siteId,
  assessorId,
  assessorDays,
});
const sites = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('the fewest attempts of a sample', () => {
  it('are those of its share and its minimum where these are enough', () => {
    const three = [...sites, ...sites].map(() => at('a'));
    expect(leastSampleOf(policy, three)).toEqual({ attempts: 3, ofNewAssessors: 0, each: null });
  });

  it('are one for each site where the sites are more', () => {
    expect(
      leastSampleOf(
        policy,
        sites.map((site) => at(site)),
      ),
    ).toEqual({
      attempts: 6,
      ofNewAssessors: 0,
      each: { kind: 'site', count: 6 },
    });
  });

  it('are one for each assessor where the assessors are more than the sites', () => {
    expect(
      leastSampleOf(
        policy,
        ['p', 'q', 'r', 's'].map((who) => at('a', who)),
      ),
    ).toEqual({
      attempts: 4,
      ofNewAssessors: 0,
      each: { kind: 'assessor', count: 4 },
    });
  });

  it('do not ask for sites that the policy does not want covered', () => {
    const uncovered = { ...policy, strata: ['outcome' as const] };
    expect(
      leastSampleOf(
        uncovered,
        sites.map((site) => at(site)),
      ).attempts,
    ).toBe(3);
  });

  it('are all of new assessors, and one of each site that is not theirs', () => {
    const always = { ...policy, alwaysInclude: ['new_assessor' as const] };
    const attempts = [...[1, 2, 3].map(() => at('a', 'new', 10)), at('b'), at('c')];
    expect(leastSampleOf(always, attempts)).toEqual({
      attempts: 5,
      ofNewAssessors: 3,
      each: { kind: 'site', count: 2 },
    });
    expect(leastSampleOf(policy, attempts).ofNewAssessors).toBe(0);
  });

  it('are never more than a draw takes', () => {
    const attempt = fc.record({
      siteId: fc.constantFrom(...sites),
      assessorId: fc.constantFrom('p', 'q', 'r', null),
      assessorDays: fc.constantFrom(10, 400),
    });
    fc.assert(
      fc.property(
        fc.array(attempt, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 100 }),
        (all, percentage) => {
          const given = all.map((each, place) => ({ ...each, id: String(place) }));
          const asked = { ...defaultSamplingPolicy, percentage };
          const { size } = drawSample({
            seed: 's',
            policy: asked,
            attempts: given,
            keyedHash: () => (id) => id.padStart(4, '0'),
          });
          expect(leastSampleOf(asked, given).attempts).toBeLessThanOrEqual(size);
        },
      ),
    );
  });
});
