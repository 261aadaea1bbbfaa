import { ensureInstalled } from './install/install.mjs';

// In this process, so that a signal reaches what the command has started.
await ensureInstalled('product');
const { register } = await import('tsx/esm/api');
register();
const { commands } = await import('../apps/platform/src/commands.ts');
const [name, ...parameters] = process.argv.slice(2);
process.exitCode = await commands[name](parameters);
