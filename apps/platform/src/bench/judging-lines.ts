import { demoAccounts } from '@moderator/demo';
import { stableId } from '../kernel/ids.ts';
import type { Line } from './measure.ts';
import { tokenOf } from './running-platform.ts';
import type { MeasuredPlatform } from './running-platform.ts';
import { fewPeople } from './people-lines.ts';

const [large, small] = demoAccounts.map((account) => account.id) as [string, string];
const surveyOf = (account: string) => stableId('bench', 'survey', account);

/** Asks everybody of two accounts in a survey; one that is there is left alone. */
export async function makeSurveys(platform: MeasuredPlatform): Promise<void> {
  for (const account of [small, large]) {
    const id = surveyOf(account);
    const [made] = await platform.query(`select from document where kind = 'surveys' and id = $1`, [id]);
    if (made) continue;
    await platform.query(
      `insert into document (kind, id, client_id, account_id, body)
       select 'surveys', $2::uuid, client_id, id, jsonb_build_object('accountId', id, 'title', 'A survey of everybody', 'purpose', 'other',
         'anonymous', true, 'audience', '{"everybody": true}'::jsonb, 'when', 'any', 'locales', '[]'::jsonb, 'questions', 0, 'state', 'published')
       from document where kind = 'accounts' and id = $1::uuid`,
      [account, id],
    );
    await platform.query(
      `insert into survey_invitation (user_id, survey_id, client_id, account_id, site_id, person_order, invited_on)
       select id, $2::uuid, client_id, account_id, site_id, sort_1, current_date from document
       where kind = 'users' and account_id = $1::uuid and deleted_at is null on conflict do nothing`,
      [account, id],
    );
  }
  await platform.query('vacuum analyze survey_invitation');
}

/** Lists and counts of surveys and reviews, among few people and among so many. */
export function judgingLines({ url }: MeasuredPlatform, many: number): Line[] {
  return (
    [
      [small, fewPeople],
      [large, many],
    ] as const
  ).flatMap(([account, size]) => {
    const token = tokenOf(url, 'administrator');
    const id = surveyOf(account);
    const paths: Record<string, string> = {
      surveys: `/admin/surveys?accountId=${account}`,
      'number of surveys': `/admin/surveys/count?accountId=${account}`,
      'progress of a survey': `/admin/surveys/${id}/progress`,
      'who has not answered': `/admin/surveys/${id}/progress?people=true`,
      'surveys that wait': '/surveys/questionnaires',
      'reviews of people': `/admin/content/peerreviews?accountId=${account}`,
      'soft skills': `/content/peerreviews/softskills?accountId=${account}`,
      'schedulers of reviews': `/content/peerreviews/schedulers?accountId=${account}`,
      badges: '/content/peerreviews/badges',
    };
    return Object.entries(paths).map(([name, path]) => ({
      name: `judging: ${name}`,
      size,
      run: async () => {
        const headers = { authorization: `Bearer ${await token()}` };
        const response = await fetch(`${url}/api/v2${path}`, { headers });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        await response.arrayBuffer();
      },
    }));
  });
}
