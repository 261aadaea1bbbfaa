import { demoAccounts } from '@moderator/demo';
import { fewLearners } from './learning-lines.ts';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

const [large, small] = demoAccounts.map((account) => account.id) as [string, string];

/** Questions that every family answers of a whole account, however many learn there. */
const questions: Record<string, (account: string) => [path: string, body: object]> = {
  'counts, live': () => ['/aggregation/counts', {}],
  'progress, live': () => ['/aggregation/progress', {}],
  'counts by thing': () => ['/insights/counts', { groupBy: ['item'] }],
  'progress by site': () => ['/insights/progress', { groupBy: ['site'] }],
  'a month by days': () => ['/insights/counts', { ...lastMonth(), interval: 'day' }],
  'a month beside the one before': () => ['/insights/progress', { ...lastMonth(), compare: 'previous' }],
  'people of a month': () => ['/warehouse/aggregation/participation', lastMonth()],
  'an overview of a month': () => ['/warehouse/aggregation/overview', lastMonth()],
};

/** The whole month before this one. */
function lastMonth(): { from: string; to: string } {
  const now = new Date();
  const day = (month: number, of: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, of)).toISOString().slice(0, 10);
  return { from: day(now.getUTCMonth() - 1, 1), to: day(now.getUTCMonth(), 0) };
}

/** Figures of accounts, among few learners and among so many; they are those that the lines of learning have made. */
export function figureLines({ url }: MeasuredPlatform, many: number): Line[] {
  const token = tokenOf(url, 'clientmanager');
  return [[small, fewLearners] as const, [large, many] as const].flatMap(([account, size]) =>
    Object.entries(questions).map(([name, questionOf]) => {
      const [path, body] = questionOf(account);
      return {
        name: `figures: ${name}`,
        size,
        run: async () => {
          const response = await fetch(`${url}/api/v2${path}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
            body: JSON.stringify({ ...body, accountIds: [account] }),
          });
          const text = await response.text();
          if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
        },
      };
    }),
  );
}
