import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const page = readFileSync(at('docs/security.md'), 'utf8');
const folders = ['apps/platform/src/security', 'apps/platform/src', '.'];

/** Tests that the page names, as it writes them. */
const named = [...page.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path]) => path);
const found = (path: string) => folders.some((folder) => existsSync(at(`${folder}/${path}`)));

describe('what is promised of security', () => {
  it.each([...new Set(named)])('is held by a test that is there: %s', (path) => {
    expect(found(path)).toBe(true);
  });

  it('is not held by one that is not there', () => {
    expect(found('nothing.test.ts')).toBe(false);
  });

  it.each(readdirSync(at('apps/platform/src/security')).filter((name) => name.endsWith('.test.ts')))(
    'is written down for what %s tests',
    (name) => {
      expect(named).toContain(name);
    },
  );

  it.each(page.split('\n').filter((line) => /^\| (?!what is promised|---)/.test(line)))(
    'names in each row what it is kept by, and a test or a measurement: %s',
    (line) => {
      const [, promised, keptBy, test] = line.split(' | ').length === 3 ? ['', ...line.split(' | ')] : [];
      expect([promised, keptBy].every((cell) => (cell ?? '').trim() !== '')).toBe(true);
      expect(test).toMatch(/\.test\.ts`|npm run bench/);
    },
  );
});
