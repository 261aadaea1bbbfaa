import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, look, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';

readOnly();

/** Addresses of every page; those of one thing are found by following the first link to one. */
const pages: [name: string, path: string, follow?: RegExp, username?: string][] = [
  ['Home', '/'],
  ['Due assessments', '/due-assessments'],
  ['Ready for moderation', '/ready-for-moderation'],
  ['the attempts', '/ready-for-moderation?view=attempts'],
  ['a batch without a sample', '/ready-for-moderation', /Contact centre support, November/],
  ['a batch with gaps', '/ready-for-moderation', /Business administration, winter group/],
  ['a reported batch', '/ready-for-moderation?show=reported', /Lift truck operators, third quarter/],
  ['a sampling plan', '/ready-for-moderation/sampling-plan'],
  ['figures of agreement', '/ready-for-moderation/agreement'],
  ['the record of an assessor', '/ready-for-moderation/agreement', /^Priya Naidoo$/],
  ['the sampling policies', '/ready-for-moderation/policies'],
  ['cases and rounds', '/ready-for-moderation/calibration'],
  ['a case that is judged', '/ready-for-moderation/calibration', /^What is enough to show a shift$/],
  [
    'a round that is compared',
    '/ready-for-moderation/calibration',
    /^How much of a call has to be heard$/,
    'manager',
  ],
  ['building a batch', '/ready-for-moderation?build=true'],
  ['the workspace', '/ready-for-moderation?view=attempts', /^Zungu, /],
  ['the workspace of an assessor', '/due-assessments', /^\p{L}+, \p{L}+$/u],
  ['External assessments', '/external-assessments'],
  ['a page of the guide', '/guide/moderator'],
  ['a page that does not exist', '/nowhere'],
  ['what is to be marked', '/marking', undefined, 'assessor'],
  ['the courses of a learner', '/courses', undefined, 'learner'],
  ['a course of a learner', '/courses', /Lift Truck Operator/, 'learner'],
  ['certificates', '/ready-for-moderation/certificates', undefined, 'manager'],
  ['the layout of certificates', '/ready-for-moderation/certificate-layout', undefined, 'manager'],
  ['working days', '/due-days', undefined, 'manager'],
];

const looks = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 1440 },
  { scheme: 'dark', width: 320 },
] as const;

const visitors = new Map<string, Visitor>();
afterAll(() => Promise.all([...visitors.values()].map(({ context }) => context.close())));

describe.each(pages)('%s', (_, path, follow, username = 'moderator') => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = visitors.get(username) ?? (await visit(browser, system.url, username));
    visitors.set(username, visitor);
    const { page } = visitor;
    await look(page, looks[0]);
    await page.goto(system.url + path);
    if (follow) await page.getByText(follow).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  });

  it.each(looks)(
    'has no violation, no complaint and nothing beyond the edge in $scheme at $width px',
    async (each) => {
      const { page } = visitor;
      await look(page, each);
      await expectAccessible(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      expect(visitor.complaints).toEqual([]);
    },
  );
});

it('the sign-in page has no violation in either scheme', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(system.url);
    await page.getByLabel('Username').waitFor();
    await expectAccessible(page);
    await context.close();
  }
});
