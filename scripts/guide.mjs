import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './install/install.mjs';
import { buildApplication } from './build-application.mjs';

/** Renews the guide: its pictures and its keys, from the application as it runs with the demonstration. */
await ensureInstalled('everything');
const { register } = await import('tsx/esm/api');
register();
const { launchBrowser } = await import('../e2e/support/browser.ts');
const { signIn } = await import('../e2e/support/pages.ts');
const { startSystem } = await import('../e2e/support/system.ts');
const { pictures, renewKeys } = await import('./guide/guide.mjs');
const { listedKeys } = await import('./guide/listed-keys.mjs');
const { settled, visits } = await import('./guide/pictures.mjs');

await buildApplication(console.log);
const [system, browser] = await Promise.all([startSystem(), launchBrowser()]);
// A page without a content policy draws pictures anew in a smaller format.
const painter = await (await browser.newContext()).newPage();

async function asWebp(png) {
  const data = await painter.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: picture.width, height: picture.height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.9);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(data.split(',')[1], 'base64');
}

const listed = [];
try {
  for (const { username, pictures: taken } of visits) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-ZA',
      timezoneId: 'Africa/Johannesburg',
    });
    const page = await context.newPage();
    await page.goto(system.url);
    await signIn(page, username);
    await settled(page);
    for (const [name, take] of Object.entries(taken)) {
      await take(page, system.url);
      await writeFile(join(pictures, `${name}.webp`), await asWebp(await page.screenshot()));
      listed.push(...(await listedKeys(page)));
      console.log(name);
    }
    await context.close();
  }
  renewKeys(listed);
} finally {
  await browser.close();
  await system.stop();
  await system.remove();
}
