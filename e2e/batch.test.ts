import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBatch, drawSample, signReport, startModerating } from './support/batch.ts';
import { importRecords } from './support/imported.ts';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, focusedTag, visit } from './support/pages.ts';
import type { Visitor } from './support/pages.ts';
import { completeReport } from './support/report.ts';
import { claim, judgeByKeys, uphold } from './support/workspace.ts';

startForAll();

let nomvula: Visitor;
let page: Page;

const seed = 'presentation-2013';

beforeAll(async () => {
  importRecords(system.dataDirectory, 'oulad-aaa');
  nomvula = await visit(browser, system.url, 'moderator');
  page = nomvula.page;
});

/** Learners of the sample on screen, in the order of the draw. */
const sampled = async (): Promise<string[]> => {
  await page.getByRole('tab', { name: /^Sample/ }).waitFor();
  return (await page.getByText(/^Learner \d+/).allInnerTexts()).map((text) => /\d+/.exec(text)![0]);
};

describe('a batch of the demonstration', () => {
  const batch = 'Business administration, winter group';
  const rows = () => page.getByRole('grid').getByRole('row');

  it('says what comes next, what the sample proves, how it grew, and that it covers every site', async () => {
    await page.goto(`${system.url}/ready-for-moderation`);
    await page.getByRole('link', { name: batch }).first().click();
    await page.getByText(/attempts? waits? for your verdict/).waitFor();
    await page
      .getByText(
        /^\d+ of 26 drawn and looked at, .* too few to tell anything of the \d+ that chance did not draw/,
      )
      .waitFor();
    const grown = page.getByRole('region', { name: 'How the sample grew' });
    await expect.poll(() => grown.getByText(/attempts? joined\. Nomvula Khumalo changed/).count()).toBe(2);
    await rows().getByText('Coverage').first().waitFor();
    expect(await page.getByText('The sample does not cover').count()).toBe(0);
    await expectAccessible(page);
  });

  it.each([1440, 1366, 390])('shows the whole number of each learner at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const numbers = rows().getByText(/^L\d{5}$/);
    await numbers.first().waitFor();
    // Of its row and cell nothing beyond their edges is seen.
    const cut = () =>
      numbers.evaluateAll((all) =>
        all.flatMap((number) => {
          const { right, bottom } = number.getBoundingClientRect();
          const isWhole = ['[role=gridcell]', '[role=row]'].every((around) => {
            const edge = number.closest(around)!.getBoundingClientRect();
            return right <= edge.right + 0.5 && bottom <= edge.bottom + 0.5;
          });
          return isWhole ? [] : [number.textContent];
        }),
      );
    await expect.poll(cut).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('says what the sample proves of each of many assessors when somebody wants to see it', async () => {
    // As it is answered where there are more than twenty.
    await page.route('**/moderation/batches/*proof=brief', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { proof: object } };
      await route.fulfill({
        response,
        json: { data: { ...data, proof: { ...data.proof, assessors: [] } } },
      });
    });
    const ofEach: string[] = [];
    page.on('request', (request) => /proof=whole/.test(request.url()) && ofEach.push(request.url()));
    await page.reload();
    const proof = page.getByRole('region', { name: 'What the sample proves' });
    const table = proof.getByRole('table', { name: 'What the sample proves for each assessor' });
    await proof.getByText('For each assessor').waitFor();
    expect(ofEach).toEqual([]);
    await proof.getByText('For each assessor').click();
    await table.getByRole('row', { name: /Priya Naidoo/ }).waitFor();
    expect(ofEach).toHaveLength(1);
    await expectAccessible(page);
    await page.unroute('**/moderation/batches/*proof=brief');
    await page.reload();
    await proof.getByText('For each assessor').click();
    await table.getByRole('row', { name: /Priya Naidoo/ }).waitFor();
    expect(ofEach).toHaveLength(1);
  });

  it('is found in, sorted and grouped, and all of it stays in the address', async () => {
    await page.getByRole('tab', { name: /^All attempts/ }).click();
    // The list of the tab before has such a button as well, which goes with it.
    await page.getByRole('tab', { name: /^All attempts/, selected: true }).waitFor();
    await page.getByRole('button', { name: /^Group by assessor/ }).click();
    // The first by name: of those below, no more is drawn than is on the screen.
    await rows()
      .filter({ hasText: /^Johan Venter$/ })
      .first()
      .waitFor();
    await page.getByRole('searchbox').fill('L262');
    await page.waitForURL(/query=L262/);
    await page.reload();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('L262');
    await page.getByRole('button', { name: /^Group by assessor/, pressed: true }).waitFor();
    expect(
      await rows()
        .filter({ hasText: /L26[013-9]/ })
        .count(),
    ).toBe(0);
  });

  it('tells decision, result and moderator also when its report is signed', async () => {
    await page.goto(`${system.url}/ready-for-moderation?show=reported`);
    await page.getByRole('link', { name: 'Lift truck operators, third quarter' }).first().click();
    const row = rows().filter({ hasText: 'Overturned' }).first();
    await row.getByText('Nomvula Khumalo').waitFor();
    await row.getByText(/^(C|NYC)$/).waitFor();
    await expectAccessible(page);
  });
});

describe('the lists on a narrow screen', () => {
  it.each([360, 768])(
    'keep the words of their tabs whole at %i px, and the other pages below',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${system.url}/ready-for-moderation`);
      const tabs = page.getByRole('tab');
      await tabs.first().waitFor();
      const linesOf = (tab: HTMLElement | SVGElement) => {
        const words = document.createRange();
        words.selectNodeContents(tab);
        return words.getClientRects().length;
      };
      expect([await tabs.first().evaluate(linesOf), await tabs.last().evaluate(linesOf)]).toEqual([1, 1]);
      const [tab, beside] = await Promise.all([
        tabs.first().boundingBox(),
        page.getByRole('navigation', { name: 'Ready for moderation' }).boundingBox(),
      ]);
      expect(beside!.y).toBeGreaterThanOrEqual(tab!.y + tab!.height - 1);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );
});

describe('a list on a telephone', () => {
  const isCut = (row: HTMLElement | SVGElement) =>
    [row, ...row.querySelectorAll('*')].some(
      (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1,
    );

  it.each([
    ['batches', '/ready-for-moderation?show=all'],
    ['attempts', '/ready-for-moderation?view=attempts'],
  ])('says all of its %s in as many lines as that takes, one row below the other', async (_, path) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(system.url + path);
    const rows = page.getByRole('grid').locator('[data-index]');
    await rows.nth(4).waitFor();
    const shown = await rows.all();
    expect(await Promise.all(shown.map((row) => row.evaluate(isCut)))).not.toContain(true);
    const boxes = (await Promise.all(shown.map((row) => row.boundingBox()))).map((box) => box!);
    for (const [index, { y }] of boxes.slice(1).entries())
      expect(y).toBeCloseTo(boxes[index]!.y + boxes[index]!.height, 0);
    await page.setViewportSize({ width: 1440, height: 900 });
    // And one line or two in a row of the usual height where there is a column for each.
    await expect.poll(async () => (await rows.first().boundingBox())!.height).toBeLessThan(46);
  });
});

describe('a dialog that is opened by its key', () => {
  it('is read before it is answered, says what the draw takes at least, and no tooltip is before it', async () => {
    await page.goto(`${system.url}/ready-for-moderation`);
    await page.getByRole('link', { name: 'Contact centre support, November intake' }).first().click();
    await page.getByRole('button', { name: /^Draw the sample/ }).waitFor();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Draw the sample' });
    // Chance draws three of five, which are of a site each.
    await dialog
      .getByText(/^All 5 will be in the sample\. Each of the 5 sites needs an attempt\.$/)
      .waitFor();
    const focus = () =>
      page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent?.trim()]);
    await expect.poll(focus).toEqual(['DIV', expect.stringContaining('Your policy takes')]);
    expect(await page.locator('[popover]:popover-open').count()).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(focus).toEqual(['BUTTON', 'Cancel']);
    await page.keyboard.press('Escape');
  });

  it('takes a tooltip away that is there already', async () => {
    await page.goto(`${system.url}/ready-for-moderation`);
    await page.getByRole('link', { name: 'Business administration, winter group' }).first().click();
    await page
      .getByRole('img', { name: /^Not yours to moderate/ })
      .first()
      .hover();
    const tooltip = page.locator('[popover]:popover-open');
    await tooltip.waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await tooltip.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });
});

describe('an appeal that somebody is typing', () => {
  it('stays while a colleague draws the sample', async () => {
    const { page: managers } = await visit(browser, system.url, 'manager');
    await managers.goto(`${system.url}/ready-for-moderation`);
    await managers.getByRole('link', { name: 'Contact centre support, November intake' }).first().click();
    await managers
      .getByRole('button', { name: /Appeal of/ })
      .first()
      .click();
    const grounds = managers.getByLabel('Grounds of the appeal');
    await grounds.fill('The second call was scored for another agent.');
    await page.goto(managers.url());
    await drawSample(page);
    // The list behind the dialog is another one by then.
    await managers.getByRole('tab', { name: /^Sample/, includeHidden: true }).waitFor({ state: 'attached' });
    expect(await grounds.inputValue()).toBe('The second call was scored for another agent.');
    await managers.getByRole('button', { name: 'Cancel' }).click();
    await grounds.waitFor({ state: 'detached' });
    // What opened it went with the list.
    await expect.poll(() => focusedTag(managers)).toBe('H1');
  });
});

describe('attempts that are chosen one by one', () => {
  it('become a batch of one course, by pointer and by key', async () => {
    await page.goto(`${system.url}/ready-for-moderation?view=attempts&state=assessed&sort=course`);
    const rows = page.getByRole('row').filter({ hasText: 'Early Childhood' });
    await rows.first().getByRole('checkbox').check();
    await rows.nth(1).focus();
    await page.keyboard.press('x');
    const chosen = page.getByRole('region', { name: 'Chosen attempts' });
    await chosen.getByText('2 attempts chosen').waitFor();
    await page.getByRole('row').filter({ hasText: 'Electrical' }).first().getByRole('checkbox').click();
    await page.getByText(/^A batch is of one course/).waitFor();
    await chosen.getByRole('button', { name: 'Build a batch of 2' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/stays hidden: this course is moderated blind/).waitFor();
    await dialog.getByRole('button', { name: 'Build the batch' }).click();
    await page.getByText('Draw the sample next: 2 attempts wait for it.').waitFor();
  });

  it('are the ones that have the focus, also when the rows above went into a batch meanwhile', async () => {
    const riaan = await visit(browser, system.url, 'moderator2');
    const list = `${system.url}/ready-for-moderation?view=attempts&state=assessed&sort=course`;
    await page.goto(list);
    const rows = (of: Page) => of.getByRole('row').filter({ has: of.getByRole('checkbox') });
    await rows(page).nth(2).focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const learner = await focused();
    const takeRow = async (place: number) => {
      await riaan.page.goto(list);
      await rows(riaan.page).nth(place).getByRole('checkbox').check();
      await riaan.page.getByRole('button', { name: 'Build a batch of 1' }).click();
      await riaan.page.getByRole('dialog').getByRole('button', { name: 'Build the batch' }).click();
      await riaan.page.getByText('Draw the sample next').waitFor();
    };
    // Where others go on, what they do is told at most 22 s later (decision 55), and asked for behind that.
    const told = { timeout: 30_000 };
    await takeRow(0);
    await expect.poll(() => rows(page).nth(1).textContent(), told).toBe(learner);
    expect(await focused()).toBe(learner);
    await page.keyboard.press('x');
    await expect.poll(() => rows(page).getByRole('checkbox', { checked: true }).count()).toBe(1);
    expect(await rows(page).nth(1).getByRole('checkbox').isChecked()).toBe(true);
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(await rows(page).nth(2).textContent());
    // And where the row itself goes, the next one has it.
    const after = await rows(page).nth(3).textContent();
    await takeRow(2);
    await expect.poll(() => rows(page).nth(2).textContent(), told).toBe(after);
    await expect.poll(focused).toBe(after);
    await riaan.context.close();
  });
});

describe('a batch of imported records', () => {
  it('is found by filter and search, and both stay in the address', async () => {
    await page.goto(`${system.url}/ready-for-moderation`);
    await page.getByRole('tab', { name: 'Attempts' }).click();
    await page.getByRole('search').getByRole('button', { name: 'Course' }).click();
    await page.getByRole('checkbox', { name: /AAA 2013J/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('learner 1');
    await page.waitForURL(/courseId=.*query=|query=.*courseId=/);
    await page.reload();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('learner 1');
    await page
      .getByText(/^Learner 1\d+/)
      .first()
      .waitFor();
  });

  it('has its seed fixed by a verifier before it is there', async () => {
    const { page: verifiers } = await visit(browser, system.url, 'verifier');
    await verifiers.goto(`${system.url}/ready-for-moderation`);
    await verifiers.getByRole('link', { name: 'Sampling plan' }).waitFor();
    expect(await verifiers.getByRole('link', { name: 'Agreement' }).count()).toBe(0);
    await verifiers.getByRole('button', { name: 'Fix a seed' }).click();
    const dialog = verifiers.getByRole('dialog');
    const course = await dialog.getByRole('option', { name: /AAA 2013J/ }).getAttribute('value');
    await dialog.getByLabel(/^Course/).selectOption(course);
    await dialog.getByLabel(/^Seed/).fill(seed);
    await dialog.getByRole('button', { name: 'Fix the seed' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is built, with a look at what it will hold', async () => {
    await page.goto(`${system.url}/ready-for-moderation`);
    await buildBatch(page, { course: /AAA 2013J/, title: 'AAA 2013J, first batch' });
  });

  it('draws a sample, and says behind a press by which seed', async () => {
    await drawSample(page);
    // What opened the dialog is gone with the draw.
    await expect.poll(() => focusedTag(page)).toBe('H1');
    await expect.poll(async () => (await sampled()).length).toBe(3);
    expect(await page.getByText(seed).isVisible()).toBe(false);
    await page.getByText('How it was built and drawn').click();
    await page.getByText(seed).waitFor();
  });

  it('is worked through and leads to a signed report that downloads as a PDF', async () => {
    const batch = page.url();
    await startModerating(page);
    const toReport = page.getByRole('link', { name: 'Write the report' });
    while (!(await toReport.isVisible())) {
      await claim(page);
      await expect.poll(() => focusedTag(page)).toBe('H1');
      const here = page.url();
      await judgeByKeys(page);
      await uphold(page);
      // Behind the last one stands the way to the report.
      await Promise.race([page.waitForURL((url) => url.href !== here), toReport.waitFor()]);
    }
    await page.goto(batch);
    // When all is decided, the report is what comes next, and the one filled button says so.
    await page.getByText(/^Every attempt of the sample is decided\. Sign the report next/).waitFor();
    await page.getByRole('link', { name: /^Sign the report/ }).waitFor();
    // Whoever had a part in what it releases is told so instead.
    const answer = '**/moderation/batches/*/report';
    await page.route(answer, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { signing: object } };
      await route.fulfill({
        response,
        json: { data: { ...data, signing: { ...data.signing, conflictCount: 1 } } },
      });
    });
    await page.reload();
    await page.getByText(/waits for a colleague: you may not sign it/).waitFor();
    expect(await page.getByRole('link', { name: /^Sign the report/ }).count()).toBe(0);
    await page.getByRole('link', { name: /^Report/ }).click();
    // Where they would sign as well, in the place of what they would sign with.
    await page.getByText('You may not sign this report.', { exact: true }).waitFor();
    expect(await page.getByLabel('Your full name').count()).toBe(0);
    await page.unroute(answer);
    await page.goto(batch);
    await page.getByRole('link', { name: /^Sign the report/ }).click();
    await page
      .getByRole('textbox', { name: 'Recommendations' })
      .fill('Keep the date of handing in with each piece of work.');
    await completeReport(page);
    const field = page.getByLabel('Your full name');
    const reason = page.getByText('Type your name as it is registered: Nomvula Khumalo.');
    // One that cannot become the name any more, and one that is left before it is whole.
    await field.fill('Nk');
    await reason.waitFor();
    await field.fill('nomvula ');
    await reason.waitFor({ state: 'detached' });
    await field.blur();
    await reason.waitFor();
    await signReport(page, 'Nomvula Khumalo');
    expect(await focusedTag(page)).toBe('H1');
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^MR-\d{4}-\d{4}\.pdf$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(nomvula.complaints).toEqual([]);
  });
});
