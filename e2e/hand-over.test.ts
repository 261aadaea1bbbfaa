import { describe, expect, it } from 'vitest';
import { browser, startForAll, system } from './support/journey.ts';
import { expectAccessible, visit } from './support/pages.ts';
import { moderatingVisit } from './support/workspace.ts';

startForAll();

/** A moderator in the workspace of an attempt that is theirs. */
async function begunVisit() {
  const visited = await moderatingVisit(browser, system.url, { keepsApplication: false });
  const claim = visited.page.getByRole('button', { name: /^Claim/ });
  const handOver = visited.page.getByRole('button', { name: 'Hand over…' });
  await claim.or(handOver).first().waitFor();
  if (await claim.isVisible()) await claim.click();
  await handOver.waitFor();
  return { ...visited, claim, handOver };
}

describe('an attempt that somebody has begun', () => {
  it('has all of its head on the screen of a telephone', async () => {
    const { page, context, handOver } = await begunVisit();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Outcomes' }).click();
    for (const button of [handOver, page.getByRole('button', { name: /^Next attempt/ })]) {
      const box = await button.boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
    await context.close();
  });

  it('is handed to a colleague, who finds it on Home with a word about it', async () => {
    const { page, complaints, claim, handOver } = await begunVisit();
    await handOver.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^A word to them/).fill('I am away from Monday on; two outcomes are judged.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
    await page.getByText('Handed to Riaan Pretorius. They were told.').waitFor();
    await claim.waitFor();
    expect(complaints).toEqual([]);

    const colleague = await visit(browser, system.url, 'moderator2');
    await colleague.page.getByText('I am away from Monday on; two outcomes are judged.').waitFor();
  });
});
