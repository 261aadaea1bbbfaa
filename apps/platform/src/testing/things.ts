import { randomUUID } from 'node:crypto';
import { resources } from '@moderator/contract';
import { idBy } from './fixture.ts';
import type { Things } from './fixture.ts';
import { fixtures } from './fixtures.ts';
import type { TestPlatform } from './test-platform.ts';

/** One of each kind of thing of an account; an id of nothing where it has none. */
export async function thingsOf(platform: TestPlatform, accountId: string): Promise<Things> {
  const things = { accounts: accountId } as unknown as Things;
  for (const { kind } of resources) things[kind] ??= (await oneOf(platform, kind, accountId)) ?? randomUUID();
  for (const { things: more } of fixtures)
    for (const [name, id] of Object.entries((await more?.(platform, things)) ?? {}))
      things[name] = id ?? randomUUID();
  return things;
}

const oneOf = (platform: TestPlatform, kind: string, accountId: string) =>
  idBy(
    platform,
    'select id from document where account_id = $1 and kind = $2 and deleted_at is null order by id limit 1',
    [accountId, kind],
  );

/** The same kinds of ids, none of which exists. */
export const nothing = (things: Things): Things =>
  Object.fromEntries(
    Object.keys(things).map((kind) => [kind, kind === 'clientId' ? things.clientId : randomUUID()]),
  ) as unknown as Things;
