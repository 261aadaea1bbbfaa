import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync(new URL('../styles.css', import.meta.url), 'utf8');

test('breakpoints are 40, 60 and 100 rem', () => {
  expect(
    Object.fromEntries(
      [...styles.matchAll(/--breakpoint-(\w+): (\w+);/g)].map(([, name, size]) => [name, size]),
    ),
  ).toEqual({
    mobile: '40rem',
    tablet: '60rem',
    desktop: '100rem',
  });
});
