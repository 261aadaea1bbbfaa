import { expect, test } from 'vitest';
import { renderPage } from '../../../guide-pages.ts';
import { guidePageFor } from './pages.ts';

test.each([
  [['moderator', 'assessor'], 'moderator'],
  [['assessor'], 'assessor'],
  [['trainer'], 'assessor'],
  [['verifier'], 'verifier'],
  [['site_manager'], 'manager'],
  [['learner'], 'start'],
] as const)('the guide opens for %j at %s', (roles, page) => {
  expect(guidePageFor({ roles })).toBe(page);
});

test('a page of the guide holds nothing but its text, its pictures and links to its pages', () => {
  const { title, html, pictures } = renderPage(
    '# Title\n\n<script>alert(1)</script>\n\nA *word* <b onclick="x">bold</b>, [next](keys.md), [out](https://x.example), `?`\n\n![Home "now"](pictures/home.webp) ![x](https://x.example/y.png)',
  );
  expect([title, pictures]).toEqual(['Title', ['pictures/home.webp']]);
  expect(html).toBe(
    '<p>A <em>word</em> bold, <a href="/guide/keys">next</a>, out, <kbd>?</kbd></p>\n' +
      '<p><img src="picture:0;" alt="Home &quot;now&quot;" width="1280" height="800"> </p>\n',
  );
});
