import pino from 'pino';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { createDatabase } from '../database/database.ts';
import { ImportError } from '../import/import-error.ts';
import { openDatabase } from '../import/open-database.ts';
import { StartupError } from '../kernel/startup-error.ts';
import { addressOf } from '../mail/address-of.ts';
import { giveSignIn, linkTo, makeFirst, waitForOthers, whatIsThere } from './first-people.ts';
import { readAnswers } from './questions.ts';
import type { Answers, Terminal } from './questions.ts';

type Variables = Record<string, string | undefined>;
type Say = (line: string) => void;

const log = pino({ level: 'silent' });

/**
 * Makes the first client, account and administrator of an empty database, running or not; where there are some, it says so and
 * changes nothing.
 * @param terminal where what no setting answers is asked; absent: nobody is there
 * @returns the exit code: 0 when they are there, 1 otherwise
 */
export async function setupCommand(
  environment: Variables,
  say: Say,
  terminal: Terminal | undefined,
): Promise<number> {
  try {
    const config = readConfig(environment);
    const { pool, stop } = await openDatabase(config, log);
    try {
      const database = createDatabase(pool);
      const before = await database.asSystem(whatIsThere);
      if (before.accounts.length > 0) return alreadyThere(before, say);
      const isEmbedded = config.identityUrl === undefined;
      const answers = await readAnswers(environment, isEmbedded, terminal);
      const made = await database.asSystem(async (queries) => {
        await waitForOthers(queries);
        if ((await whatIsThere(queries)).accounts.length > 0) return false;
        const userId = await makeFirst(queries, answers);
        if (config.identityUrl === undefined) await giveSignIn(queries, userId, answers);
        else await linkTo(queries, userId, { issuer: config.identityUrl, subject: answers.SETUP_SUBJECT });
        return true;
      });
      if (made) tellWhatIsNext(config, answers, say);
      return made ? 0 : alreadyThere(await database.asSystem(whatIsThere), say);
    } finally {
      await pool.end().catch(() => undefined);
      await stop();
    }
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof ImportError)) throw error;
    say(error.message);
    return 1;
  }
}

function alreadyThere(
  { accounts, administrators }: Awaited<ReturnType<typeof whatIsThere>>,
  say: Say,
): number {
  const list = new Intl.ListFormat('en');
  say(
    `This platform is set up: ${list.format(accounts)}, administered by ${list.format(administrators) || 'nobody'}. Nothing was changed.`,
  );
  return 0;
}

function tellWhatIsNext(config: Config, answers: Answers, say: Say): void {
  const address = addressOf(config);
  say(`${answers.SETUP_ACCOUNT} and its administrator ${answers.SETUP_USERNAME} are there. What comes next:`);
  say(`  1. Start the platform, if it does not run: npm start`);
  say(`  2. Open ${address} and sign in as ${answers.SETUP_USERNAME}${signInOf(config, answers)}.`);
  say(`  3. Make sites, people and courses through the API, which ${address}/api/docs explains, or upload`);
  say('     people as a table (docs/uploading-users.md). Whoever has an e-mail address is invited by mail.');
  if (!config.smtpUrl)
    say('     Mails go to a folder of the data directory until SMTP_URL names a mail server.');
}

/** What has to be there before the administrator signs in, with an identity service of the operator's. */
function signInOf({ identityUrl, identityAdmin, subjectClaim }: Config, answers: Answers): string {
  if (identityUrl === undefined || answers.SETUP_SUBJECT) return '';
  if (identityAdmin) return ': once it runs, the platform has Keycloak mail an invitation';
  return `: whoever the claim ${subjectClaim} of ${identityUrl} says that it is (docs/operating/keycloak.md)`;
}
