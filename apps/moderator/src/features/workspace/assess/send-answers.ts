import type { QueryClient } from '@tanstack/react-query';
import type { Referral, Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { dropAnswer, keptAnswers } from '@/attempts/referrals/kept-answers.ts';
import { referralsQuery } from '@/attempts/referrals/queries.ts';
import { newSince } from '../referral/new-since.ts';

/**
 * Sends the answers to a referral that were typed and not sent yet. Asked anew before: the answer to an earlier try may have been
 * lost on its way, and none is sent twice.
 */
export async function sendAnswers(
  queryClient: QueryClient,
  { attempt, outcomes }: Workspace,
  person: string,
  { id }: Referral,
): Promise<void> {
  const { referrals } = await queryClient.fetchQuery({ ...referralsQuery(attempt.id), staleTime: 0 });
  const referral = referrals.find((each) => each.id === id);
  if (!referral) return;
  for (const [place, text] of keptAnswers(person, referral)) {
    const action = referral.actions.find((each) => each.place === place);
    const outcome = outcomes.find(({ id }) => id === action?.outcomeId);
    const evidenceIds = outcome ? newSince(referral, outcome) : [];
    const body = { referralId: referral.id, action: place, text, evidenceIds };
    await api.answerReferral({ id: attempt.id, body });
    dropAnswer(person, referral.id, place);
  }
  // Also where the signature behind it is refused: what is sent stands as sent.
  void queryClient.invalidateQueries({ queryKey: referralsQuery(attempt.id).queryKey });
}
