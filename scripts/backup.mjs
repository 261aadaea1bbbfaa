import { ensureInstalled } from './install/install.mjs';

await ensureInstalled('product');
const { register } = await import('tsx/esm/api');
register();
const { backupCommand } = await import('../apps/platform/src/backup/command.ts');
process.exitCode = await backupCommand(process.argv.slice(2), process.env, (line) => console.log(line));
