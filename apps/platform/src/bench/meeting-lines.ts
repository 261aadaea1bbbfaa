import { readFile } from 'node:fs/promises';
import { demoAccounts } from '@moderator/demo';
import { stableId } from '../kernel/ids.ts';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

const [large, small] = demoAccounts.map((account) => account.id) as [string, string];
const sessionOf = (account: string) => stableId('bench', 'session', account);
const scheduleOf = (account: string) => stableId('bench', 'schedule', account);
/** Whose inbox is large, and whose is not: what somebody is told is theirs, wherever they work. */
const readers = { [large]: 'manager', [small]: 'sitemanager' };

/** Who moderates in each, and sees nothing of the other. */
const moderators = { [large]: 'moderator', [small]: 'karoo' };

/** Makes a meeting with posts, agendas, news, a schedule with learners, and an inbox, each with so many; what is there is left alone. */
export async function makeMeetings(platform: MeasuredPlatform, few: number, many: number): Promise<void> {
  const statements = await readFile(new URL('./meetings.sql', import.meta.url), 'utf8');
  for (const [account, count] of [
    [small, few],
    [large, many],
  ] as const) {
    const schedule = scheduleOf(account);
    const made = await platform.query(`select from document where kind = 'schedules' and id = $1`, [
      schedule,
    ]);
    if (made.length > 0) continue;
    console.log(`Making ${count.toLocaleString('en')} posts, agendas, news, places and messages …`);
    await platform.connected(async (connection) => {
      await connection.query(
        'create temporary table asked (account uuid, session uuid, schedule uuid, reader text, many int)',
      );
      await connection.query('insert into asked values ($1, $2, $3, $4, $5)', [
        account,
        sessionOf(account),
        schedule,
        readers[account],
        count,
      ]);
      await connection.query(statements);
    });
  }
  await platform.query('vacuum analyze');
}

/** First pages of what grows with the years, among few and among so many. */
export function meetingLines({ url }: MeasuredPlatform, few: number, many: number): Line[] {
  const [all, moderator] = [tokenOf(url, 'clientmanager'), tokenOf(url, 'moderator')];
  return [[small, few] as const, [large, many] as const].flatMap(([account, size]) => {
    const own = tokenOf(url, readers[account]!);
    const calls: Record<string, [token: typeof own, path: string]> = {
      'posts of a meeting': [all, `/classrooms/sessions/${sessionOf(account)}/posts`],
      news: [all, `/distributions/newsflashes?accountId=${account}`],
      'places in a schedule': [all, `/admin/schedules/engagements?scheduleId=${scheduleOf(account)}`],
      'learners in no schedule': [tokenOf(url, moderators[account]!), '/admin/schedules/unplanned'],
      'inbox, the newest': [own, '/inbox/messages'],
      'inbox, what is unread': [own, '/inbox/messages?unread=true'],
      'number of unread': [own, '/inbox/messages/count'],
      ...(account === large
        ? {
            agendas: [all, '/classrooms/agendas'] as [typeof own, string],
            'classes that are over': [all, '/classes/completed'] as [typeof own, string],
            'work to come': [moderator, '/moderation/coming?part=moderate'] as [typeof own, string],
            'figures of moderation': [moderator, '/moderation/figures'] as [typeof own, string],
          }
        : {}),
    };
    return Object.entries(calls).map(([name, [token, path]]) => ({
      name: `meetings: ${name}`,
      size,
      run: async () => {
        const response = await fetch(`${url}/api/v2${path}`, {
          headers: { authorization: `Bearer ${await token()}` },
        });
        const text = await response.text();
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
      },
    }));
  });
}
