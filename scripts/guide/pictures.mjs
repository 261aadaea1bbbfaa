/**
 * How each picture of the guide is taken, by whoever is in it. Things are found by their names in the
 * demonstration and by the roles of what is on the screen, so that a page may change its looks.
 */

const winter = 'Business administration, winter group';
const lifting = 'Lift truck operators, third quarter';

/** What the platform answers to the person whose window it is. */
const ask = (page, path) =>
  page.evaluate(async (asked) => {
    const { token } = JSON.parse(sessionStorage.getItem('tokens'));
    const answer = await fetch(`/api/v2/moderation/${asked}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${asked} answered ${answer.status}`);
    return answer.json();
  }, path);

async function batchOf(page, title) {
  const { data } = await ask(page, 'batches?limit=100');
  const found = data.find((each) => each.title === title);
  if (!found) throw new Error(`The demonstration has no batch “${title}” any more.`);
  return found.id;
}

/** Opens an address and waits until everything on it is there. */
async function open(page, url, path) {
  await page.goto(url + path);
  await settled(page);
}

export async function settled(page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(1_000, 790);
}

/** An attempt of the sample that nobody holds and this person may judge, with its claim still to be made. */
async function openUnclaimed(page, url) {
  const id = await batchOf(page, winter);
  const { data } = await ask(page, `batches/${id}/attempts?sampled=true&limit=100`);
  for (const attempt of data) {
    await open(page, url, `/workspace/${attempt.id}?from=batch&batchId=${id}`);
    if ((await page.getByRole('button', { name: /^Claim/ }).count()) > 0) return shown(page);
  }
  throw new Error('The demonstration has no attempt left that could be claimed.');
}

/** Waits for the words of the document, which is what portfolios begin with. */
const shown = (page) => page.locator('.textLayer span').first().waitFor();

async function claim(page) {
  await page
    .getByRole('button', { name: /^Claim/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Give it back|Release/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** @type {{ username: string, pictures: Record<string, (page: import('playwright-core').Page, url: string) => Promise<void>> }[]} */
export const visits = [
  {
    username: 'moderator',
    pictures: {
      'moderator-home': (page, url) => open(page, url, '/'),
      'ready-for-moderation': (page, url) => open(page, url, '/ready-for-moderation'),
      batch: async (page, url) =>
        open(page, url, `/ready-for-moderation/batches/${await batchOf(page, winter)}`),
      report: async (page, url) =>
        open(page, url, `/ready-for-moderation/batches/${await batchOf(page, winter)}/report`),
      appeal: async (page, url) => {
        await open(page, url, '/');
        await page.getByRole('link', { name: 'Judge it' }).first().click();
        await page.getByRole('region', { name: 'Outcomes' }).waitFor();
        await shown(page);
        await settled(page);
      },
      claim: openUnclaimed,
      verdict: async (page) => {
        await claim(page);
        await page.keyboard.press('1');
        await page.keyboard.press('c');
        const first = page
          .getByRole('region', { name: 'Outcomes' })
          .getByRole('heading', { level: 3 })
          .first();
        await first.getByText(/^(Agrees|Differs)$/).waitFor();
        // The next outcome may have followed by itself; the picture is of the one that was judged.
        if ((await first.getByRole('button').getAttribute('aria-expanded')) !== 'true')
          await first.getByRole('button').click();
        await page
          .getByRole('region', { name: /^Judgement of/ })
          .first()
          .waitFor();
        await settled(page);
      },
      // With a verdict on every outcome, so that the keys of the decision are among those that are listed.
      keys: async (page) => {
        const outcomes = page.getByRole('region', { name: 'Outcomes' }).getByRole('heading', { level: 3 });
        for (let place = 1; place < (await outcomes.count()); place++) {
          await outcomes.nth(place).getByRole('button').focus();
          await page.keyboard.press(String(place + 1));
          await page.keyboard.press('c');
          await outcomes
            .nth(place)
            .getByText(/^(Agrees|Differs)$/)
            .waitFor();
        }
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    username: 'assessor',
    pictures: {
      'assessor-home': (page, url) => open(page, url, '/'),
      'due-assessments': (page, url) => open(page, url, '/due-assessments'),
      judging: async (page, url) => {
        await page.getByRole('main').getByRole('link', { name: /, / }).first().click();
        await page.waitForURL(`${url}/workspace/**`);
        await page.getByRole('button', { name: /^Claim/ }).waitFor();
        await claim(page);
        await page.keyboard.press('1');
        await page.keyboard.press('c');
        await settled(page);
        await shown(page);
      },
    },
  },
  {
    username: 'verifier',
    pictures: {
      'verifier-home': (page, url) => open(page, url, '/'),
      'verifier-room': async (page, url) => {
        await open(page, url, '/');
        await page
          .getByRole('region', { name: 'Verification visits' })
          .getByRole('link', { name: /Open until/ })
          .first()
          .click();
        await page.getByRole('heading', { name: 'Your sample' }).waitFor();
        await settled(page);
      },
      'signed-report': async (page, url) =>
        open(page, url, `/ready-for-moderation/batches/${await batchOf(page, lifting)}/report`),
      'external-assessments': (page, url) => open(page, url, '/external-assessments'),
    },
  },
  {
    username: 'manager',
    pictures: {
      'manager-home': (page, url) => open(page, url, '/'),
      import: async (page, url) => {
        await open(page, url, '/external-assessments/import');
        await page
          .getByRole('link', { name: /learners ready/ })
          .first()
          .click();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settled(page);
      },
      calibration: async (page, url) => {
        await open(page, url, '/ready-for-moderation/calibration');
        await page.getByRole('link', { name: /How much of a call has to be heard/ }).click();
        await page.getByText('Agreement with what was settled').waitFor();
        await settled(page);
      },
    },
  },
];
