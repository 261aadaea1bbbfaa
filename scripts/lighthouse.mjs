import { buildApplication } from './build-application.mjs';
import { ensureInstalled } from './install/install.mjs';

/** Measures the sign-in page and Home with Lighthouse; fails under these bounds. */
const bounds = {
  desktop: { performance: 98, accessibility: 98, 'best-practices': 98, seo: 98 },
  mobile: { performance: 95, accessibility: 98, 'best-practices': 98, seo: 98 },
};
const port = 9_333;

await ensureInstalled('everything');
const { register } = await import('tsx/esm/api');
register();
const { default: lighthouse, desktopConfig } = await import('lighthouse');
const { launchBrowser } = await import('../e2e/support/browser.ts');
const { signIn } = await import('../e2e/support/pages.ts');
const { startSystem } = await import('../e2e/support/system.ts');

await buildApplication();
const [system, browser] = await Promise.all([
  startSystem(),
  launchBrowser([`--remote-debugging-port=${port}`]),
]);
const failed = [];

/** `address`: where the page has to have ended, or something else was measured. */
async function measure(name, form, address) {
  const flags = { port, output: 'json', logLevel: 'error', disableStorageReset: true };
  const { lhr } = await lighthouse(system.url, flags, form === 'desktop' ? desktopConfig : undefined);
  if (!address.test(new URL(lhr.finalDisplayedUrl).pathname))
    failed.push(`${name}, ${form}: ended at ${lhr.finalDisplayedUrl}`);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  console.log(`${name}, ${form}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}`);
  for (const { auditRefs } of Object.values(lhr.categories))
    for (const { id, weight } of auditRefs) {
      const { score, title, displayValue = '' } = lhr.audits[id];
      if (weight > 0 && score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue}`);
    }
  for (const [id, score] of scores)
    if (score < (bounds[form][id] ?? 0)) failed.push(`${name}, ${form}: ${id} ${score}`);
}

try {
  for (const form of ['desktop', 'mobile'])
    await measure('sign-in page', form, /^\/realms\/moderator\/login\//);
  // Lighthouse opens its tab in the browser's own profile, so that is where somebody signs in.
  const context = await startContext();
  const page = await context.newPage();
  await page.goto(system.url);
  await signIn(page, 'moderator');
  for (const form of ['desktop', 'mobile']) await measure('Home', form, /^\/$/);
} finally {
  await browser.close();
  await system.stop();
  await system.remove();
}
if (failed.length > 0) {
  console.error(`Under the bounds:\n${failed.join('\n')}`);
  process.exit(1);
}

/** The default profile is reachable over the debugging port alone. */
async function startContext() {
  const { chromium } = await import('playwright-core');
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  return connected.contexts()[0];
}
