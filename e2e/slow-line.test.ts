import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { gate } from './support/gate.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { twoPictures, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import {
  answerRules,
  claim,
  focusOutcome,
  judgeByKeys,
  moderatingVisit,
  signDecision,
  startModerating,
} from './support/workspace.ts';

startForAll();

const isVerdict = (url: URL) => /\/verdicts\/[^/]+$/.test(url.pathname);
/** Of the attempt on screen alone: the next one is fetched ahead. */
const isWorkspace = ({ pathname }: URL) =>
  pathname.endsWith(`/moderation/attempts/${new URL(page.url()).pathname.split('/').at(-1)}`);

let page: Page;
let riaan: Visitor;

beforeAll(async () => {
  ({ page } = await moderatingVisit(browser, system.url, { keepsApplication: false }));
  riaan = await visit(browser, system.url, 'moderator2');
  await claim(page);
});

const competent = () => page.getByRole('button', { name: /^Competent/ });
const colleague = () => page.getByText('Riaan Pretorius has this open, too');

/** Notes how many verdicts the page says there are, whenever that changes. */
async function followCount(): Promise<() => Promise<number[]>> {
  const bar = page.getByRole('progressbar', { name: 'Verdicts given' });
  const seen = await bar.evaluateHandle((element) => {
    const counts: number[] = [];
    const note = () => void counts.push(Number(element.getAttribute('aria-valuenow')));
    note();
    new MutationObserver(note).observe(element, { attributeFilter: ['aria-valuenow'] });
    return counts;
  });
  return () => seen.jsonValue();
}

/** Gives a verdict that is shown at once and comes no further than the network until it is let go. */
async function giveHeldVerdict(
  outcome: number,
  give = () => competent().click(),
): Promise<() => Promise<unknown>> {
  const held = gate();
  await page.route(isVerdict, async (route) => {
    await held.opened;
    await route.continue();
  });
  await focusOutcome(page, outcome);
  await give();
  await expect.poll(() => competent().getAttribute('aria-pressed')).toBe('true');
  return async () => {
    const recorded = page.waitForResponse((response) => isVerdict(new URL(response.url())));
    held.open();
    await recorded;
  };
}

describe('an attempt on the screen', () => {
  it('is asked for again where something happens to it, and not where it does to another', async () => {
    await riaan.page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await riaan.page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
    await startModerating(riaan.page);
    // They may have it already.
    const button = riaan.page.getByRole('button', { name: /^(Claim|Release)/ }).first();
    await button.waitFor();
    const told: string[] = [];
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => told.push(String(payload))));
    await page.reload();
    await page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 }).first().waitFor();
    let asked = 0;
    page.on('request', (request) => (asked += isWorkspace(new URL(request.url())) ? 1 : 0));
    const turn = async () => {
      const before = await button.textContent();
      await button.click();
      await expect.poll(() => button.textContent()).not.toBe(before);
    };
    // Behind a line that has just come up it is asked for once more.
    await expect.poll(() => asked).toBe(1);
    asked = 0;
    told.splice(0);
    await turn();
    await expect.poll(() => told.some((each) => /"claim\.changed","subject":null/.test(each))).toBe(true);
    // Longer than changes are gathered, and less than until it is asked for anyway.
    await page.waitForTimeout(4_000);
    expect(asked).toBe(0);
    await turn();
    await page.reload();
    await riaan.page.goto(page.url());
    // Sooner than it is asked for anyway.
    await colleague().waitFor({ timeout: 8_000 });
    await riaan.page.goto(system.url);
    await colleague().waitFor({ state: 'detached' });
  });
});

describe('a list on the screen', () => {
  it('is asked for again where somebody else works on it; what it can be filtered by when a filter is opened', async () => {
    const { page: list, context } = await visit(browser, system.url, 'moderator');
    await list.goto(`${system.url}/ready-for-moderation?view=attempts`);
    await list.getByRole('row').nth(3).waitFor();
    const course = list.getByRole('search').getByRole('button', { name: 'Course' });
    const asked: string[] = [];
    list.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/api/v2/', '')));
    await course.click();
    await list.getByRole('dialog').getByRole('checkbox').first().waitFor();
    await list.keyboard.press('Escape');
    expect(asked).toContain('moderation/attempts/facets');
    asked.splice(0);
    await riaan.page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await riaan.page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
    await startModerating(riaan.page);
    await riaan.page
      .getByRole('button', { name: /^(Claim|Release)/ })
      .first()
      .click();
    await expect.poll(() => asked).toContain('moderation/attempts');
    expect(asked).not.toContain('moderation/home');
    expect(asked).not.toContain('moderation/attempts/facets');
    await course.click();
    await expect.poll(() => asked).toContain('moderation/attempts/facets');
    // Where numbers stand beside the list they follow it.
    await list.keyboard.press('Escape');
    const menu = list.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Due assessments' }).press('Enter');
    await list.getByRole('button', { name: /^Overdue/ }).waitFor();
    await list.getByRole('row').nth(1).waitFor();
    asked.splice(0);
    await riaan.page
      .getByRole('button', { name: /^(Claim|Release)/ })
      .first()
      .click();
    await expect.poll(() => asked).toContain('moderation/attempts/facets');
    await context.close();
  });
});

describe('a filter that is opened before its values have come', () => {
  it('says so, and leads to them when they do', async () => {
    const { page: list, context } = await visit(browser, system.url, 'moderator');
    await list.goto(`${system.url}/ready-for-moderation?view=attempts`);
    await list.getByRole('row').nth(3).waitFor();
    const course = list.getByRole('search').getByRole('button', { name: 'Course' });
    const filter = list.getByRole('dialog', { name: 'Course' });
    await holdFirst(list, /\/facets$/, async () => {
      await course.press('Enter');
      await filter.getByText('Fetching what there is to choose from…').waitFor();
    });
    const first = filter.locator('input').first();
    await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
    await context.close();
  });

  it('says why where they do not come, and tries again', async () => {
    const { page: list, context } = await visit(browser, system.url, 'moderator');
    const problem = { status: 400, code: 'invalid_input', title: 'Bad input', detail: 'It is no queue.' };
    await list.route(/\/facets\?/, (route) =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', json: problem }),
    );
    await list.goto(`${system.url}/ready-for-moderation?view=attempts`);
    await list.getByRole('row').nth(3).waitFor();
    const course = list.getByRole('search').getByRole('button', { name: 'Course' });
    const filter = list.getByRole('dialog', { name: 'Course' });
    await course.press('Enter');
    await filter.getByText('It is no queue.').waitFor();
    await list.unrouteAll();
    await filter.getByRole('button', { name: 'Try again' }).press('Enter');
    const first = filter.locator('input').first();
    await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
    await context.close();
  });
});

describe('a verdict on its way', () => {
  it('stays on the screen where it is told meanwhile what the platform has: nothing yet', async () => {
    const counts = await followCount();
    const letGo = await giveHeldVerdict(0);
    await riaan.page.goto(page.url());
    await colleague().waitFor();
    await letGo();
    await page.getByRole('region', { name: /^Judgement of/ }).waitFor();
    expect(await counts()).toEqual([0, 1]);
  });

  it('stays behind an answer that was older than it and took longer', async () => {
    const counts = await followCount();
    const letGo = await giveHeldVerdict(1);
    const [older, late] = [gate(), gate()];
    await page.route(isWorkspace, async (route) => {
      const response = await route.fetch();
      older.open();
      await late.opened;
      // Where the page no longer waits for it, that is as good.
      await route.fulfill({ response }).catch(() => undefined);
    });
    await riaan.context.close();
    await older.opened;
    await letGo();
    await page
      .getByText(/^(Agrees|Differs)$/)
      .nth(1)
      .waitFor();
    late.open();
    await colleague().waitFor({ state: 'detached' });
    expect(await counts()).toEqual([1, 2]);
  });

  it('takes nobody out of the comment that they write meanwhile', async () => {
    const letGo = await giveHeldVerdict(2, () => page.keyboard.press('c'));
    await page.keyboard.press('m');
    await page.keyboard.type('Seen in the ');
    await letGo();
    await page
      .getByText(/^(Agrees|Differs)$/)
      .nth(2)
      .waitFor();
    await page.keyboard.type('logbook, no copy.');
    const comment = page.getByLabel('Your comment');
    expect(await comment.inputValue()).toBe('Seen in the logbook, no copy.');
    expect(await comment.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('what verdicts amount to', () => {
  it('is shown without asking for the attempt once more', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && isWorkspace(new URL(request.url()))) asked.push(request.url());
    });
    await page.keyboard.press('Escape');
    await judgeByKeys(page);
    await page.getByRole('radio', { name: /^Uphold.*follows from your verdicts/ }).waitFor();
    // What is asked behind the last verdict is asked by then.
    await answerRules(page);
    expect(asked).toEqual([]);
  });
});

describe('a decision that was just signed', () => {
  it('takes nobody on to the next attempt who went elsewhere meanwhile', async () => {
    await page.getByRole('radio', { name: /^Uphold/ }).check();
    const known = gate();
    const isNext = (url: URL) => url.pathname.endsWith('/next');
    await page.route(isNext, async (route) => {
      await known.opened;
      await route.continue();
    });
    await signDecision(page, 'Seen in the evidence cited.');
    await page.getByText('Upheld, signed.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('b');
    const batch = page.getByRole('heading', { level: 1, name: 'Business administration, winter group' });
    await batch.waitFor();
    known.open();
    await page.waitForLoadState('networkidle');
    // Two pictures later whoever goes on has gone.
    await twoPictures(page);
    expect(await batch.isVisible()).toBe(true);
  });

  it('takes on to the next attempt whoever stayed, although lists are still on their way', async () => {
    await page.unrouteAll();
    await startModerating(page);
    await claim(page);
    await judgeByKeys(page);
    await answerRules(page);
    await page.getByRole('radio', { name: /^Uphold/ }).check();
    const heading = page.getByRole('heading', { level: 1 });
    const learner = await heading.textContent();
    const held = gate();
    let waiting = 0;
    const isList = ({ pathname }: URL) =>
      pathname.startsWith('/api/') && !/\/moderation\/attempts\/[\da-f-]{36}/.test(pathname);
    await page.route(isList, async (route) => {
      waiting++;
      await held.opened;
      await route.continue();
    });
    await signDecision(page, 'Seen in the evidence cited.');
    await expect.poll(() => heading.textContent()).not.toBe(learner);
    expect(waiting).toBeGreaterThan(0);
    held.open();
  });
});

describe('a claim', () => {
  it('stays where an answer that is older than it comes behind it', async () => {
    await page.unrouteAll();
    const [older, late, over] = [gate(), gate(), gate()];
    await page.route(
      isWorkspace,
      async (route) => {
        const response = await route.fetch();
        older.open();
        await late.opened;
        // Where the page no longer waits for it, that is as good.
        await route.fulfill({ response }).catch(() => undefined);
        over.open();
      },
      { times: 1 },
    );
    // That somebody else opens it has it asked for again.
    const { page: second, context } = await visit(browser, system.url, 'moderator2');
    await second.goto(page.url());
    await older.opened;
    await claim(page);
    late.open();
    await over.opened;
    await twoPictures(page);
    expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
    await context.close();
  });
});

describe('the parts of a page', () => {
  it('are asked for together: the certificates of a course, and what was said to an assessor', async () => {
    const manager = await visit(browser, system.url, 'manager');
    await manager.page.goto(`${system.url}/ready-for-moderation/certificates`);
    await manager.page.getByLabel('Course').selectOption({ index: 1 });
    const issued = manager.page.getByRole('tab', { name: 'Register' });
    await issued.waitFor();
    await holdFirst(manager.page, /\/facets$/, async () => {
      await manager.page.reload();
      await issued.waitFor();
      expect(await manager.page.getByLabel('Course').count()).toBe(0);
    });
    await manager.page.getByLabel('Course').waitFor();

    await manager.page.goto(`${system.url}/ready-for-moderation/agreement`);
    const assessor = manager.page.locator('a[href*="/assessors/"]').first();
    const address = await assessor.getAttribute('href');
    await holdFirst(manager.page, /\/assessors\/[^/]+$/, async () => {
      const parts = ['/feedback', '/assessor-actions'].map((end) =>
        manager.page.waitForResponse(
          (answer) =>
            new URL(answer.url()).pathname.startsWith('/api/') &&
            new URL(answer.url()).pathname.endsWith(end),
        ),
      );
      await manager.page.goto(`${system.url}${address}`);
      await Promise.all(parts);
    });
    await manager.page.getByRole('heading', { name: 'Agreement with moderators' }).waitFor();
    await manager.context.close();
  });
});

describe('a dialog', () => {
  it('closes when its call is answered, while what is behind it is still on its way', async () => {
    const manager = await visit(browser, system.url, 'manager');
    await manager.page.goto(`${system.url}/ready-for-moderation?view=batches`);
    await manager.page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
    const mark = manager.page.getByRole('button', { name: /^Mark Appeal of/ }).first();
    const name = (await mark.textContent())!.replace('Mark', '').trim();
    await mark.click();
    const dialog = manager.page.getByRole('dialog');
    await dialog.getByLabel('Grounds of the appeal').fill('The second sheet was not read.');
    await holdFirst(manager.page, /\/moderation\/batches\//, async () => {
      await dialog.getByRole('button', { name: 'Mark as appealed' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await manager.page.getByText(/is marked as appealed\.$/).waitFor();
      expect(await manager.page.getByRole('button', { name: `Appealed ${name}` }).count()).toBe(0);
    });
    await manager.page.getByRole('button', { name: `Appealed ${name}` }).waitFor();
    await manager.context.close();
  });
});

/** Does something while what the page asks for first does not come. */
async function holdFirst(on: Page, path: RegExp, work: () => Promise<void>): Promise<void> {
  const held = gate();
  const isHeld = ({ pathname }: URL) => pathname.startsWith('/api/') && path.test(pathname);
  let asked = 0;
  await on.route(isHeld, async (route) => {
    asked++;
    await held.opened;
    await route.continue();
  });
  await work();
  // What waits is drawn before its call has come to where it is held.
  await expect.poll(() => asked).toBeGreaterThan(0);
  held.open();
}
