import { ensureInstalled } from './install/install.mjs';

// A data directory with large accounts, for measuring on: npm run bench:data -- 32593 DIRECTORY. Serve it with DATA_DIR=DIRECTORY npm start.
await ensureInstalled('product');
const { register } = await import('tsx/esm/api');
register();
const { makeBenchData } = await import('../apps/platform/src/bench/make-data.ts');
const [attempts = '10000', directory] = process.argv.slice(2);
await makeBenchData(attempts.split(',').map(Number), directory);
