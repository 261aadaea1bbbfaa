import { register } from 'tsx/esm/api';

// One process for everything, so that a signal to it reaches the database started for the import.
register();
const { importCommand } = await import('../apps/platform/src/import/command.ts');
process.exitCode = await importCommand(process.argv.slice(2), process.env, process);
