import { ensureInstalled } from './install/install.mjs';

// One process for everything, so that a signal to it reaches the database started for the import.
await ensureInstalled('product');
const { register } = await import('tsx/esm/api');
register();
const { importCommand } = await import('../apps/platform/src/import/command.ts');
process.exitCode = await importCommand(process.argv.slice(2), process.env, process);
