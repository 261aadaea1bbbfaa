import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { openMenu } from './support/measure.ts';
import { expectAccessible, offlineBar, refusal, visit } from './support/pages.ts';
import { root } from './support/system.ts';
import { moderatingVisit, startModerating } from './support/workspace.ts';

startForAll();

/** How many copies lie on this device, and all their bytes as text. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('copies');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
    const store = database.transaction('copies').objectStore('copies');
    const all = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const [keys, values] = await Promise.all([
      all(store.getAllKeys()),
      all<{ sealed: Blob }[]>(store.getAll()),
    ]);
    database.close();
    const texts = await Promise.all(values.map(({ sealed }) => sealed.text()));
    return { count: keys.length, text: keys.join(' ') + texts.join(' ') };
  });

/** Somebody at an attempt, whose browser has all that opens it without a network. */
async function openedVisit(): Promise<{ page: Page; context: BrowserContext; learner: string }> {
  const { page, context } = await moderatingVisit(browser, system.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator('canvas').first().waitFor();
  const learner = (await page.getByRole('heading', { level: 1 }).textContent())!;
  const kept = async () => {
    const before = (await copies(page)).count;
    await page.waitForTimeout(1_000);
    return before > 3 && before === (await copies(page)).count;
  };
  await expect.poll(kept, { timeout: 30_000 }).toBe(true);
  return { page, context, learner };
}

describe('what was opened', () => {
  it('opens without a network when its page is loaded anew, with its evidence, and can be judged', async () => {
    const { page, context, learner } = await openedVisit();
    const address = page.url();
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: learner }).waitFor();
    await page.locator('canvas').first().waitFor();
    await offlineBar(page).waitFor();
    await page.keyboard.press('c');
    // The next outcome follows.
    await page.getByText('Not sent yet').waitFor();
    await page.keyboard.press('1');
    await page.getByText('Your verdict is kept on this device.').waitFor();
    await expectAccessible(page);
    // The list of batches was opened before, the register of external assessments was not.
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page
      .getByRole('link', { name: /Business administration, winter group/ })
      .first()
      .waitFor();
    await page.goto(`${system.url}/external-assessments`);
    await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 });
    await page.goto(address);
    // It goes on where it was: what was judged on the device alone is judged.
    const second = page
      .getByRole('region', { name: 'Outcomes' })
      .getByRole('heading', { level: 3 })
      .nth(1)
      .getByRole('button');
    await expect.poll(() => second.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('1');
    await page.getByText('Your verdict is kept on this device.').waitFor();
    await context.setOffline(false);
    await page
      .getByText(/^(Agrees|Differs)$/)
      .first()
      .waitFor();
    await context.close();
  });

  it('lies sealed on the device, for this window alone, and goes with whoever leaves', async () => {
    const { page, context, learner } = await openedVisit();
    const { text } = await copies(page);
    for (const word of [learner, learner.split(' ').at(-1)!, 'getWorkspace', 'Khumalo'])
      expect(text).not.toContain(word);
    const another = await context.newPage();
    await another.goto(page.url());
    await another.getByRole('heading', { level: 1, name: learner }).waitFor();
    await another.evaluate(() => sessionStorage.removeItem('copies'));
    await context.setOffline(true);
    await offlineBar(another).waitFor();
    await another.reload();
    await another.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 60_000 });
    await another.close();
    await context.setOffline(false);
    const window = await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('copies')!) as { name: string }).name,
    );
    expect(text).toContain(window);
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Username').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('copies'))).toBeNull();
    expect((await copies(page)).text).not.toContain(window);
    await context.close();
  });
});

describe('a batch that is taken along', () => {
  it('opens without a network, attempt by attempt with its evidence, though none was opened before', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator', { keepsApplication: true });
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page.getByRole('link', { name: 'Financial management N4, first semester' }).first().click();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const progress = page.getByRole('region', { name: 'Progress' });
    await expectAccessible(page);
    await progress.getByRole('button', { name: 'Take along' }).click();
    await progress.getByText(/^5 attempts are on this device for a day/).waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    await page.reload();
    await progress.getByText(/^5 attempts are on this device for a day/).waitFor();
    const rows = page.getByRole('row').filter({ hasText: 'In sample' });
    const count = await rows
      .first()
      .waitFor()
      .then(() => rows.count());
    for (let row = 0; row < Math.min(2, count); row++) {
      const link = rows.nth(row).getByRole('link').first();
      // Names stand with their numbers.
      const learner = (await link.textContent())!.replace(/L\d+$/, '');
      await link.click();
      await page.getByRole('heading', { level: 1, name: learner }).waitFor();
      await page.getByText('To do').first().waitFor();
      expect(await page.getByText('Not on this device').count()).toBe(0);
      await page.goBack();
    }
    await context.close();
  });

  it('has its recordings with it, which play without a network from wherever they are sought', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator', { keepsApplication: true });
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const progress = page.getByRole('region', { name: 'Progress' });
    await progress.getByRole('button', { name: 'Take along' }).click();
    await progress.getByText(/on this device for a day/).waitFor({ timeout: 60_000 });
    await progress.getByRole('button', { name: 'Take along again' }).waitFor({ timeout: 60_000 });
    expect(await progress.getByText(/still needs? a network/).count()).toBe(0);
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    await startModerating(page);
    const recording = page
      .getByRole('region', { name: 'Evidence', exact: true })
      .getByRole('listitem')
      .filter({ hasText: /Video|Audio/ })
      .first();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('To do').first().waitFor();
    await page.keyboard.press('l');
    await recording.getByRole('button').first().click();
    const player = page.locator('video, audio');
    await expect
      .poll(() => player.evaluate(({ src }: HTMLMediaElement) => src).catch(() => ''), { timeout: 30_000 })
      .toMatch(/^blob:/);
    await expect
      .poll(() => player.evaluate(({ readyState }: HTMLMediaElement) => readyState))
      .toBeGreaterThan(0);
    const sought = await player.evaluate(
      (element: HTMLMediaElement) =>
        new Promise<number>((resolve) => {
          element.addEventListener('seeked', () => resolve(element.currentTime), { once: true });
          element.currentTime = element.duration / 2;
        }),
    );
    expect(sought).toBeGreaterThan(1);
    expect(await page.getByText('Not on this device').count()).toBe(0);
    await context.close();
  });

  it('has what was made of a recording with it where the original does not play here, at the speed that was chosen', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    const film = await readFile(join(root, 'packages/demo/media/lift-truck-inspection.mp4'));
    const made = randomUUID();
    const answers = /\/api\/v2\/files\/[^/]+(\/download)?$/;
    let isOffline = false;
    await context.route(answers, async (route) => {
      if (isOffline) return route.abort();
      const [id, of] = new URL(route.request().url()).pathname.split('/').slice(4);
      if (id === made && of === 'download')
        return route.fulfill({ body: film, headers: { 'content-type': 'video/mp4' } });
      if (id === made)
        return route.fulfill({ json: { data: { id, size: film.length, sources: [], subtitles: [] } } });
      const asked = await route.fetch();
      const isRecording = /^(video|audio)/.test(asked.headers()['content-type'] ?? '');
      if (of === 'download') {
        // No browser plays this.
        return isRecording
          ? route.fulfill({ body: 'HEVC', headers: { 'content-type': 'video/mp4' } })
          : route.fulfill({ response: asked });
      }
      const { data: file } = (await asked.json()) as { data: { mediaType: string } };
      if (!file.mediaType.startsWith('video/')) return route.fulfill({ response: asked });
      const sources = [made, id].map((each) => ({
        type: 'video/mp4',
        url: `/api/v2/files/${each}/download`,
        height: null,
        bitrate: null,
      }));
      return route.fulfill({ response: asked, json: { data: { ...file, sources } } });
    });
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
    const progress = page.getByRole('region', { name: 'Progress' });
    await progress.getByRole('button', { name: 'Take along' }).click();
    await progress.getByRole('button', { name: 'Take along again' }).waitFor({ timeout: 60_000 });
    await progress.getByText(/on this device for a day/).waitFor();
    // Nothing keeps the application here, since its answers would go past the routes: the page has to be there.
    await startModerating(page);
    await page.getByText('To do').first().waitFor();
    await page.goBack();
    await progress.waitFor();
    isOffline = true;
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    await startModerating(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('To do').first().waitFor();
    const evidence = page.getByRole('region', { name: 'Evidence', exact: true }).getByRole('listitem');
    const open = async (what: RegExp) => {
      await page.keyboard.press('l');
      await evidence.filter({ hasText: what }).first().getByRole('button').first().click();
    };
    await open(/Video/);
    const player = page.locator('video');
    await expect
      .poll(() => player.evaluate(({ videoHeight }: HTMLVideoElement) => videoHeight).catch(() => 0), {
        timeout: 30_000,
      })
      .toBeGreaterThan(0);
    await page.getByLabel('Speed').selectOption('1.5');
    const speed = () => player.evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate).catch(() => 0);
    await expect.poll(speed).toBe(1.5);
    await open(/PDF/);
    await player.waitFor({ state: 'detached' });
    await open(/Video/);
    await expect.poll(speed, { timeout: 30_000 }).toBe(1.5);
    await context.close();
  });

  it('goes on without what the platform refuses, and keeps what is here where the line goes', async () => {
    const { page, context } = await visit(browser, system.url, 'moderator');
    await page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await page.getByRole('link', { name: 'Financial management N4, first semester' }).first().click();
    const progress = page.getByRole('region', { name: 'Progress' });
    let isRefused = false;
    await page.route('**/files/*/download', (route) => {
      if (isRefused) return route.continue();
      isRefused = true;
      return route.fulfill(
        refusal(409, { code: 'wrong_state', title: 'x', detail: 'It is being looked at.' }),
      );
    });
    await progress.getByRole('button', { name: 'Take along' }).click();
    const here = progress.getByText(/^5 attempts are on this device for a day/);
    await progress.getByText(/1 recording or large file still needs a network/).waitFor({ timeout: 60_000 });
    await here.waitFor();
    // What was refused before alone is asked for: the others are here.
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith('/download') ? 1 : 0));
    await progress.getByRole('button', { name: 'Take along again' }).click();
    await progress.getByText(/recording or large file/).waitFor({ state: 'detached', timeout: 60_000 });
    await here.waitFor();
    expect(asked).toBe(1);
    await context.setOffline(true);
    await progress.getByRole('button', { name: 'Take along again' }).click();
    await progress.getByText(/The platform could not be reached/).waitFor({ timeout: 60_000 });
    await here.waitFor();
    // Another window needs the room for what somebody types, or its person leaves.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('copies');
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('success', () => {
            const clearing = opening.result.transaction('copies', 'readwrite');
            clearing.objectStore('copies').clear();
            clearing.addEventListener('complete', () => resolve());
          });
        }),
    );
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await here.waitFor({ state: 'detached' });
    await context.close();
  });
});
