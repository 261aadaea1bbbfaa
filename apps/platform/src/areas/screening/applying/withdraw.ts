import { leavingOf } from '@moderator/learning';
import { forgetDetails } from '../../../content/applications/forget.ts';
import { moveApplication } from '../../../content/applications/move-application.ts';
import type { Application } from '../../../content/applications/rows.ts';
import type { Call } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { giveBackUses } from '../../../people/licence-uses.ts';
import { applied, presentOwn } from './own.ts';

/** Leaves a vacancy; with what is erased, documents and answers go at once, also of what has ended before. */
export async function withdrawApplication(call: Call<'withdrawApplication'>) {
  const { queries, principal, now, body, context } = call;
  const { application } = await applied(call, true);
  const to = leavingOf(application.state);
  if (application.state === 'hired')
    refuse('wrong_state', 'You are hired, so there is nothing to withdraw. Nothing was changed.');
  const left = to
    ? await moveApplication({ queries, now, by: principal.userId }, application, to, { reason: body.reason })
    : application;
  if (application.state === 'applied') await giveBack(call, application);
  const files = body.erase ? await forgetDetails(queries, [application.id]) : [];
  return {
    data: presentOwn(left),
    afterCommit: async () => {
      for (const id of files) await context.files.remove(id);
    },
  };
}

/** Nothing of it was opened, so it costs nothing. */
async function giveBack({ queries }: Call<'withdrawApplication'>, application: Application): Promise<void> {
  if (!application.licence_engagement_id) return;
  await giveBackUses(queries, [application.licence_engagement_id]);
  await queries
    .updateTable('application')
    .set({ licence_engagement_id: null })
    .where('id', '=', application.id)
    .execute();
}
