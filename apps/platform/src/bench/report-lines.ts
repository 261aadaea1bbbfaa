import { demoAccounts } from '@moderator/demo';
import { reportKinds } from '@moderator/contract/options';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** The first page of each kind of report, of the smaller account and of the large one. */
export function reportLines({ url }: MeasuredPlatform, few: number, many: number): Line[] {
  const [large, small] = demoAccounts.map((account) => account.id);
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
