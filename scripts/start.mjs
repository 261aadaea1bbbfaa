import { ensureInstalled } from './install/install.mjs';

await ensureInstalled('product');
const { register } = await import('tsx/esm/api');
const { buildApplication } = await import('./build-application.mjs');
const { makeDocument } = await import('./make-document.mjs');

// One process for everything, so that a signal to it reaches the platform; the application is built beside it.
register();
const { main } = await import('../apps/platform/src/main.ts');
const building = buildApplication((sentence) => process.stdout.write(`${sentence}\n`));
await main(Promise.all([building, makeDocument()]).then(([folder]) => folder));
