import { readConfig } from '../config.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { readFilesAddress } from './files-address.ts';
import { moveFiles } from './move-files.ts';
import { openStore, refuseUnusable } from './open-files.ts';
import { StorageError } from './storage-error.ts';

const usage =
  'Name where files are to lie: npm run files:move -- s3://bucket/prefix?region=eu-west-1 [--check]';
/** Files after which is told how far it is. */
const toldEach = 1_000;

/**
 * Copies the files of the platform that the settings name to another place, whether it runs or not. What lies where it was stays.
 * @returns the exit code: 0 when all of them are there, 1 otherwise
 */
export async function moveCommand(
  parameters: readonly string[],
  environment: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<number> {
  const [target, ...others] = parameters.filter((word) => word !== '--check');
  try {
    if (!target || others.length > 0) throw new StartupError(usage);
    const config = readConfig(environment);
    const address = readFilesAddress(target, environment);
    if (Array.isArray(address))
      throw new StartupError(address.join('\n').replaceAll('FILES_URL', 'The new place'));
    const [from, to] = [config.filesAddress, address].map((each) =>
      openStore(each, config.workDirectory),
    ) as [ReturnType<typeof openStore>, ReturnType<typeof openStore>];
    if (from.address === to.address) throw new StartupError(`The files lie in ${to.address} already.`);
    await refuseUnusable(to);
    let told = 0;
    const { copied, there, bytes } = await moveFiles(from, to, parameters.includes('--check'), (soFar) => {
      const count = soFar.copied + soFar.there;
      if (count - told < toldEach) return;
      told = count;
      say(`${count} files so far`);
    });
    say(
      `${copied} files (${Math.ceil(bytes / 1_000_000)} MB) were copied to ${to.address} and compared, ${there} were there. Those in ${from.address} are as they were.`,
    );
    say(
      'Stop the platform, run this once more for what came meanwhile, then start it with the new FILES_URL.',
    );
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof StorageError)) throw error;
    say(
      error instanceof StorageError
        ? `It could not be finished: ${error.message}. What was copied stays; run it again, and it goes on from there.`
        : error.message,
    );
    return 1;
  }
}
