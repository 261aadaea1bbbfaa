import pino from 'pino';
import { demoAccounts } from '@moderator/demo';
import { areas } from '../areas.ts';
import { readConfig } from '../config.ts';
import { createDatabase } from '../database/database.ts';
import { createIdentity } from '../embedded/identity/identity.ts';
import { ImportError } from '../import/import-error.ts';
import { openDatabase } from '../import/open-database.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { keycloakSignIns } from '../keycloak/sign-ins.ts';
import { createMailer } from '../mail/mailer.ts';
import { makeContext } from '../make-context.ts';
import { makeDemonstration } from './demonstration.ts';

// The process that makes the demonstration for a platform that starts (`make-beside.ts`), in the database that it has opened.

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

process.on('disconnect', () => process.exit(1));
// A terminal, or what looks after services, tells everybody at once. The platform ends first, and this process with it.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => undefined);
make().then(
  () => process.exit(0),
  (error: unknown) => process.send?.(reasonOf(error), () => process.exit(1)),
);

/** In a sentence where somebody can do something about it. */
function reasonOf(error: unknown): string {
  if (error instanceof StartupError || error instanceof ImportError) return error.message;
  return error instanceof Error ? String(error.stack) : String(error);
}

async function make(): Promise<void> {
  say('Making the demonstration data; this happens once …');
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const { pool } = await openDatabase(config, log);
  const database = createDatabase(pool);
  const identity = config.identityUrl
    ? undefined
    : await createIdentity({ database: pool, origins: () => false, log });
  const context = await makeContext(config, {
    database,
    mailer: createMailer(config),
    signIns: identity?.signIns ?? keycloakSignIns(database, config),
    hooks: areas.hooks,
    contentOrigin: () => undefined,
    now: () => new Date(),
  });
  await makeDemonstration(context, identity);
  const names = demoAccounts.map((account) => account.name);
  say(`Demonstration data is ready: ${new Intl.ListFormat('en').format(names)}.`);
}
