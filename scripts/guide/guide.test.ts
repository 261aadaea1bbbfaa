import { describe, expect, test } from 'vitest';
import { keysIn, onceEach, renewed, withKeys } from './keys.mjs';
import { mistakesIn } from './mistakes.mjs';

const next = { group: 'List', keys: 'j', label: 'Next row' };

describe('the keys of the guide', () => {
  test('are what the sources register, in a list, a constant or a page of the menu', () => {
    const found = keysIn(
      'features/ready-for-moderation/Page.tsx',
      `const key = 'shift+r';
       const group = t\`List\`;
       useHotkeys([
         { keys: 'j', label: t\`Next row\`, group, run },
         { keys: key, label: t\`Rotate\`, run },
         { keys: 'p', label: t\`Second key\`, run, unlisted: true },
         ruleKey('y', t\`Rule in focus: yes\`, run),
         { keys: String(place), label: t\`Go to \${code}\`, run },
       ]);
       export const menu = [{ title: 'Home', words: msg\`Home\`, keys: 'g h' }];`,
    );
    expect(found).toEqual([
      next,
      { group: 'Ready for moderation', keys: 'shift+r', label: 'Rotate' },
      { group: 'Everywhere', keys: 'g h', label: 'Go to Home' },
      { group: 'List', keys: 'y', label: 'Rule in focus: yes' },
    ]);
  });

  test('of which there is one for each outcome stand in one row', () => {
    const listed = ['1', '2'].map((keys) => ({ group: 'Outcomes', keys, label: `Go to US ${keys}` }));
    expect(onceEach(listed)).toEqual([
      { group: 'Outcomes', keys: '1 … 9', label: 'Go to the outcome of that number' },
    ]);
  });

  test('that were worked out while it ran stay until their words or their key are gone', () => {
    const uphold = { group: 'Decision', keys: 'd u', label: 'Uphold', computed: true };
    const gone = { group: 'Decision', keys: 'd x', label: 'Burn', computed: true };
    const taken = { group: 'List', keys: 'j', label: 'Uphold', computed: true };
    expect(renewed([next], [uphold, gone, taken], new Set(['Uphold']))).toEqual([uphold, next]);
  });

  test('are written between their marks, also the plus', () => {
    const page = 'Before\n\n<!-- keys: List -->\nold\n<!-- /keys -->\n\nBehind';
    expect(withKeys(page, [next, { group: 'List', keys: 'mod++', label: 'Larger' }])).toBe(
      'Before\n\n<!-- keys: List -->\n\n### List\n\n| Key | What it does |\n| --- | --- |\n' +
        '| `J` | Next row |\n| `Ctrl` `+` | Larger |\n\n<!-- /keys -->\n\nBehind',
    );
    expect(() => withKeys(page, [])).toThrow('none');
  });
});

describe('a page of the guide', () => {
  const guide = {
    pages: [{ name: 'a.md', text: '![Home](pictures/home.webp)\n\nPress **Claim**, see [b](a.md).' }],
    taken: ['home'],
    there: ['home.webp'],
    texts: new Set(['Claim']),
  };
  const withText = (text: string) => ({
    ...guide,
    pages: [{ name: 'a.md', text: `![Home](pictures/home.webp) ${text}` }],
  });

  test('that is as the application is has no mistakes', () => {
    expect(mistakesIn(guide)).toEqual([]);
  });

  test.each([
    [withText('**Grab**'), 'docs/guide/a.md: “Grab” is not on any screen'],
    [withText('[c](c.md)'), 'docs/guide/a.md: there is no page c.md'],
    [withText('![x](pictures/other.webp)'), 'docs/guide/a.md: no script takes the picture other'],
    [
      withText('![](pictures/home.webp)'),
      'docs/guide/a.md: the picture pictures/home.webp has no words for those who do not see it',
    ],
    [{ ...guide, there: [] }, 'the picture home was not taken yet; run npm run guide'],
    [{ ...guide, there: ['home.webp', 'old.webp'] }, 'no script takes old.webp'],
    [
      { ...guide, taken: ['home', 'more'], there: ['home.webp', 'more.webp'] },
      'no page of the guide shows the picture more',
    ],
  ])('is told what is wrong with it: %#', (wrong, mistake) => {
    expect(mistakesIn(wrong)).toEqual([mistake]);
  });
});
