import type { Fixture } from '../../testing/fixture.ts';

export const reports: Fixture = {
  bodies: {
    readReport: () => ({}),
    exportReport: () => ({}),
  },
};
