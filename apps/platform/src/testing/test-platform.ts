import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { decodeJwt } from 'jose';
import { createClient } from '@moderator/client';
import type { Client } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import type { Areas } from '../areas.ts';
import type { Config } from '../config.ts';
import type { DatabasePatience } from '../database/pool.ts';
import type { Patience } from '../http/slow-bodies.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import { copyOfTemplate } from './copy-of-template.ts';
import { refuseWrongTallies } from './recount.ts';
import { signInAt } from './sign-in.ts';
import { testConfig } from './test-config.ts';

export interface TestPlatform {
  url: string;
  /** Where its figures are told, where `metricsPort` is among its settings. */
  metricsUrl: string | undefined;
  /** The typed client of somebody of the demonstration; their password is their username. */
  as(username: string): Promise<Client>;
  token(username: string): Promise<string>;
  /** A client with this token, or with none. */
  withToken(token: string | undefined): Client;
  /** How its database is reached. */
  connection: pg.ClientConfig;
  /** Asks the database as its owner. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Moves the platform's clock; null gives the real time back. */
  setNow(now: Date | null): void;
  /** Where the bytes of its files are kept. */
  filesDirectory: string;
  stop(): Promise<void>;
}

interface Options {
  /** Keeps files apart from those of other platforms; the demonstration's bytes are then not at hand. */
  dataDirectory?: string;
  /** Mails through this server instead of into the folder. */
  smtpUrl?: string;
  /** Settings other than those of testConfig. */
  settings?: Partial<Config>;
  /** How long is waited for what somebody sends. */
  patience?: Patience;
  /** Where the platform finds its database instead of where it is. */
  through?: (connection: pg.ClientConfig) => pg.ClientConfig;
  /** What requests ask instead. */
  pooler?: (connection: pg.ClientConfig) => pg.ClientConfig | Promise<pg.ClientConfig>;
  databasePatience?: DatabasePatience;
  /** Folder of an application to serve. */
  applicationDirectory?: string;
  /** Resources and hooks beside those of the contract. */
  areas?: Areas;
}

/**
 * A real platform on a database of its own, reached over HTTP through the real client.
 * @param template `demo` for the demonstration data, `empty` for the schema alone
 * @example
 * const platform = await startTestPlatform();
 * const api = await platform.as('moderator');
 */
export async function startTestPlatform(
  template: 'demo' | 'empty' = 'demo',
  {
    dataDirectory = inject('filesDirectory'),
    smtpUrl,
    settings,
    patience,
    through = (connection) => connection,
    pooler,
    databasePatience,
    applicationDirectory,
    areas,
  }: Options = {},
): Promise<TestPlatform> {
  const cluster = inject('cluster');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const administration = new pg.Client({ ...cluster, database: 'postgres' });
  await administration.connect();
  await administration.query(copyOfTemplate(database, template));
  const pool = new pg.Pool({ ...cluster, database, max: 2 });
  // The database is dropped under the connections that are still closing.
  pool.on('error', () => undefined);
  let time: Date | null = null;
  const platform = await startPlatform({
    config: { ...testConfig(dataDirectory), smtpUrl, ...settings },
    connection: through({ ...cluster, database }),
    pooler: await pooler?.({ ...cluster, database }),
    databasePatience,
    applicationDirectory:
      applicationDirectory === undefined ? undefined : Promise.resolve(applicationDirectory),
    log: silentLog,
    areas,
    patience,
    // What comes by the clock comes where a test asks for it (`doJob`), whatever minute it is.
    byTheClock: false,
    checksAnswers: true,
    now: () => time ?? new Date(),
  });
  const tokens = new Map<string, Promise<string>>();
  const token = (username: string): Promise<string> => {
    const before = tokens.get(username);
    const valid = before
      ? before.then((known) => (isSoonOver(known) ? signInAt(platform.url, username) : known))
      : signInAt(platform.url, username);
    tokens.set(username, valid);
    return valid;
  };
  const clientWith = (value: () => string | undefined | Promise<string>): Client =>
    createClient(routes, { baseUrl: `${platform.url}/api`, token: value });
  const withToken = (value: string | undefined): Client => clientWith(() => value);
  const clients = new Map<string, Client>();
  return {
    url: platform.url,
    metricsUrl: platform.metricsUrl,
    token,
    withToken,
    connection: { ...cluster, database },
    as: async (username) => {
      await token(username);
      const client = clients.get(username) ?? clientWith(() => token(username));
      clients.set(username, client);
      return client;
    },
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query(text, values)).rows as Row[],
    setNow: (now) => (time = now),
    filesDirectory: join(dataDirectory, 'files'),
    stop: async () => {
      await platform.stop();
      await refuseWrongTallies(pool);
      await pool.end();
      await administration.query(`drop database ${database} with (force)`);
      await administration.end();
    },
  };
}

/** Tests that draw much outlast a token: who asks as somebody signs in anew in time. */
const isSoonOver = (token: string): boolean => decodeJwt(token).exp! * 1000 < Date.now() + 30_000;
