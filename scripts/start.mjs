import { ensureInstalled } from './install/install.mjs';

await ensureInstalled('product');
const { buildApplication } = await import('./build-application.mjs');
const { buildPlatform } = await import('./build-platform.mjs');
const { makeDocument } = await import('./make-document.mjs');

const say = (sentence) => process.stdout.write(`${sentence}\n`);
// What went wrong is told by where it is written.
process.setSourceMapsEnabled(true);
// One process for everything, so that a signal to it reaches the platform; the application is built beside it.
const { main } = await buildPlatform(say);
const building = buildApplication(say);
await main(Promise.all([building, makeDocument()]).then(([folder]) => folder));
