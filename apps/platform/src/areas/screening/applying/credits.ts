import { sql } from 'kysely';
import { moveApplication } from '../../../content/applications/move-application.ts';
import type { Application } from '../../../content/applications/rows.ts';
import type { Acting } from '../../../content/registrations/move.ts';
import { managersOf } from '../../../inbox/managers.ts';
import { notify } from '../../../inbox/notify.ts';
import { nilId } from '../../../kernel/ids.ts';

/** Shares of the credits at which managers are told. */
const tellingAt = [0.8, 1] as const;

interface Standing {
  client_id: string;
  account_id: string;
  site_id: string | null;
  title: string;
  credits_used: number;
  credit_limit: number;
}

/**
 * Begins to test an application with a credit of its vacancy: taken by the statement that looks whether there is one, so that of many at
 * once as many begin as there are credits.
 * @returns undefined where there is none left, or the vacancy has closed
 */
export async function beginTesting(
  acting: Acting,
  application: Application,
): Promise<Application | undefined> {
  const { queries, now } = acting;
  const { rows } = await sql<Standing>`
    update vacancy_standing set credits_used = credits_used + 1
    where vacancy_id = ${application.vacancy_id}::uuid and state = 'published' and credits_used < credit_limit
    returning client_id, account_id, site_id, title, credits_used, credit_limit`.execute(queries);
  const [standing] = rows;
  if (!standing) return undefined;
  const { credits_used: used, credit_limit: limit } = standing;
  const reached = tellingAt.findLast((share) => used >= share * limit && used - 1 < share * limit);
  if (reached)
    await notify(
      queries,
      reached === 1 ? 'vacancy.full' : 'vacancy.filling',
      await managersOf(queries, standing, nilId),
      {
        tenant: standing,
        subject: { kind: 'vacancy', id: application.vacancy_id },
        facts: { title: standing.title },
        now,
      },
    );
  return moveApplication(acting, application, 'testing');
}

/** The sentence of 40010, for whoever applies. */
export const noCreditLeft = 'This vacancy takes no more applicants. Nothing was changed.';
