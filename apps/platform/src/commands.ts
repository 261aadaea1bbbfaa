import { messageOf } from './kernel/thrown.ts';

/** What is told to whoever began a command, and asked of them. */
type Run = (parameters: readonly string[]) => Promise<number>;

const say = (line: string) => void process.stdout.write(`${line}\n`);

type Name = 'setup' | 'import' | 'backup' | 'restore' | 'files:move' | 'audit:verify';

/**
 * What an operator does beside running the platform, by name; each loads what it needs alone. With the settings of the
 * environment, and an exit code as answer.
 * @example process.exitCode = await commands.backup(['/mnt/backups/tonight']);
 */
export const commands: Readonly<Record<Name, Run>> = {
  async setup() {
    const { setupCommand } = await import('./setup/command.ts');
    // Where nobody can answer, the settings alone do.
    const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : undefined;
    return setupCommand(process.env, say, terminal);
  },
  async import(parameters) {
    const { importCommand } = await import('./import/command.ts');
    return importCommand([...parameters], process.env, process);
  },
  async backup(parameters) {
    const { backupCommand } = await import('./backup/command.ts');
    return backupCommand(parameters, process.env, say);
  },
  async restore(parameters) {
    const { restoreCommand } = await import('./backup/command.ts');
    return restoreCommand(parameters, process.env, say);
  },
  async 'files:move'(parameters) {
    const { moveCommand } = await import('./files/move-command.ts');
    return moveCommand(parameters, process.env, say);
  },
  async 'audit:verify'() {
    const { verifyAudit } = await import('./audit-verification.ts');
    return verifyAudit(process.env, say).catch((error: unknown) => {
      process.stderr.write(`${messageOf(error)}\n`);
      return 1;
    });
  },
};
