import type { Referral, Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { dropAnswer, keptAnswers } from '@/attempts/referrals/kept-answers.ts';
import { newSince } from '../referral/new-since.ts';

/** Sends the answers to a referral that were typed and not sent yet. */
export async function sendAnswers(
  { attempt, outcomes }: Workspace,
  person: string,
  referral: Referral,
): Promise<void> {
  for (const [place, text] of keptAnswers(person, referral)) {
    const action = referral.actions.find((each) => each.place === place);
    const outcome = outcomes.find(({ id }) => id === action?.outcomeId);
    const evidenceIds = outcome ? newSince(referral, outcome) : [];
    const body = { referralId: referral.id, action: place, text, evidenceIds };
    await api.answerReferral({ id: attempt.id, body });
    dropAnswer(person, referral.id, place);
  }
}
