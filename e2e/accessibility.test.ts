import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Brand } from '../apps/platform/src/embedded/identity/brand.ts';
import { defaultColour } from '../apps/platform/src/embedded/identity/colour.ts';
import { forgottenPage } from '../apps/platform/src/embedded/identity/pages/forgotten.ts';
import { invitationPage } from '../apps/platform/src/embedded/identity/pages/invitation.ts';
import { renderPage } from '../apps/platform/src/embedded/identity/pages/layout.ts';
import type { Page as IdentityPage } from '../apps/platform/src/embedded/identity/pages/layout.ts';
import { english } from '../apps/platform/src/embedded/identity/pages/texts/en-ZA.ts';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, look, openContext, refusal, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';

readOnly();

/** Addresses of every page; those of one thing are found by following the first link to one, and may have a page below. */
const pages: [name: string, path: string, follow?: RegExp, username?: string, below?: string][] = [
  ['Home', '/'],
  ['Due assessments', '/due-assessments'],
  ['Ready for moderation', '/ready-for-moderation'],
  ['the attempts', '/ready-for-moderation?view=attempts'],
  ['a batch without a sample', '/ready-for-moderation', /Contact centre support, November/],
  ['a batch with gaps', '/ready-for-moderation', /Business administration, winter group/],
  ['a reported batch', '/ready-for-moderation?show=reported', /Lift truck operators, third quarter/],
  [
    'the draft of a report',
    '/ready-for-moderation',
    /Business administration, winter group/,
    'moderator',
    '/report',
  ],
  [
    'a signed report',
    '/ready-for-moderation?show=reported',
    /Lift truck operators, third quarter/,
    'moderator',
    '/report',
  ],
  ['a sampling plan', '/ready-for-moderation/sampling-plan'],
  ['figures of agreement', '/ready-for-moderation/agreement'],
  ['figures of moderation', '/ready-for-moderation/figures'],
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
  ['coming work', '/coming-work'],
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
  { scheme: 'light', width: 1440, what: 'all' },
  { scheme: 'dark', width: 1440, what: 'colours' },
  { scheme: 'dark', width: 320, what: 'all' },
] as const;

const visitors = new Map<string, Visitor>();
afterAll(() => Promise.all([...visitors.values()].map(({ context }) => context.close())));

describe.each(pages)('%s', (_, path, follow, username = 'moderator', below = '') => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = visitors.get(username) ?? (await visit(browser, system.url, username));
    visitors.set(username, visitor);
    const { page } = visitor;
    await look(page, looks[0]);
    await page.goto(system.url + path);
    if (follow) await page.getByText(follow).filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (below) {
      await page.waitForURL(/\/batches\//);
      await page.goto(`${page.url().split('?')[0]}${below}`);
      await page.getByRole('heading', { level: 1, name: 'Moderation report' }).waitFor();
    }
    await page.waitForLoadState('networkidle');
  });

  it.each(looks)(
    'has no violation, no complaint and nothing beyond the edge in $scheme at $width px',
    async (each) => {
      const { page } = visitor;
      await look(page, each);
      await expectAccessible(page, each.what);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      expect(visitor.complaints).toEqual([]);
    },
  );
});

/** A page of the identity service that nobody comes to without changing something, as it is drawn for everybody. */
async function openDrawn(page: Page, drawn: (brand: Brand) => IdentityPage) {
  const brand = { name: 'Umthombo Skills', colour: defaultColour, logoUrl: undefined, scheme: undefined };
  const { text, headers } = renderPage(drawn(brand));
  await page.route('**/realms/moderator/drawn', (route) => route.fulfill({ body: text, headers }));
  await page.goto(`${system.url}/realms/moderator/drawn`);
}

async function openSignIn(page: Page) {
  await page.goto(system.url);
  await page.getByLabel('Username').waitFor();
}

async function fillSignIn(page: Page, username: string, password: string) {
  await openSignIn(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openForgotten(page: Page) {
  await openSignIn(page);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('Username or email address').waitFor();
}

const username = 'zanele.ndlovu';

/** Pages that people see before they are signed in, each as they come to it. */
const before: [name: string, open: (page: Page) => Promise<void>][] = [
  ['the sign-in page', openSignIn],
  [
    'the sign-in page with a mistake',
    async (page) => {
      await fillSignIn(page, 'nobody-of-this-name', 'wrong');
      await page.getByRole('alert').waitFor();
    },
  ],
  ['a forgotten password', openForgotten],
  [
    'a forgotten password that was asked for',
    async (page) => {
      await openForgotten(page);
      await page.getByLabel('Username or email address').fill('nobody-of-this-name');
      await page.getByRole('button', { name: 'Send a link' }).click();
      await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    },
  ],
  [
    'a forgotten password that was asked for too often',
    (page) =>
      openDrawn(page, (brand) =>
        forgottenPage(brand, english, { name: username, error: english.askedTooOften(12) }),
      ),
  ],
  [
    'an invitation',
    (page) => openDrawn(page, (brand) => invitationPage(brand, english, { username, isExpired: false })),
  ],
  [
    'an invitation with a mistake',
    (page) =>
      openDrawn(page, (brand) =>
        invitationPage(brand, english, { username, isExpired: false, error: english.passwordTooShort(8) }),
      ),
  ],
  [
    'an invitation that has expired',
    (page) => openDrawn(page, (brand) => invitationPage(brand, english, { username, isExpired: true })),
  ],
  [
    'an invitation that is none',
    async (page) => {
      await page.goto(`${system.url}/realms/moderator/invitation/none`);
      await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    },
  ],
  [
    'somebody whom the platform does not know',
    async (page) => {
      const problem = { code: 'unknown_person', title: 'Nobody', detail: 'Nobody.' };
      await page.route('**/api/v2/users/**', (route) => route.fulfill(refusal(403, problem)));
      await fillSignIn(page, 'learner', 'learner');
      await page.getByRole('heading', { level: 1, name: 'You have no user here yet' }).waitFor();
    },
  ],
];

describe.each(before)('%s', (_, open) => {
  it('has no violation and nothing beyond the edge in either scheme, wide and narrow', async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await open(page);
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [1440, 390]) {
        await look(page, { scheme, width });
        // Another scheme is other colours alone.
        await expectAccessible(page, scheme === 'light' ? 'all' : 'colours');
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([scheme, width, beyond]).toEqual([scheme, width, 0]);
      }
    await context.close();
  });
});
