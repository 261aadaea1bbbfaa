import { pages } from './keys.mjs';

/** Words on the caps that are written otherwise in code. */
const written = {
  Ctrl: 'mod',
  Esc: 'escape',
  'Page up': 'pageup',
  'Page down': 'pagedown',
  '↑': 'arrowup',
  '↓': 'arrowdown',
  '←': 'arrowleft',
  '→': 'arrowright',
};

/** The keys of the screen as it is, from the list that opens under `?`; the screen is left as it was. */
export async function listedKeys(page) {
  const list = page.getByRole('dialog').filter({ hasText: 'Keys of this screen' });
  const wasOpen = (await list.count()) > 0;
  if (!wasOpen) {
    await page.keyboard.press('?');
    await list.waitFor();
  }
  const groups = await list.locator('section').evaluateAll((sections) =>
    sections.map((section) => ({
      group: section.querySelector('h3')?.textContent ?? '',
      rows: [...section.querySelectorAll('dl > div')].map((row) => ({
        label: row.querySelector('dt')?.textContent ?? '',
        caps: [...row.querySelectorAll('kbd')].map((cap) => cap.textContent ?? ''),
      })),
    })),
  );
  if (!wasOpen) {
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }
  const [segment = ''] = new URL(page.url()).pathname.split('/').filter(Boolean);
  return groups.flatMap(({ group, rows }) =>
    rows.map(({ label, caps }) => ({
      group: group === 'This screen' ? (pages[segment] ?? group) : group,
      keys: keysFrom(caps),
      label,
      computed: true,
    })),
  );
}

/** Caps as they are written in code: together behind Ctrl, Alt or Shift, else one after another. */
function keysFrom(caps) {
  const keys = caps.map((cap) => written[cap] ?? cap.toLowerCase());
  return keys.join(/^(mod|alt|shift)$/.test(keys[0] ?? '') ? '+' : ' ');
}
