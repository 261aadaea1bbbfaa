import { createServer } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { demonstrationSignIns } from '@moderator/demo/sign-ins';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { makeBeside } from './demonstration/make-beside.ts';
import { openDataDirectory } from './embedded/data-directory.ts';
import { startEmbeddedDatabase } from './embedded/database/supervisor.ts';
import { StartupError } from './kernel/startup-error.ts';

/** Milliseconds that requests and jobs have to end once the platform is told to. */
const longestEndMs = 20_000;

/** Milliseconds until those who waited for a start have opened their first page. */
const quietAfterMs = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Starts everything in order and ends everything in the opposite order, whatever the reason.
 * @param application the folder of the built application, which may still be in the making
 */
export async function main(application: Promise<string>): Promise<void> {
  const applicationDirectory = application.catch((error: Error) => {
    throw new StartupError(error.message);
  });
  // Its failure is told where it is waited for.
  applicationDirectory.catch(() => undefined);
  const config = configOrEnd();
  const log = pino({ level: config.logLevel });
  const undo: (() => Promise<unknown>)[] = [];
  let ending: Promise<void> | undefined;
  const end = (code: number) =>
    (ending ??= (async () => {
      // What does not end by itself is left as after a crash: to others, or to the next start.
      setTimeout(() => process.exit(code), longestEndMs).unref();
      for (const step of undo.reverse())
        await step().catch((error: unknown) => log.error({ err: error }, 'orderly shutdown'));
      process.exit(code);
    })());
  const fail = (error: unknown) => {
    // What fails because everything ends is no news.
    if (!ending) tell(error);
    return end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

  try {
    const directory = await openDataDirectory(config.dataDirectory, config.databaseUrl !== undefined);
    undo.push(() => directory.close());
    await refuseTakenPort(config);
    let connection: object = { connectionString: config.databaseDirectUrl ?? config.databaseUrl };
    if (!config.databaseUrl) {
      const database = await startEmbeddedDatabase({
        directory: directory.sub('database'),
        log,
        postgresDirectory: config.postgresDirectory,
        // Its failure is told where it is waited for.
        meanwhile: () => void loadPlatform().catch(() => undefined),
      });
      undo.push(() => database.stop());
      database.onExit((reason) => void fail(reason));
      connection = database.connection;
    }
    const settings = { ...config, dataDirectory: directory.path };
    const { startPlatform } = await loadPlatform();
    const platform = await startPlatform({
      config: settings,
      connection,
      pooler: config.databaseDirectUrl ? { connectionString: config.databaseUrl } : undefined,
      log,
      applicationDirectory,
      progress: say,
      makeDemonstration: makeBeside,
    });
    undo.push(() => platform.stop());
    if (await platform.isSetUp()) {
      say(`Moderator is ready at ${platform.url}`);
      if (platform.isDemonstration && platform.identity) say(demonstrationSignIns(platform.url));
    } else {
      log.warn({}, setupIsMissing);
      say(`Moderator runs at ${platform.url}, but nobody can use it yet. ${setupIsMissing}`);
    }
    say(`Everything is kept in ${join(directory.path, '/')}  Stop with Ctrl+C.`);
    // What reading the modules left, 50 MB and more, would lie there until much is done. `npm start` lets it be given back.
    setTimeout(() => globalThis.gc?.(), quietAfterMs).unref();
  } catch (error) {
    await fail(error);
  }
}

/** Read and evaluated in half a second, which nobody waits for who is told that it cannot start. */
const loadPlatform = () => import('./platform.ts');

const setupIsMissing =
  'Its database has no account: run "npm run setup" with the same settings, which makes the first account and administrator.';

/** Why it did not start: in a sentence where somebody can do something about it. */
const tell = (error: unknown) =>
  process.stderr.write(
    `${error instanceof StartupError ? error.message : `Moderator could not start: ${error instanceof Error ? String(error.stack) : String(error)}`}\n`,
  );

function configOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    tell(error);
    process.exit(1);
  }
}

/** Told before anything is started or written, not after. */
async function refuseTakenPort({ port, host }: Config): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: { code?: string }) =>
      error.code === 'EADDRINUSE'
        ? reject(
            new StartupError(
              `Port ${port} is taken by another program. Stop it, or set PORT to another port.`,
            ),
          )
        : resolve(),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
