import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, offlineBar, refusal } from './support/pages.ts';
import { answerRules, judgeByKeys, moderatingVisit, uphold } from './support/workspace.ts';

startForAll();

/** Judges everything and chooses to uphold: a decision that is ready to be signed. */
async function makeReady(page: Page): Promise<void> {
  await judgeByKeys(page);
  await answerRules(page);
  await page.getByRole('radio', { name: /^Uphold/ }).check();
  await page.getByLabel(/^Reason/).fill('Seen in the evidence cited.');
  await page.getByText(/^Saved \d\d:\d\d/).waitFor();
}

describe('all verdicts given without a network, on an attempt that nobody holds', () => {
  it('go on from outcome to outcome by keys, count, say what has to wait for the platform, and all arrive', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    const outcomes = page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 });
    await outcomes.first().waitFor();
    const count = await outcomes.count();
    const kept = page.getByText('Not sent yet');
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    const claim = page.getByRole('button', { name: /^Claim/ });
    await expect.poll(() => claim.getAttribute('aria-disabled')).toBe('true');
    await page.getByText(/^Without a network it cannot be claimed\./).waitFor();
    await page.getByText(/^They can be answered once the attempt is yours/).waitFor();
    // To the second, and back to the first that is left: the key finds what is to do.
    await page.keyboard.press('2');
    await page.keyboard.press('u');
    for (let given = 1; given <= count; given++) {
      const open = outcomes.nth(given - 1).getByRole('button');
      await expect.poll(() => open.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('c');
      await expect.poll(() => kept.count()).toBe(given);
      await page.getByText(`${given} kept on this device`).waitFor();
    }
    const bar = page.getByRole('progressbar', { name: 'Verdicts given' });
    expect(await bar.getAttribute('aria-valuetext')).toBe(`${count} of ${count}`);
    await page.getByText(/^Every verdict is given; some are kept on this device\./).waitFor();
    expect(await page.getByText(/No verdict yet/).count()).toBe(0);
    await expectAccessible(page);
    await context.setOffline(false);
    await kept.first().waitFor({ state: 'detached' });
    await expect.poll(() => kept.count()).toBe(0);
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toBe(`${count} of ${count}`);
    await expect.poll(() => page.getByText(/kept on this device/).count(), { timeout: 15_000 }).toBe(0);
    // Else it goes with the window, and the next visit finds it undecided.
    const signed = page.waitForResponse((answer) => answer.url().endsWith('/decision') && answer.ok());
    await uphold(page);
    await signed;
    await page.getByText('Upheld').first().waitFor();
    await context.close();
  });
});

describe('a verdict given without a network', () => {
  it('stays with the attempt, and is recorded and answered with the judgement as soon as there is one', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    await page.getByText('To do').first().waitFor();
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    await page.keyboard.press('c');
    await page.getByText('Not sent yet').waitFor();
    // The next outcome is open by now.
    await page.keyboard.press('1');
    await page.getByText('Your verdict is kept on this device.').waitFor();
    expect(await page.getByText('nothing was changed').count()).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Business administration, winter group' }).waitFor();
    await page.goForward();
    // Where it went on from; the first is judged.
    await page.getByText('Not sent yet').waitFor();
    await page.keyboard.press('1');
    await page.getByText('Your verdict is kept on this device.').waitFor();
    await expectAccessible(page);
    await context.setOffline(false);
    await page
      .getByText(/^(Agrees|Differs)$/)
      .first()
      .waitFor();
    await page.getByText('Not sent yet').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a decision signed without a network', () => {
  it('waits on the device while its moderator goes on, and is signed as soon as there is a network', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    // What was looked at has not come through either.
    const looks = (url: URL) => url.pathname.endsWith('/looks');
    await context.route(looks, (route) => route.abort('connectionfailed'));
    await makeReady(page);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const heading = page.getByRole('heading', { level: 1 });
    const learner = (await heading.textContent())!;
    await context.setOffline(true);
    await offlineBar(page).waitFor();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Sign:/ }).click();
    const notice = dialog.getByText(/^The decision was sent and no answer came\. It is kept on this device/);
    await notice.waitFor({ timeout: 60_000 });
    const { y, height } = (await notice.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(900);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Signed on this device; waiting for the answer of the platform.').waitFor();
    // Read again as often as one likes.
    await page.keyboard.press('Control+Enter');
    await notice.waitFor();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // Out of the field in which the key was pressed.
    await page.keyboard.press('Escape');
    await page.keyboard.press(']');
    await expect.poll(() => heading.textContent()).not.toBe(learner);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes(id))
        sent.push(request.url().split('/').at(-1)!);
    });
    await context.unroute(looks);
    await context.setOffline(false);
    await page.getByText(`${learner}: the decision that waited on this device is signed.`).waitFor();
    // Behind the decision it would not count any more. They may come twice.
    expect([...new Set(sent)].slice(0, 2)).toEqual(['looks', 'decision']);
    // The attempt on the screen may just be coming itself.
    await page.getByRole('button', { name: 'Previous attempt', disabled: false }).waitFor();
    await page.keyboard.press('[');
    await expect.poll(() => heading.textContent()).toBe(learner);
    await page.getByText('Upheld').first().waitFor();
    await context.close();
  });

  it('is sent from whichever page is open next, and says where the platform refuses it', async () => {
    const { page, context } = await moderatingVisit(browser, system.url);
    await makeReady(page);
    const learner = (await page.getByRole('heading', { level: 1 }).textContent())!;
    const decisions = (url: URL) => url.pathname.endsWith('/decision');
    await context.route(decisions, (route) => route.abort('connectionfailed'));
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Sign:/ }).click();
    await dialog.getByText(/It is kept on this device/).waitFor({ timeout: 60_000 });
    await context.unroute(decisions);
    await context.route(decisions, (route) =>
      route.fulfill(
        refusal(409, {
          code: 'wrong_state',
          title: 'x',
          detail: 'This is not possible now.',
        }),
      ),
    );
    await page.goto(system.url);
    await page
      .getByText(
        `${learner}: the decision that waited on this device was not signed. This is not possible now.`,
      )
      .waitFor();
    await page.getByRole('button', { name: 'Open the attempt' }).click();
    await page.getByRole('heading', { level: 1, name: learner }).waitFor();
    await context.close();
  });
});
