import type { Fixture } from '../../testing/fixture.ts';

const policy = {
  percentage: 25,
  minimum: 3,
  alwaysInclude: ['appealed'],
  strata: ['assessor'],
  vacs: 'required',
  blind: true,
  facilitatorMayModerate: false,
  sequentialStep: 5,
  sequentialRun: 5,
  borderlineMargin: 0,
  riskBands: null,
};

export const samplingPolicies: Fixture = {
  bodies: {
    previewSamplingPolicy: () => ({ policy }),
    saveSamplingPolicy: () => ({ policy, version: 0 }),
  },
};
