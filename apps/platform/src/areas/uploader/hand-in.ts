import { audit } from '../../attempts/audit.ts';
import { freezeEvidence } from '../../attempts/freeze-evidence.ts';
import { moveAttempt } from '../../attempts/transitions.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call } from '../../kernel/call.ts';
import type { Portfolio } from './portfolios.ts';

/** The words that a learner, or their trainer for them, declares with what is handed in. */
const declaration = 'The work in this portfolio is the learner’s own.';

/**
 * Hands a portfolio in: from now on its evidence stays as it is. Whoever judges it again is told.
 * @returns why it cannot be; null where it is handed in
 */
export async function handIn(
  { queries, principal }: Call<'submitUploads'>,
  portfolio: Portfolio,
  now: Date,
): Promise<string | null> {
  const { attempt_id: id, state, version, account_id: accountId } = portfolio;
  if (state !== 'open' && state !== 'returned') return 'This work is handed in already. Nothing was changed.';
  const pieces = await queries
    .selectFrom('evidence')
    .select('id')
    .where('attempt_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!pieces) return 'There is no evidence in it yet. Nothing was handed in; add some first.';
  await moveAttempt(
    queries,
    { id, state, version },
    state === 'returned' ? 'resubmit' : 'submit',
    {},
    { submitted_at: now },
  );
  await freezeEvidence(queries, id, now);
  if (state === 'returned' && portfolio.judged_by)
    await notify(queries, 'referral.answered', [portfolio.judged_by], {
      tenant: portfolio,
      subject: { kind: 'attempt', id },
      facts: { course: portfolio.course_title },
      now,
    });
  await audit(
    queries,
    principal,
    'portfolio handed in',
    { kind: 'attempt', id, accountId },
    { declaration, learnerId: portfolio.learner_id },
    now,
  );
  return null;
}
