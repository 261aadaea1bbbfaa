import { demoAccounts } from '@moderator/demo';
import { reportKinds } from '@moderator/contract/options';
import { areExportsBounded } from './exports.ts';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

const [large, small] = demoAccounts.map((account) => account.id);

/** The first page of each kind of report, of the smaller account and of the large one. */
export function reportLines({ url }: MeasuredPlatform, few: number, many: number): Line[] {
  const token = tokenOf(url, 'administrator');
  return [
    { account: small, size: few },
    { account: large, size: many },
  ].flatMap(({ account, size }) =>
    reportKinds.map((kind) => ({
      name: `report: ${kind}`,
      size,
      run: async () => {
        const response = await fetch(`${url}/api/v2/reports/${kind}/table`, {
          method: 'POST',
          headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
          body: JSON.stringify({ filter: { accountId: [account] } }),
        });
        if (!response.ok) throw new Error(`${kind} answered ${response.status}`);
        await response.arrayBuffer();
      },
    })),
  );
}

/**
 * Exports a report that has a row for each learner of the large account, in the kinds of files that are not of paper.
 * @returns whether the platform's memory stays within the bound
 */
export const exportReports = (platform: MeasuredPlatform): Promise<boolean> =>
  areExportsBounded(
    platform,
    ['csv', 'xlsx'].map((type) => ({
      name: `learner-progress as ${type}`,
      path: `/reports/learner-progress/export/${type}`,
      body: { filter: { accountId: [large] } },
    })),
  );
