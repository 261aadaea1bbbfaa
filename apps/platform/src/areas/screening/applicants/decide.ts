import { sql } from 'kysely';
import { mayMove, movesOf } from '@moderator/learning';
import { moveApplication } from '../../../content/applications/move-application.ts';
import { notify } from '../../../inbox/notify.ts';
import type { Call } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { close } from '../vacancies/closing.ts';
import { findApplicant, presentApplicant } from './applicant.ts';

/** A person decides about an application; figures only propose. */
export async function changeApplicationState(call: Call<'changeApplicationState'>) {
  const { queries, principal, now, query, body } = call;
  const { vacancy, application } = await findApplicant(call, true);
  const { from, to } = query;
  if (application.user_id === principal.userId)
    refuse('4008', 'This is your own application, so somebody else decides about it. Nothing was changed.');
  if (application.state !== from)
    refuse(
      'wrong_state',
      `It is ${application.state}, not ${from}: somebody was faster. Nothing was changed.`,
    );
  if (!mayMove('manager', from, to))
    refuse(
      'wrong_state',
      `What is ${from} you can move to ${movesOf('manager', from).join(' or ') || 'nothing else'}. Nothing was changed.`,
    );
  if ((to === 'rejected' || from === 'rejected') && !body.reason?.trim()) {
    const sentence = 'Say why: whoever applied is shown it. Nothing was changed.';
    refuse('invalid_input', sentence, { errors: [{ path: 'body.reason', message: sentence }] });
  }
  const moved = await moveApplication({ queries, now, by: principal.userId }, application, to, body);
  if (to === 'hired') await closeWhenFilled(call, vacancy.id);
  if (moved.user_id)
    await notify(queries, 'application.decided', [moved.user_id], {
      tenant: moved,
      subject: { kind: 'vacancy', id: vacancy.id },
      facts: { title: vacancy.body.title },
      now,
    });
  return { data: presentApplicant(moved) };
}

/** The count is of the trigger, so that of two at once the second one sees both. */
async function closeWhenFilled(call: Call<'changeApplicationState'>, vacancyId: string): Promise<void> {
  const { rows } = await sql<{ is_filled: boolean }>`
    select close_when_filled and hired >= positions as is_filled from vacancy_standing
    where vacancy_id = ${vacancyId}::uuid for update`.execute(call.queries);
  if (rows[0]?.is_filled) await close(call, vacancyId, call.now);
}
