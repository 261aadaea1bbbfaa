import type { Referral } from '@moderator/contract/types';
import { draftsOf } from '@/session/storage.ts';
import { local } from '@/storage/guarded-storage.ts';

/** What an answer to an action is kept by on this device until it is sent. */
export const answerKey = (referralId: string, place: number): string => `referral:${referralId}:${place}`;

/** Answers to a referral that somebody typed on this device and has not sent, by the place of their action. */
export const keptAnswers = (person: string, { id, actions }: Referral): Map<number, string> =>
  new Map(
    actions.flatMap(({ place, answers }) => {
      const text =
        answers.length > 0 ? '' : (local.get(draftsOf(person) + answerKey(id, place)) ?? '').trim();
      return text === '' ? [] : [[place, text] as const];
    }),
  );

export const dropAnswer = (person: string, referralId: string, place: number): void =>
  local.remove(draftsOf(person) + answerKey(referralId, place));
