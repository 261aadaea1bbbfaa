import type { Client } from '@moderator/client';

/** Reads what a moderator wants to have done before they decide, and answers each request of it. */
export async function answerAll(learner: Client, attemptId: string, answerTo: (action: string) => string) {
  const { referrals } = await learner.listReferrals({ id: attemptId });
  const referral = referrals.at(-1);
  if (!referral) throw new Error('Nothing was referred back.');
  const open = referral.actions.filter(({ answers }) => answers.length === 0);
  for (const { place, action } of open)
    await learner.answerReferral({
      id: attemptId,
      body: { referralId: referral.id, action: place, text: answerTo(action) },
    });
  const after = await learner.listReferrals({ id: attemptId });
  return after.referrals.at(-1)?.actions.map(({ action, answers }) => ({ action, answer: answers[0]?.text }));
}
