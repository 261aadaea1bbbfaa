import { randomUUID } from 'node:crypto';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  manifest12,
  manifest2004,
  pack,
  talkingPage,
} from '../apps/platform/src/content/packages/packages.fixture.ts';
import type { Item } from '../apps/platform/src/content/packages/packages.fixture.ts';
import { publishLesson } from '../apps/platform/src/testing/publishing.ts';
import { signInAt } from '../apps/platform/src/testing/sign-in.ts';
import { browser, startForAll, startSecond, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { startSystem } from './support/system.ts';

startForAll();

const kind = 'formal' as const;

/** Makes a lesson of a package, as a manager does, and says where a learner opens it. */
async function lessonOf(
  version: '1.2' | '2004',
  items: Item[],
  { url, more = {} }: { url: string; more?: Record<string, string> } = system,
): Promise<string> {
  const token = await signInAt(url, 'manager');
  const api = createClient(routes, { baseUrl: `${url}/api`, token: () => token });
  const manifest = (version === '1.2' ? manifest12 : manifest2004)({ title: `Calls ${version}`, items });
  const pages = items.map(({ title, href }) => [href.split('?')[0], talkingPage(version, title)] as const);
  const { id, accountId } = await api.uploadScormPackage({
    kind,
    file: pack({ 'imsmanifest.xml': manifest, ...Object.fromEntries(pages), ...more }),
    fileName: 'calls.zip',
  });
  await expect
    .poll(async () => (await api.getScormPackage({ kind, id })).state, { timeout: 30_000 })
    .toBe('ready');
  const lesson = await api.createLesson({
    kind,
    body: {
      accountId,
      title: `Calls ${version}`,
      lessonType: 'Practical',
      contentType: 'Scorm',
      selfService: true,
    },
  });
  await api.registerScormPackage({ kind, id, body: { lessonId: lesson.id } });
  await publishLesson(api, lesson.id);
  return `${url}/courses/${randomUUID()}/lessons/${lesson.id}`;
}

/** What the package shows, inside the page that plays it. */
const inside = (page: Page) => page.frameLocator('main iframe').frameLocator('iframe');

/** Goes to another part, whose frame may end and begin anew meanwhile: whoever waits in it is sent away then. */
async function openPart(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  const heading = inside(page).getByRole('heading', { name: title });
  await expect.poll(() => heading.isVisible().catch(() => false)).toBe(true);
}

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

it('a package of SCORM 1.2 is played, closed and gone on with, and gets at nothing of the platform', async () => {
  const address = await lessonOf('1.2', [
    { title: 'Taking a call', href: `start.html?platform=${encodeURIComponent(system.url)}` },
  ]);
  const { context, page } = await visit(browser, system.url, 'learner');
  await page.goto(address);
  await inside(page).getByText('Page 1 of 5').waitFor();
  await expectAccessible(page);

  // Nothing of the platform is within its reach.
  const tried = inside(page).locator('#tried');
  await expect.poll(async () => (await tried.textContent())?.length ?? 0).toBeGreaterThan(10);
  const found = JSON.parse((await tried.textContent()) ?? '{}') as Record<string, string>;
  expect(Object.keys(found).sort()).toEqual(
    ['storage', 'cookies', 'ownCookies', 'page', 'leading', '/api/v2/courses', '/'].sort(),
  );
  expect({ ...found, ownCookies: '' }).toEqual({
    storage: 'SecurityError',
    cookies: 'SecurityError',
    ownCookies: '',
    page: 'SecurityError',
    leading: 'SecurityError',
    '/api/v2/courses': 'TypeError',
    '/': 'TypeError',
  });
  expect(found['ownCookies']).toBe('got: ');

  await inside(page).getByRole('button', { name: 'Next page' }).click();
  await inside(page).getByRole('button', { name: 'Answer' }).click();
  await saved(page);
  await page.close();

  // A closed tab is gone on from without a question.
  const second = await context.newPage();
  await second.goto(address);
  await inside(second).getByText('Page 2 of 5').waitFor();
  await inside(second).getByText('Notes: seen 2').waitFor();
  await context.close();
}, 120_000);

it('a package of SCORM 2004 with two parts and a hidden one is played to its end, and leads on by itself', async () => {
  const address = await lessonOf('2004', [
    { title: 'Greeting', href: 'greeting.html' },
    { title: 'Passing on', href: 'passing.html' },
    { title: 'Hidden end', href: 'end.html', hidden: true },
  ]);
  const { context, page } = await visit(browser, system.url, 'learner');
  await page.goto(address);
  await inside(page).getByRole('heading', { name: 'Greeting' }).waitFor();
  await inside(page).getByRole('button', { name: 'Next page' }).click();
  await saved(page);
  await page.reload();
  await inside(page).getByText('Page 2 of 5').waitFor();
  await inside(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Greeting.*Passed/ }).waitFor();
  await inside(page).getByRole('button', { name: 'On to the next part' }).click();
  const heading = inside(page).getByRole('heading', { name: 'Passing on' });
  await expect.poll(() => heading.isVisible().catch(() => false)).toBe(true);
  await inside(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Passing on.*Passed/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Hidden end' }).count()).toBe(0);
  // Behind the last of those that are shown there is none to be led to.
  await inside(page).getByRole('button', { name: 'On to the next part' }).click();
  await page.getByText('You are at the end of this part').waitFor();
  await openPart(page, 'Greeting');
  await context.close();
}, 120_000);

it('a package opens its parts in the order that it asks for, and says of each why it does not open', async () => {
  const after = '<adlcp:prerequisites type="aicc_script">ITEM-1</adlcp:prerequisites>';
  const address = await lessonOf('1.2', [
    { title: 'Greeting', href: 'greeting.html' },
    { title: 'Passing on', href: 'passing.html', rules: after },
  ]);
  const { page } = await visit(browser, system.url, 'learner');
  await page.goto(address);
  const part = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name });
  await part(/^Passing on after the parts before it$/).waitFor();
  expect(await part(/^Passing on/).getAttribute('aria-disabled')).toBe('true');
  await inside(page).getByRole('heading', { name: 'Greeting' }).waitFor();
  await expectAccessible(page);
  await inside(page).getByRole('button', { name: 'Done' }).click();
  await inside(page).getByRole('button', { name: 'Leave' }).click();
  await part(/^Passing on$/).click();
  await inside(page).getByRole('heading', { name: 'Passing on' }).waitFor();
});

it('a package that is left by a link has ended, and another device goes on with it to its end', async () => {
  const address = await lessonOf('1.2', [{ title: 'Taking a call', href: 'start.html' }]);
  const { context, page } = await visit(browser, system.url, 'learner');
  await page.goto(address);
  await inside(page).getByRole('button', { name: 'Next page' }).click();
  await inside(page).getByText('Page 2 of 5').waitFor();
  await saved(page);
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/finish') && answer.ok());
  await page.getByRole('link', { name: 'Course' }).first().click();
  await ended;
  const other = await visit(browser, system.url, 'learner');
  await other.page.goto(address);
  await inside(other.page).getByText('Page 2 of 5').waitFor();
  await inside(other.page).getByRole('button', { name: 'Done' }).click();
  await other.page.getByText('Passed').first().waitFor();
  await inside(other.page).getByRole('button', { name: 'Leave' }).click();
  await other.page.getByText('You are at the end of this part').waitFor();
  await context.close();
  await other.context.close();
}, 120_000);

it('a package that opens its course in a window of its own reports from there', async () => {
  const launcher = `<!doctype html><button id="open">Open the course</button><p id="told"></p><script>
    document.getElementById('open').addEventListener('click', () => {
      document.getElementById('told').textContent = window.open('course.html', 'course') ? 'It is open' : 'No window';
    });</script>`;
  const items = [{ title: 'Taking a call', href: 'launcher.html' }];
  const itself = `<!doctype html><button id="done">Done</button><script>
    const api = window.opener.parent.API;
    api.LMSInitialize('');
    try { window.opener.top.location = 'about:blank'; } catch (error) { document.title = error.name; }
    document.getElementById('done').addEventListener('click', () => {
      api.LMSSetValue('cmi.core.lesson_status', 'passed');
      api.LMSCommit('');
    });</script>`;
  const more = { 'launcher.html': launcher, 'course.html': itself };
  const address = await lessonOf('1.2', items, { url: system.url, more });
  const { context, page } = await visit(browser, system.url, 'learner');
  await page.goto(address);
  const opening = context.waitForEvent('page');
  await inside(page).getByRole('button', { name: 'Open the course' }).click();
  const course = await opening;
  await inside(page).getByText('It is open').waitFor();
  // From there nobody is led away either.
  expect(await course.title()).toBe('SecurityError');
  await course.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Passed').first().waitFor();
  await saved(page);
  await context.close();
}, 120_000);

it('what a package told is kept from a second window, without a network, and when the platform is killed', async () => {
  const own = await startSecond();
  const address = await lessonOf('1.2', [{ title: 'Taking a call', href: 'start.html' }], own);
  const { context, page } = await visit(browser, own.url, 'learner');
  await page.goto(address);
  await inside(page).getByRole('button', { name: 'Next page' }).click();
  await inside(page).getByText('Page 2 of 5').waitFor();
  await saved(page);

  // A second window beside it asks first, and the first one is told.
  const second = await context.newPage();
  await second.goto(address);
  await second.getByRole('button', { name: 'Go on here' }).click();
  await inside(second).getByText('Page 2 of 5').waitFor();
  await inside(page).getByRole('button', { name: 'Next page' }).click();
  await page.getByText('It goes on somewhere else').waitFor();
  await page.close();

  // Without a network it plays on, and what it told is sent when there is one again.
  await context.setOffline(true);
  await inside(second).getByRole('button', { name: 'Next page' }).click();
  await second.getByText('Kept on this device until the network is back').waitFor();
  await context.setOffline(false);
  await saved(second);

  // The platform is killed and started again: nothing that it said was saved is lost, nor what was told meanwhile.
  await own.stop('SIGKILL');
  await inside(second).getByRole('button', { name: 'Next page' }).click();
  await second.getByText('Kept on this device until the network is back').waitFor();
  const again = await startSystem({ PORT: new URL(own.url).port, DATA_DIR: own.dataDirectory });
  await saved(second);
  await inside(second).getByRole('button', { name: 'Done' }).click();
  await second.getByText('Passed').first().waitFor();
  await second.getByRole('button', { name: 'Close the package' }).click();
  await second.getByText('You are at the end of this part').waitFor();
  await context.close();
  await again.stop();
  await own.remove();
}, 180_000);
