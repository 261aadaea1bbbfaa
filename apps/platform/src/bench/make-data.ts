import { benchPassword, makeLargeAccount } from './large-account.ts';
import { startMeasuredPlatform } from './running-platform.ts';

/**
 * Makes accounts of so many attempts each in a data directory, with the demonstration beside them, and says how to
 * look at them.
 */
export async function makeBenchData(sizes: readonly number[], directory: string | undefined): Promise<void> {
  if (!directory || sizes.some((size) => !(size >= 100)))
    throw new Error('Say how many attempts (a hundred or more, several with commas) and in which directory.');
  const platform = await startMeasuredPlatform(directory);
  try {
    for (const attempts of sizes) {
      const account = await platform.connected((connection) =>
        makeLargeAccount(connection, attempts, (sentence) => console.log(sentence)),
      );
      console.log(
        `${attempts.toLocaleString('en')} attempts: sign in as ${account.moderator} or ${account.manager}, password ${benchPassword}.`,
      );
    }
  } finally {
    await platform.stop();
  }
}
