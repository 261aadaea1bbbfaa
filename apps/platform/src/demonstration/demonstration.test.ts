import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { areas as everyArea } from '@moderator/demo';
import type { Area, Part } from '@moderator/demo';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { copyOfTemplate } from '../testing/copy-of-template.ts';
import { signInAt } from '../testing/sign-in.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import { testConfig } from '../testing/test-config.ts';
import { makeDemonstration } from './demonstration.ts';

const clientId = '10000000-0000-4000-8000-000000000000';
const accountId = '20000000-0000-4000-8000-000000000000';
const userId = '30000000-0000-4000-8000-000000000000';
const tenant = { client_id: clientId, account_id: accountId };

const account: Part = {
  documents: [
    {
      kind: 'accounts',
      id: accountId,
      ...tenant,
      body: {
        clientId,
        name: 'Academy',
        URLPrefix: 'academy',
        state: 'active',
        theme: { isCustomTheme: false, colour: { red: 0, green: 0, blue: 0 }, logos: {} },
      },
    },
  ],
};
const person: Part = {
  documents: [
    {
      kind: 'users',
      id: userId,
      ...tenant,
      body: {
        accountId,
        clientId,
        username: 'thandi',
        name: 'Thandi',
        surname: 'Mokoena',
        roles: ['learner'],
      },
    },
  ],
  signIns: [{ userId, username: 'thandi', accountId, name: 'Thandi Mokoena' }],
};
const file: Part = {
  files: [
    {
      id: '40000000-0000-4000-8000-000000000000',
      ...tenant,
      owner_id: userId,
      name: 'notes.txt',
      media_type: 'text/plain',
      bytes: new TextEncoder().encode('notes'),
    },
  ],
};

let platform: Platform;
let administration: pg.Client;
let database: string;
beforeEach(async () => {
  const cluster = inject('cluster');
  database = `test_${randomBytes(6).toString('hex')}`;
  administration = new pg.Client({ ...cluster, database: 'postgres' });
  await administration.connect();
  await administration.query(copyOfTemplate(database, 'empty'));
  platform = await startPlatform({
    config: testConfig(inject('filesDirectory')),
    connection: { ...cluster, database },
    log: silentLog,
  });
});
afterEach(async () => {
  await platform.stop();
  await administration.query(`drop database ${database} with (force)`);
  await administration.end();
});

/** Which areas were begun, in their order. */
let begun: string[];
beforeEach(() => void (begun = []));

const area = (name: string, ...parts: Part[]): Area => ({
  name,
  *parts() {
    begun.push(name);
    yield* parts;
  },
});
const all = () => [area('accounts', account), area('people', person), area('files', file)];

const make = (areas: Area[]) => makeDemonstration(platform.context, platform.identity, areas);

const rows = (table: 'document' | 'document_history' | 'stored_file') =>
  platform.context.database.asSystem((queries) => queries.selectFrom(table).select('id').execute());
const made = async () => (await rows('document')).map(({ id }) => id).sort();

describe('the demonstration', () => {
  it('goes on behind the last area that was stored, sign-ins and all, when it ended in the middle', async () => {
    const broken: Area = {
      ...area('people', person),
      history: () => Promise.reject(new Error('the lights went out')),
    };
    const [accounts, , files] = all();
    await expect(make([accounts!, broken, files!])).rejects.toThrow('the lights went out');
    expect([await made(), begun]).toEqual([[accountId], ['accounts', 'people']]);

    await make(all());
    expect(begun).toEqual(['accounts', 'people', 'people', 'files']);
    expect(await made()).toEqual([accountId, userId]);
    expect(await rows('document_history')).toHaveLength(2);
    expect(await rows('stored_file')).toHaveLength(1);
    expect(await signInAt(platform.url, 'thandi')).toBeTruthy();
  });

  it('is made once, and gets no areas that a later version adds', async () => {
    await make(all().slice(0, 2));
    await make(all());
    expect(begun).toEqual(['accounts', 'people']);
  });

  it('is made by one of two platforms that start at the same time', async () => {
    await Promise.all([make(all()), make(all())]);
    expect(begun.sort()).toEqual(['accounts', 'files', 'people']);
    expect(await made()).toEqual([accountId, userId]);
  });

  it('leaves alone a database in which somebody has made accounts', async () => {
    const theirs = { kind: 'accounts', id: userId, ...tenant, body: '{"URLPrefix": "theirs"}' };
    await platform.context.database.asSystem((queries) =>
      queries.insertInto('document').values(theirs).execute(),
    );
    await make(all());
    expect([await made(), begun]).toEqual([[userId], []]);
  });

  it('is complete in the template, with every area of the list', async () => {
    const template = await startTestPlatform();
    const names = await template.query<{ name: string }>('select name from demonstration_area');
    await template.stop();
    expect(names.map(({ name }) => name).sort()).toEqual(['', ...everyArea.map(({ name }) => name)].sort());
  });
});
