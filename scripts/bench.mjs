import { ensureInstalled } from './install/install.mjs';

// Speed as ratios: what a million of something costs against ten thousand. Minutes long; not part of the tests.
await ensureInstalled('everything');
const { register } = await import('tsx/esm/api');
register();
const { benchLargeAccounts } = await import('../apps/platform/src/bench/large-accounts.ts');
const [people = '1000000', directory] = process.argv.slice(2);
process.exitCode = (await benchLargeAccounts(Number(people), directory)) ? 0 : 1;
