import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { comeBackLater, expectAccessible, focusedTag, look, visit } from './support/pages.ts';
import { confirmSignature, judgeSample, setCondition, signWithConditions, toJudge } from './support/room.ts';

startForAll();

const body = 'Transport SETA';

describe('the visit of a verifier', () => {
  it('is worked through in its room, answered by the provider, and endorsed with a condition', async () => {
    const { page, complaints } = await visit(browser, system.url, 'verifier');
    await page.getByRole('link', { name: new RegExp(body) }).click();
    await page.getByRole('button', { name: /^Draw \d+ attempts$/ }).click();
    await toJudge(page).first().waitFor();

    // What is typed is there after a reload, and on the device alone.
    await page.getByLabel('What it says').fill('The sheet of the second lift carries no date.');
    await page.reload();
    await page.getByRole('button', { name: 'Keep as a note' }).click();
    await page.getByText('Your note, not shared').waitFor();
    await page.getByLabel('Kind').selectOption({ label: 'Question' });
    await page.getByLabel('What it says').fill('Who drove the truck on the second day?');
    await page.getByRole('button', { name: 'Ask the provider' }).click();
    await page.getByText('Who drove the truck on the second day?').waitFor();

    const { page: host } = await visit(browser, system.url, 'manager');
    await host.goto(page.url());
    await host.getByText('Who drove the truck on the second day?').waitFor();
    expect(await host.getByText('carries no date').count()).toBe(0);
    const asked = host.getByRole('listitem').filter({ hasText: 'Who drove the truck on the second day?' });
    await asked.getByLabel('Your answer').fill('Their trainer did.');
    await asked.getByRole('button', { name: 'Send the answer' }).click();
    await host.getByText('Their trainer did.').waitFor();
    await expectAccessible(host);

    await judgeSample(page);
    // What is saved in another window meanwhile is what stands in this one.
    const other = await visit(browser, system.url, 'verifier');
    await other.page.goto(page.url());
    const comment = (on: Page) => on.getByRole('region', { name: 'Checklist' }).getByLabel('Comment').first();
    await comment(other.page).fill('Seen twice.');
    await other.page.getByRole('button', { name: 'Save the checklist' }).click();
    const unsaved = 'Not saved yet; kept on this device.';
    await other.page.getByText(unsaved).waitFor({ state: 'hidden' });
    await other.context.close();
    await comeBackLater(page);
    await expect.poll(() => comment(page).inputValue()).toBe('Seen twice.');
    expect(await page.getByText(unsaved).count()).toBe(0);
    await setCondition(page, 'Dates on every sheet.');
    await expectAccessible(page);
    // What is answered and not saved is signed with the rest.
    const checklist = page.getByRole('region', { name: 'Checklist' });
    await checklist.getByLabel('Comment').last().fill('Seen on the shelf.');
    await page.getByText('Not saved yet; kept on this device.').waitFor();
    await signWithConditions(page, 'In order but for dates.');
    await checklist.getByText('Yes. Seen on the shelf.').waitFor();
    // The form is gone; who works by keys goes on at the heading, beside the report.
    expect(await focusedTag(page)).toBe('H1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Report as docx' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^verification-.*\.docx$/);
    // Over with its signature, however long it was planned to last.
    await host.goto(system.url);
    const signed = host.getByRole('link', { name: new RegExp(body) }).filter({ hasText: 'Signed' });
    const today = new Date().toISOString().slice(0, 10);
    expect((await signed.locator('time').getAttribute('datetime'))!.slice(0, 10)).toBe(today);

    await page.getByLabel('How you saw that it is met').fill('Seen on ten sheets.');
    await page.getByRole('button', { name: 'Close the condition' }).click();
    await page.getByText('Seen on ten sheets.').waitFor();
    await expect.poll(() => focusedTag(page)).toBe('H1');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('shows evidence with the name of the verifier, and what was opened to the provider', async () => {
    const { page } = await visit(browser, system.url, 'verifier');
    await page.goto(`${system.url}/external-assessments/visits`);
    await page.getByRole('link', { name: new RegExp(body) }).click();
    await page.getByRole('link', { name: 'Open evidence' }).first().click();
    await page.getByRole('link', { name: 'Back to Verification visit' }).waitFor();
    await page
      .getByText(/Fatima Adams, \d{4}-/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Download the file' }).count()).toBe(0);

    const { page: host } = await visit(browser, system.url, 'manager');
    await host.goto(`${system.url}/external-assessments/visits`);
    await host.getByRole('link', { name: new RegExp(body) }).click();
    await host.getByText('opened once').first().waitFor();
    await expectAccessible(host);
  });

  it('tells the provider of nothing that the verifier did not open', async () => {
    const { page } = await visit(browser, system.url, 'verifier');
    await page.goto(`${system.url}/external-assessments/visits`);
    await page.getByRole('link', { name: new RegExp(body) }).click();
    const { page: host } = await visit(browser, system.url, 'manager');
    const opened = async () => {
      await host.goto(page.url());
      const looks = host.getByRole('region', { name: 'What was opened' });
      await looks.getByRole('listitem').or(looks.getByRole('paragraph')).first().waitFor();
      return looks.getByRole('listitem').locator('span span:first-child').allTextContents();
    };
    const room = page.url();
    const before = await opened();
    const links = page.getByRole('link', { name: 'Open evidence' });
    await links.last().hover();
    await page.waitForTimeout(300);
    await links.nth(-2).click();
    await page.getByRole('link', { name: 'Back to Verification visit' }).waitFor();
    // As long as it takes until others have their next attempt.
    await page.waitForTimeout(4_000);
    const learner = (await page.locator('main h1').textContent())!;
    await page.goto(room);
    const after = await opened();
    const added = after.filter((name) => !before.includes(name));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((name) => !name.startsWith(learner))).toEqual([]);
  });

  it('plays films under the name of the verifier and the time, and in no window of their own', async () => {
    const { page, complaints } = await visit(browser, system.url, 'verifier');
    await page.goto(`${system.url}/external-assessments/visits`);
    await page.getByRole('link', { name: new RegExp(body) }).click();
    await page.getByRole('link', { name: 'Open evidence' }).first().click();
    await page.getByRole('link', { name: 'Back to Verification visit' }).waitFor();
    await page.getByRole('button', { name: 'Show the list' }).click();
    await page
      .getByRole('region', { name: 'Evidence', exact: true })
      .getByRole('button', { name: /Video/ })
      .first()
      .click();
    const video = page.locator('video');
    // It stands there before it is known what it plays; what is played before that is broken off.
    await expect
      .poll(() => video.evaluate((media: HTMLVideoElement) => media.videoHeight), { timeout: 20_000 })
      .toBeGreaterThan(0);
    await video.evaluate(async (media: HTMLVideoElement) => {
      media.muted = true;
      await media.play();
    });
    expect(await video.getAttribute('controlslist')).toContain('nofullscreen');
    const marks = page.locator('[data-verifier-mark] p');
    // Of three the one in the middle.
    const [shown, name] = [await video.boundingBox(), await marks.nth(1).boundingBox()];
    expect(await marks.nth(1).textContent()).toMatch(/^Fatima Adams, .*\d{4}/);
    // Over the picture, and nothing that is pressed.
    expect(name!.y).toBeGreaterThan(shown!.y);
    expect(name!.y + name!.height).toBeLessThan(shown!.y + shown!.height);
    expect(await marks.nth(1).evaluate((mark) => getComputedStyle(mark).pointerEvents)).toBe('none');
    await expectAccessible(page);
    // On a telephone as well the whole of it: name, day and time.
    await look(page, { scheme: 'dark', width: 390 });
    const narrow = await marks.nth(1).boundingBox();
    expect(narrow!.x + narrow!.width).toBeLessThanOrEqual(390);
    expect(complaints).toEqual([]);
  });

  it('that is not endorsed leads from the finding into a reopening of what it names', async () => {
    const { page: host } = await visit(browser, system.url, 'manager');
    await host.goto(`${system.url}/external-assessments/visits`);
    await host.getByRole('button', { name: 'Ask for a visit' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^Contact centre support, spring group/ }).check();
    await dialog.getByLabel('Quality body').fill('Contact SETA');
    await dialog.getByLabel('Verifier', { exact: true }).selectOption({ label: 'Fatima Adams' });
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Africa/Johannesburg' });
    await dialog.getByLabel('First day').fill(today);
    await dialog.getByLabel('Last day').fill('2099-01-31');
    await dialog.getByRole('button', { name: 'Ask for the visit' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const { page } = await visit(browser, system.url, 'verifier');
    await page.getByRole('link', { name: /Contact SETA/ }).click();
    const room = page.url();
    await page.getByRole('button', { name: /^Draw \d+ attempts?$/ }).click();
    await toJudge(page).first().waitFor();
    await judgeSample(page);
    const about = page.getByLabel('About', { exact: true });
    await about.selectOption({ index: 1 });
    await page.getByLabel('Outcome', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('What it says').fill('The recording is of another caller.');
    await page.getByLabel('It stands against an endorsement').check();
    await page.getByRole('button', { name: 'Share with the provider' }).first().click();
    await page.getByText('Against an endorsement', { exact: true }).waitFor();
    await page.getByLabel('Result', { exact: true }).selectOption({ label: 'Not endorsed' });
    await page.getByLabel('Findings as a whole').fill('One recording is not the learner’s.');
    await page.getByLabel('Your name, as your signature').fill('Fatima Adams');
    await confirmSignature(page);
    await expectAccessible(page);

    const { page: moderator } = await visit(browser, system.url, 'moderator2');
    await moderator.goto(room);
    await moderator.getByRole('link', { name: 'Reopen the decision…' }).click();
    const reopening = moderator.getByRole('dialog');
    // What the verifier found is there already: the outcome, and the reason in their words.
    await reopening.getByText('The recording is of another caller.').waitFor();
    await expect.poll(() => reopening.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await expectAccessible(moderator);
    await reopening.getByRole('button', { name: /^Reopen/ }).click();
    await moderator.getByText('Being judged anew').waitFor();
    await expectAccessible(moderator);
  });
});
