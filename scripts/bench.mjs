import { ensureInstalled } from './install/install.mjs';

// How long a large sample takes, then speed as ratios: what a million of something costs against ten thousand. Minutes long; not part of the tests.
await ensureInstalled('everything');
const { register } = await import('tsx/esm/api');
register();
const { benchSamples } = await import('../apps/platform/src/bench/samples.ts');
const { benchLargeAccounts } = await import('../apps/platform/src/bench/large-accounts.ts');
const [people = '1000000', directory] = process.argv.slice(2);
const isSampledInTime = benchSamples();
process.exitCode = (await benchLargeAccounts(Number(people), directory)) && isSampledInTime ? 0 : 1;
