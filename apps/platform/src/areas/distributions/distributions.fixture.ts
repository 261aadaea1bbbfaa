import type { Fixture } from '../../testing/fixture.ts';

export const distributions: Fixture = {
  paths: {
    '/distributions/documents': 'distribution-documents',
    '/distributions/newsflashes/categories': 'newsflash-categories',
    '/distributions/newsflashes': 'newsflashes',
  },
  bodies: {
    sendDistributionDocument: () => ({ everybody: true }),
    sendNewsflash: () => ({ everybody: true }),
  },
};
