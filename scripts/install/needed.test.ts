import { describe, expect, it } from 'vitest';
import { missingOf } from './needed.mjs';

const wanted = {
  '': {},
  'apps/platform': { version: '0.1.0' },
  'node_modules/@moderator/platform': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/typescript': { version: '7.0.0', devOptional: true },
  'node_modules/postgres-of-another-machine': { version: '18.0.0', optional: true },
};
const product = {
  'node_modules/@moderator/platform': { link: true },
  'node_modules/fastify': { version: '5.0.0' },
};
const everything = {
  ...product,
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/typescript': { version: '7.0.0', devOptional: true },
};

describe('what has to be installed', () => {
  it('is all of it where nothing is there, but for what only other machines need', () => {
    expect(missingOf(wanted, {}, 'product')).toEqual(Object.keys(product));
    expect(missingOf(wanted, {}, 'everything')).toEqual(Object.keys(everything));
  });

  it('is nothing where all of it is there', () => {
    expect(missingOf(wanted, product, 'product')).toEqual([]);
    expect(missingOf(wanted, everything, 'product')).toEqual([]);
    expect(missingOf(wanted, everything, 'everything')).toEqual([]);
  });

  it('is what tests need, where only the product was run so far', () => {
    expect(missingOf(wanted, product, 'everything')).toEqual([
      'node_modules/vitest',
      'node_modules/typescript',
    ]);
  });

  it('is what the lockfile has in another version by now', () => {
    const newer = { ...wanted, 'node_modules/fastify': { version: '5.0.1' } };
    expect(missingOf(newer, everything, 'product')).toEqual(['node_modules/fastify']);
  });

  it('is a workspace that stands where a package of its name stood', () => {
    const before = { ...everything, 'node_modules/@moderator/platform': { version: '0.1.0' } };
    expect(missingOf(wanted, before, 'product')).toEqual(['node_modules/@moderator/platform']);
  });
});
