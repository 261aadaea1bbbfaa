import { useQuery } from '@tanstack/react-query';
import { standingRefusal } from '@moderator/moderation';
import type { Refusal, Registration } from '@moderator/moderation';
import { queries } from '@/api/queries.ts';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { dayInAccount } from '@/ui/relative-time.ts';

/**
 * Why the signed-in moderator may moderate nothing today; null where they may, or are none. It is told by what is known of them, at once,
 * and then by what the platform knows: others record that a registration was renewed.
 * @param isAsked whether the platform may be asked by now
 */
export function useStanding(isAsked: boolean): Refusal | null {
  const { user } = useMe();
  const { data: person = user } = useQuery({
    ...queries.one((api) => api.getMe()),
    enabled: isAsked,
    meta: { isBeside: true },
  });
  return mayModerate(person) ? refusalToday(person.registrations) : null;
}

const refusalToday = (registrations: readonly Registration[] = []): Refusal | null =>
  standingRefusal('moderator', registrations, dayInAccount(new Date())) ?? null;
