import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { clientId, foreign, other, own } from './template.ts';

export interface TenantSettings {
  client?: string;
  account?: string;
  accounts?: string;
  operator?: string;
  person?: string;
  visitor?: string;
}

/** In which nothing of anybody is seen: no tenant, half of one, or one that is put together of two clients. */
export const settingsOfNobody: [string, TenantSettings][] = [
  ['without any settings', {}],
  ['with empty settings', { client: '', account: '' }],
  ['with a client and no account', { client: clientId }],
  ['with an account and no client', { account: own }],
  ['with all accounts and no client', { account: '*' }],
  ['with several accounts and no client', { account: '', accounts: `{${own},${foreign}}` }],
  ['for a client that does not exist', { client: randomUUID(), account: '*' }],
  ['for an account that does not exist', { client: clientId, account: randomUUID() }],
  ['for an account of another client', { client: other.clientId, account: own }],
  [
    'for several accounts of another client',
    { client: other.clientId, account: '', accounts: `{${own},${foreign}}` },
  ],
  ['for an account that another client has', { client: clientId, account: other.accountId }],
];

/** Asks as a request would: in the role that owns nothing, for one tenant, and without leaving a trace. */
export async function asTenant<Row extends object>(
  connection: pg.ClientBase,
  settings: TenantSettings,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  await connection.query('begin');
  try {
    await connection.query('set local role moderator_application');
    for (const [name, value] of Object.entries(settings))
      await connection.query('select set_config($1, $2, true)', [`app.${name}`, value]);
    return (await connection.query(text, values)).rows as Row[];
  } finally {
    await connection.query('rollback');
  }
}
