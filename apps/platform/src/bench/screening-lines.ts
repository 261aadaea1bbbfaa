import { demoAccounts } from '@moderator/demo';
import { stableId } from '../kernel/ids.ts';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';

/** Applications for the vacancy of the smaller account. */
export const fewApplications = 10_000;
/** Applications that one statement makes. */
const atOnce = 50_000;

const [large, small] = demoAccounts.map((account) => account.id) as [string, string];
const vacancyOf = (account: string) => stableId('bench', 'vacancy', account);

/** Makes a vacancy in two accounts, with applications at every step; one that is there is left alone. */
export async function makeApplications(platform: MeasuredPlatform, many: number): Promise<void> {
  for (const [account, count] of [
    [small, fewApplications],
    [large, many],
  ] as const) {
    const id = vacancyOf(account);
    const [made] = await platform.query(`select from document where kind = 'vacancies' and id = $1`, [id]);
    if (made) continue;
    console.log(`Making ${count.toLocaleString('en')} applications …`);
    await platform.query(
      `insert into document (kind, id, client_id, account_id, body)
       select 'vacancies', $2::uuid, client_id, id, jsonb_build_object('accountId', id, 'title', 'A vacancy for many', 'description', 'Work.',
         'positions', 100, 'employment', 'permanent', 'tests', '[]'::jsonb, 'criteria', '[]'::jsonb, 'documents', '[]'::jsonb,
         'creditLimit', 1000000, 'retentionMonths', 12, 'state', 'published')
       from document where kind = 'accounts' and id = $1::uuid`,
      [account, id],
    );
    for (let from = 1; from <= count; from += atOnce)
      await platform.query(
        `insert into application (client_id, account_id, vacancy_id, candidate_id, candidate_name, candidate_order, state, consent_at,
         consent_version, applied_at, state_at, testing_at, tested_at, qualified_at, score, qualifying)
       select v.client_id, v.account_id, v.id, gen_random_uuid(), 'Applicant ' || n, 'applicant ' || lpad(n::text, 7, '0'),
         case when n % 5 = 0 then 'applied' else 'tested' end, at, '2026-1', at, at, case when n % 5 > 0 then at + interval '1 day' end,
         case when n % 5 > 0 then at + interval '2 days' end, case when n % 5 > 1 then at + interval '2 days' end,
         case when n % 5 > 0 then n % 100 end, case when n % 5 = 0 then 'pending' when n % 5 = 1 then 'not_qualified' else 'qualified' end
       from document v, generate_series($2::int, $3::int) n, lateral (select now() - n * interval '1 minute' as at) applied
       where v.kind = 'vacancies' and v.id = $1::uuid`,
        [id, from, Math.min(count, from + atOnce - 1)],
      );
  }
  await platform.query('vacuum analyze');
}

/** Lists and counts of applications, among few and among so many. */
export async function screeningLines({ url }: MeasuredPlatform, many: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [account, size] of [
    [small, fewApplications],
    [large, many],
  ] as const) {
    const token = tokenOf(url, 'clientmanager');
    const id = vacancyOf(account);
    const vacancy = `/admin/screening/vacancies/${id}`;
    const paths: Record<string, string> = {
      vacancies: `/admin/screening/vacancies?accountId=${account}`,
      'number of vacancies': `/admin/screening/vacancies/count?accountId=${account}&state=published`,
      candidates: `/admin/screening/candidates?accountId=${account}`,
      'tests of screening': `/admin/screening/tests?accountId=${account}`,
      'applications, the latest first': `${vacancy}/candidates`,
      'applications by score': `${vacancy}/candidates?sort=-score`,
      'applications by name': `${vacancy}/candidates?sort=name`,
      'those who qualified first': `${vacancy}/applicants/top?limit=100`,
      'documents of applicants': `${vacancy}/documents`,
    };
    for (const [name, path] of Object.entries(paths))
      lines.push({
        name: `screening: ${name}`,
        size,
        run: async () => {
          const response = await fetch(`${url}/api/v2${path}`, {
            headers: { authorization: `Bearer ${await token()}` },
          });
          if (!response.ok) throw new Error(`${path} answered ${response.status}`);
          await response.arrayBuffer();
        },
      });
  }
  return lines;
}
