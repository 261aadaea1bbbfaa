import { register } from 'tsx/esm/api';

// Speed as ratios: what a million of something costs against ten thousand. Minutes long; not part of the tests.
register();
const { benchLargeAccounts } = await import('../apps/platform/src/bench/large-accounts.ts');
process.exitCode = (await benchLargeAccounts(Number(process.argv[2] ?? 1_000_000))) ? 0 : 1;
