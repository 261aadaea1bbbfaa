import { useQuery } from '@tanstack/react-query';
import type { Referral, Workspace } from '@moderator/contract/types';
import { referralsQuery } from '@/attempts/referrals/queries.ts';

/** The referral that this work came back from, or is to come back from; null where it was not referred back. */
export function useReferral({ attempt, decision }: Workspace): Referral | null {
  const isReferred = (decision?.kind ?? attempt.decision) === 'referred_back';
  const { data } = useQuery({ ...referralsQuery(attempt.id), enabled: isReferred });
  return (isReferred && data?.referrals.at(-1)) || null;
}
