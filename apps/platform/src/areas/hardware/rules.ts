import { sql } from 'kysely';
import type { DeviceCache, DeviceSettings } from '@moderator/contract/types';
import type { Queries } from '../../database/database.ts';
import { hashPassword } from '../../embedded/identity/password.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { usualAnswersHours } from '../../kernel/device-grants.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountAsked } from '../../kernel/tenants.ts';

interface Rules {
  settings: DeviceSettings;
  cache: DeviceCache;
}

const ofKind = {
  ttlHours: 168,
  maxBytes: null,
  prefetchDays: 14,
  wifiOnly: true,
  keepAfterFinishDays: 7,
};

/** What holds where nobody of the account has said anything; that is version 1. */
export const usualRules: Rules = {
  settings: {
    heartbeatSeconds: 60,
    signIn: 'pin',
    idleMinutes: 5,
    volume: 70,
    languages: ['en-ZA'],
    nightFrom: null,
    nightUntil: null,
    updateFrom: null,
    updateUntil: null,
    exitPinHash: null,
  },
  cache: {
    formal: ofKind,
    onboarding: ofKind,
    screening: ofKind,
    rosterHours: 24,
    answersHours: usualAnswersHours,
  },
};

interface Versioned<Body> {
  data: Body;
  version: number;
}

/** What the devices of an account do and what lies on them, in one question: each sign of life asks for both. */
export async function rulesOf(
  queries: Queries,
  accountId: string,
): Promise<{ [Kind in keyof Rules]: Versioned<Rules[Kind]> }> {
  const { rows } = await sql<{ kind: keyof Rules; said: Versioned<never> }>`
    select kind, jsonb_build_object('data', body, 'version', version) as said from device_rules
    where account_id = ${accountId}::uuid`.execute(queries);
  const said = Object.fromEntries(rows.map((row) => [row.kind, row.said]));
  return {
    settings: said['settings'] ?? { data: usualRules.settings, version: 1 },
    cache: said['cache'] ?? { data: usualRules.cache, version: 1 },
  };
}

type Setting = Pick<RequestContext, 'queries' | 'principal'> & { version: number };

async function save<Kind extends keyof Rules>(
  { queries, principal, version }: Setting,
  accountId: string,
  kind: Kind,
  body: Rules[Kind],
): Promise<Versioned<Rules[Kind]>> {
  const { rows } = await sql`
    insert into device_rules (account_id, kind, client_id, version, body)
    select ${accountId}::uuid, ${kind}, ${principal.clientId}::uuid, 2, ${JSON.stringify(body)}::jsonb
    where ${version} = 1 or exists (select from device_rules where account_id = ${accountId}::uuid and kind = ${kind})
    on conflict (account_id, kind) do update set version = device_rules.version + 1, body = excluded.body
      where device_rules.version = ${version}
    returning version`.execute(queries);
  const { [kind]: now } = await rulesOf(queries, accountId);
  if (rows.length === 0)
    refuse('stale_version', undefined, { current: now.data, headers: { version: String(now.version) } });
  return now;
}

export const getDeviceSettings = async (call: Call<'getDeviceSettings'>) =>
  (await rulesOf(call.queries, await accountAsked(call, call.query.accountId))).settings;

/** The number that leads out of the application is kept as its hash alone, which devices check it by without a network. */
export async function setDeviceSettings(call: Call<'setDeviceSettings'>) {
  const accountId = await accountAsked(call, call.query.accountId);
  const { exitPin, ...settings } = call.body;
  const before = (await rulesOf(call.queries, accountId)).settings;
  const exitPinHash =
    exitPin === undefined ? before.data.exitPinHash : exitPin === null ? null : await hashPassword(exitPin);
  return save(call, accountId, 'settings', { ...settings, exitPinHash });
}

export const getDeviceCache = async (call: Call<'getDeviceCache'>) =>
  (await rulesOf(call.queries, await accountAsked(call, call.query.accountId))).cache;

export const setDeviceCache = async (call: Call<'setDeviceCache'>) =>
  save(call, await accountAsked(call, call.query.accountId), 'cache', call.body);
