import { demoAccounts } from '@moderator/demo';
import { areExportsBounded } from './exports.ts';
import { insertPeople } from './insert-people.ts';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** People in the smaller account. */
export const fewPeople = 10_000;

const [large, small] = demoAccounts.map((account) => account.id) as [string, string];

/** Makes the people, unless the directory is that of an earlier run. */
export async function makePeople(platform: MeasuredPlatform, many: number): Promise<void> {
  const [known] = await platform.query(
    `select count(*)::int as count from document where kind = 'users' and account_id = $1`,
    [large],
  );
  if (Number(known!['count']) >= many) return;
  console.log(`Making ${(many + fewPeople).toLocaleString('en')} people; this takes minutes …`);
  await insertPeople(platform, fewPeople, small, 's');
  await insertPeople(platform, many, large, 'b');
  await platform.query('vacuum analyze');
}

const texts = [
  'thandi',
  'nkosi',
  'mokoena',
  'van der',
  'pretorius',
  'thandi.nkosi',
  'lerato',
  'zwane',
  'si',
  'dlamini',
];
const mistyped = ['tandhi', 'leratto', 'pretoriuss', 'mokwena'];
const common = ['thandi m', 'si ma', 'van k', 'n s'];
const search = (query: string) => `/users/search?query=${encodeURIComponent(query)}&accountId=`;

/** Calls by what they are about; the address goes on with the account. */
const calls: Record<string, (turn: number, account: string) => string> = {
  list: () => '/users?accountId=',
  'list with its total': () => '/users?total=true&accountId=',
  ...Object.fromEntries(
    ['surname', '-surname', 'name', '-name', 'username', '-username'].map((sort) => [
      `sort by ${sort}`,
      () => `/users?sort=${sort}&accountId=`,
    ]),
  ),
  search: (turn) => search(texts[turn % texts.length]!),
  'search common words': (turn) => search(common[turn % common.length]!),
  'search what is mistyped': (turn) => search(mistyped[turn % mistyped.length]!),
  'search a number': (turn, account) => search(`${account === small ? 's' : 'b0x'}000${1000 + turn * 7}`),
  'search an e-mail': (turn, account) => search(`thandi.nkosi${account === small ? 's' : 'b0x'}${turn}`),
  'those of a role': () => '/users?roles=learner&accountId=',
  count: () => '/users/count?role=learner&accountId=',
};

/** Lists and searches of people, among few and among so many. */
export async function peopleLines({ url }: MeasuredPlatform, many: number): Promise<Line[]> {
  const token = tokenOf(url, 'administrator');
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${await token()}` };
    const response = await fetch(`${url}/api/v2${path}`, { headers });
    const body = (await response.json()) as { page?: { next: string | null } };
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return { next: body.page?.next ?? null };
  };
  const lines: Line[] = [];
  for (const [account, size] of [
    [small, fewPeople],
    [large, many],
  ] as const) {
    const deep = await cursorAt(ask, account, size / 2);
    const all: typeof calls = { ...calls, 'page in the middle': () => `/users?cursor=${deep}&accountId=` };
    for (const [name, path] of Object.entries(all))
      lines.push({
        name: `people: ${name}`,
        size,
        run: async (turn) => void (await ask(path(turn, account) + account)),
      });
  }
  return lines;
}

/** The cursor behind so many rows; the way there is gone in the largest steps. */
async function cursorAt(
  ask: (path: string) => Promise<{ next: string | null }>,
  account: string,
  rows: number,
) {
  let cursor: string | null = null;
  for (let gone = 0; gone < rows; gone += 500)
    cursor = (await ask(`/users?limit=500&accountId=${account}${cursor ? `&cursor=${cursor}` : ''}`)).next;
  return cursor;
}

/**
 * Exports everybody and looks at the platform's memory meanwhile.
 * @returns whether it stays within the bound
 */
export const exportPeople = (platform: MeasuredPlatform): Promise<boolean> =>
  areExportsBounded(
    platform,
    ['csv', 'json', 'xlsx', 'pdf'].map((type) => ({
      name: `everybody as ${type}`,
      path: `/users/export/${type}?accountId=${large}`,
    })),
  );
