import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { areas } from '../../areas.ts';
import { externalImportHandlers as handlers } from '../../areas/external-assessments/imports/import-calls.ts';
import { readExternalImport } from '../../areas/external-assessments/imports/read-import.ts';
import { storeImport } from '../../areas/external-assessments/imports/store-import.ts';
import { readConfig } from '../../config.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { createDatabase } from '../../database/database.ts';
import { openFiles } from '../../files/open-files.ts';
import { createScanner } from '../../files/scanner.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import type { Call } from '../../kernel/call.ts';
import { principalOf } from '../../kernel/present-person.ts';
import { mayCall } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { createMailer } from '../../mail/mailer.ts';
import { ImportError } from '../import-error.ts';
import { openDatabase } from '../open-database.ts';
import type { OpenedDatabase } from '../open-database.ts';
import { keepArchive, keepTable } from './keep-archive.ts';
import { startOperation } from './options.ts';
import type { ExternalOptions } from './options.ts';

type Imported = Awaited<ReturnType<typeof handlers.getExternalImport>>['data'];

const log = pino({ level: 'silent' });
const lookAgainMs = 200;

/**
 * Brings external assessments in as the wizard does, in the name of somebody who may: what is doubtful is left as it is, and
 * can be answered in the application before it is stored.
 * @returns the exit code: 0 where all that could be stored is, or was looked at; 1 where it was refused
 */
export async function importExternal(
  options: ExternalOptions,
  environment: Record<string, string | undefined>,
  say: (text: string) => void,
  onOpen: (database: OpenedDatabase) => void,
): Promise<number> {
  const config = readConfig(environment);
  const opened = await openDatabase(config, log);
  onOpen(opened);
  const context = contextOf(config, opened);
  const principal = await whoImports(context, options);
  const stop = await startJobs({ pool: opened.pool, context, jobs: [readExternalImport, storeImport], log });
  try {
    const ask = askAs(context, principal);
    const uploadId = await keepArchive(context, principal, options.archive);
    const tableFileId = options.table ? await keepTable(context, principal, options.table) : undefined;
    const courseId = await courseOf(context, principal, options.course);
    const body = { ...options.facts, courseId, uploadId, tableFileId };
    const { id } = (await ask('startExternalImport', { body })).data;
    const look = async () => (await ask('getExternalImport', { params: { id } })).data;
    let now = await over(look, 'reading');
    if (now.state === 'draft' && options.isStored && now.people.ready > 0) {
      await ask('storeExternalImport', { params: { id } });
      now = await over(look, 'storing');
    }
    say(told(now, options));
    await tellRefused(context, ask, now, say);
    return now.state === 'draft' || now.state === 'finished' ? 0 : 1;
  } finally {
    await stop();
    await opened.pool.end().catch(() => undefined);
    await opened.stop();
  }
}

const contextOf = (config: Config, { pool }: OpenedDatabase): Context => ({
  config,
  database: createDatabase(pool),
  files: openFiles(config, config.largestArchive),
  signIns: undefined,
  mailer: createMailer(config),
  scanner: config.clamdUrl === undefined ? undefined : createScanner(config.clamdUrl),
  encoder: undefined,
  hooks: areas.hooks,
  contentOrigin: () => undefined,
  now: () => new Date(),
});

/** @throws ImportError where there is nobody of that name there, or they may not do this */
async function whoImports({ database }: Context, { username, account }: ExternalOptions): Promise<Principal> {
  const principal = await database.asSystem(async (queries) => {
    const { rows } = await sql<{ id: string }>`
      select u.id from document u join document a on a.kind = 'accounts' and a.id = u.account_id and a.deleted_at is null
      where u.kind = 'users' and u.deleted_at is null and lower(u.body ->> 'username') = lower(${username})
        and a.body ->> 'URLPrefix' = ${account}`.execute(queries);
    return rows[0] ? principalOf(queries, rows[0].id, false) : undefined;
  });
  if (!principal) throw new ImportError(`There is no user ${username} in the account ${account}.`);
  if (!mayCall(principal, startOperation))
    throw new ImportError(
      `${principal.name} may not bring in external assessments: moderators and managers may.`,
    );
  return principal;
}

async function courseOf({ database }: Context, { accountId }: Principal, number: string): Promise<string> {
  const { rows } = await database.asSystem((queries) =>
    sql<{ id: string }>`select id from document where kind = 'courses' and account_id = ${accountId}::uuid
      and deleted_at is null and body ->> 'registrationNumber' = ${number}`.execute(queries),
  );
  const [course, another] = rows;
  if (!course || another)
    throw new ImportError(
      `The account has ${another ? 'several courses' : 'no course'} with the registration number ${number}.`,
    );
  return course.id;
}

/** What the command asks for. */
type Asked = 'startExternalImport' | 'getExternalImport' | 'storeExternalImport' | 'downloadImportReport';
type Answer<Id extends Asked> = Awaited<ReturnType<(typeof handlers)[Id]>>;

/** Asks the platform's own calls in the name of somebody, each in a transaction. */
const askAs =
  (context: Context, principal: Principal) =>
  <Id extends Asked>(id: Id, input: Partial<Pick<Call<Id>, 'params' | 'body'>>): Promise<Answer<Id>> =>
    context.database.asSystem((queries) => {
      const usual = { params: {}, query: {}, body: {}, version: 0, now: new Date() };
      const handler = handlers[id] as (call: unknown) => Promise<Answer<Id>>;
      return handler({ context, queries, principal, ...usual, ...input });
    });

async function over(look: () => Promise<Imported>, state: Imported['state']): Promise<Imported> {
  for (;;) {
    const now = await look();
    if (now.state !== state) return now;
    await wait(lookAgainMs);
  }
}

function told({ state, people, addedFiles, message }: Imported, { isStored }: ExternalOptions): string {
  if (state === 'refused' || state === 'failed') return `${message ?? ''} Nothing was stored.`;
  const rest = `${people.asked} to ask about, ${people.refused} refused, ${people.leftOut} left out`;
  const added = addedFiles > 0 ? `, ${addedFiles} files added that were refused before` : '';
  if (state === 'finished') return `${people.ready} stored${added}, ${rest}.`;
  return isStored
    ? `Nobody can be stored as it is: ${rest}. Go on in the application, under External assessments.`
    : `${people.ready} can be stored, ${rest}. Nothing is stored yet: run it with --store, or go on in the application.`;
}

/** Everybody and everything that is not stored, and why, in a table beside those of other imports. */
async function tellRefused(
  { config }: Context,
  ask: ReturnType<typeof askAs>,
  { id, state }: Imported,
  say: (text: string) => void,
) {
  if (state !== 'draft' && state !== 'finished') return;
  const { file } = await ask('downloadImportReport', { params: { id } });
  const table = await textOf(file.stream);
  if (table.trim().split('\n').length < 2) return;
  const directory = join(config.dataDirectory, 'imports');
  await mkdir(directory, { recursive: true });
  const path = join(directory, basename(file.name));
  await writeFile(path, table);
  say(`Who and what was refused, and why: ${path}`);
}
