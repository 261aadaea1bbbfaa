import { describe, expect, test } from 'vitest';
import { iconLinks } from './favicons.ts';

describe('icons of the page', () => {
  test('come from the logos of the theme: drawing, old kind and home screen', () => {
    const favicon = { svg: '/a.svg', legacyICO: '/a.ico', appleICO: '/a.png' };
    expect(iconLinks({ favicon })).toEqual([
      { rel: 'icon', href: '/a.ico', sizes: '32x32' },
      { rel: 'icon', href: '/a.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/a.png' },
    ]);
  });

  test('without logos the application has its own', () => {
    expect(iconLinks({})).toEqual([{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]);
  });

  test.each(['javascript:alert(1)', '//elsewhere.example/a.svg', 'data:text/html,x', ''])(
    '%s is no address of an icon',
    (svg) => {
      expect(iconLinks({ favicon: { svg } })[0]?.href).toBe('/favicon.svg');
    },
  );
});
