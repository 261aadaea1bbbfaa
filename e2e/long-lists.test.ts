import { describe, expect, it } from 'vitest';
import { browser, readOnly, system } from './support/journey.ts';
import { expectAccessible, refusal, twoPictures, visit } from './support/pages.ts';

readOnly();

describe('a list of more rows than come at once', () => {
  it.each([
    ['attempts', '/ready-for-moderation?view=attempts', '/moderation/attempts'],
    ['batches', '/ready-for-moderation?show=all', '/moderation/batches'],
  ])(
    'of %s says that more do not come, keeps those that did, and goes on when asked',
    async (_, at, path) => {
      const { page, context } = await visit(browser, system.url, 'moderator');
      const isList = ({ pathname }: URL) => pathname === `/api/v2${path}`;
      let [refuses, refused] = [true, 0];
      await page.route(isList, (route) => {
        const url = new URL(route.request().url());
        if (url.searchParams.has('cursor') && refuses) {
          refused++;
          return route.fulfill(refusal(409, { code: 'wrong_state', detail: 'Not at this moment.' }));
        }
        // As if there were many more than there are.
        url.searchParams.set('limit', '3');
        return route.continue({ url: url.href });
      });
      await page.goto(system.url + at);
      const rows = page.getByRole('grid').getByRole('row');
      const failed = page.getByRole('alert').filter({ hasText: 'We could not load more of this list' });
      await rows.last().scrollIntoViewIfNeeded();
      await failed.waitFor();
      expect(await page.locator('[role=row][aria-rowindex]').count()).toBe(1 + 3);
      // Nothing looks as if it were on its way.
      expect(await page.getByRole('rowgroup').last().locator('> *').count()).toBe(3);
      await expectAccessible(page);
      // Nothing is asked again by itself: two pictures later there is still the one that was refused.
      await twoPictures(page);
      expect(refused).toBe(1);
      const again = failed.getByRole('button', { name: 'Try again' });
      await again.click();
      await expect.poll(() => refused).toBe(2);
      await expect.poll(() => again.getAttribute('aria-busy')).toBe(null);
      expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
      refuses = false;
      await again.press('Enter');
      await failed.waitFor({ state: 'detached' });
      // It goes on at the first of the rows that came.
      await expect.poll(() => page.locator('[role=row]:focus').getAttribute('aria-rowindex')).toBe('5');
      await expect.poll(() => rows.count()).toBeGreaterThan(1 + 6);
      await context.close();
    },
  );
});
