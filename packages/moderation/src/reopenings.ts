import type { editionStandings } from '@moderator/contract/options';
import type { AttemptState } from './attempt-states.ts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import type { transitions } from './transitions.ts';

/** What may hang on a signed decision beside the reports that quote it. */
export type Hanging = 'referral' | 'result' | 'verification' | 'certificate';

const verified = ['result', 'verification'] as const;

/** What hangs on the decision of an attempt, by how far it has gone on from there. */
const hanging: Record<(typeof transitions.reopen.from)[number], readonly Hanging[]> = {
  upheld: [],
  overturned: [],
  returned: ['referral'],
  reported: ['result'],
  verifying: verified,
  endorsed: verified,
  not_endorsed: verified,
  certificated: [...verified, 'certificate'],
};

/**
 * What hangs on the signed decision of an attempt; undefined where there is none that could be reopened.
 *
 * @example hangsOn('reported') // ['result']
 */
export const hangsOn = (state: AttemptState): readonly Hanging[] | undefined =>
  (hanging as Partial<Record<AttemptState, readonly Hanging[]>>)[state];

/** How far a reopening is. */
export type ReopeningState = 'asked' | 'refused' | 'open' | 'done';

/** What is known of a reopening. */
export interface ReopeningFacts {
  /** What a manager answered; null where they were not asked, or have not answered. */
  consented: boolean | null;
  isReopened: boolean;
  /** Whether a decision was signed since. */
  isDecided: boolean;
}

/**
 * How far a reopening is: it waits for a manager, was refused by them, is being judged anew, or was decided anew.
 *
 * @example reopeningState({ consented: null, isReopened: false, isDecided: false }) // 'asked'
 */
export function reopeningState({ consented, isReopened, isDecided }: ReopeningFacts): ReopeningState {
  if (isReopened) return isDecided ? 'done' : 'open';
  return consented === false ? 'refused' : 'asked';
}

/** What is to be thought of a signed report or verification. */
export type EditionStanding = (typeof editionStandings)[number];

/**
 * A report or verification is superseded by its next edition, and in question from a reopening on until there is one.
 *
 * @example editionStanding({ isSuperseded: false, isQuestioned: true }) // 'in_question'
 */
export const editionStanding = (since: { isSuperseded: boolean; isQuestioned: boolean }): EditionStanding =>
  since.isSuperseded ? 'superseded' : since.isQuestioned ? 'in_question' : 'stands';

/**
 * Why a reopening that takes back what is out cannot be answered by somebody; undefined where it can. Who asked does
 * not consent to it themselves.
 */
export function consentRefusal(
  state: ReopeningState,
  { isAsker, consents, note }: { isAsker: boolean; consents: boolean; note: string },
): Refusal | undefined {
  if (state !== 'asked')
    return refusal('wrong_state', 'This was answered already. Nothing was changed; open the attempt to see.');
  if (isAsker)
    return refusal(
      'own_reopening',
      'You asked for this reopening, so another manager has to consent to it. Nothing was changed.',
      '4008',
    );
  if (!consents && note.trim() === '')
    return refusal('reason_needed', 'Say why not: whoever asked has to know. Nothing was sent.');
  return undefined;
}
