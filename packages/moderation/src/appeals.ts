import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { workingDaysAfter } from './working-days.ts';
import type { WorkingCalendar } from './working-days.ts';

/** Working days within which a released result can be appealed against, where an account says nothing else. */
export const usualAppealDays = 5;

/** Working days within which an appeal is decided, and what another body assessed is taken into a batch, likewise. */
export const usualWaitingDays = 10;

/** A result, as far as it decides whether it can be appealed against. */
export interface Appealable {
  /** Day on which its report released it, YYYY-MM-DD; null where it is not released, or looked at again already. */
  releasedOn: string | null;
  /** Whether an appeal was made since. */
  isAppealed: boolean;
  /** YYYY-MM-DD */
  today: string;
  appealDays: number;
  calendar: WorkingCalendar;
}

/**
 * Last day of the window, YYYY-MM-DD; null where nothing is released.
 *
 * @example appealableUntil({ releasedOn: '2026-11-20', appealDays: 5, calendar: usualCalendar }) // '2026-11-27'
 */
export const appealableUntil = ({
  releasedOn,
  appealDays,
  calendar,
}: Pick<Appealable, 'releasedOn' | 'appealDays' | 'calendar'>): string | null =>
  releasedOn === null ? null : workingDaysAfter(releasedOn, appealDays, calendar);

/** Why a result cannot be appealed against; undefined where it can. */
export function appealRefusal(result: Appealable): Refusal | undefined {
  const until = appealableUntil(result);
  if (until === null)
    return refusal(
      'not_released',
      'There is no released result to appeal against now. Nothing was sent; you are told when there is one.',
    );
  if (result.isAppealed)
    return refusal('appealed_already', 'This result was appealed against already. Nothing was sent.');
  if (result.today > until)
    return refusal(
      'appeal_too_late',
      `An appeal had to be made until ${until}. Nothing was sent; speak to your training provider.`,
    );
  return undefined;
}

/**
 * Why somebody may not judge an appeal; undefined where they may. Whoever had a part in the result has none in the
 * appeal.
 */
export function appealPartRefusal(
  personId: string,
  tookPart: readonly (string | null)[],
): Refusal | undefined {
  if (!tookPart.includes(personId)) return undefined;
  return refusal(
    'conflict_had_part',
    'You assessed, taught, moderated or signed this, or made the appeal, so somebody else has to judge it. Nothing was changed.',
    '4008',
  );
}

/** What an appeal is decided on: of each of its outcomes, whether the verdict changes what was released. */
export interface AppealDecision {
  kind: 'upheld' | 'dismissed';
  reasons: string;
  /** By outcome; null while there is no verdict. */
  changes: readonly (boolean | null)[];
}

/** Why an appeal cannot be decided so; undefined where it can. What is decided follows from the verdicts. */
export function appealDecisionRefusal({ kind, reasons, changes }: AppealDecision): Refusal | undefined {
  if (changes.includes(null))
    return refusal(
      'verdict_needed',
      'An outcome that is appealed has no verdict of yours yet. What you recorded is kept; judge each, then decide.',
    );
  if (reasons.trim() === '')
    return refusal('reason_needed', 'Give the reasons: the learner reads them. What you recorded is kept.');
  if (kind === 'upheld' && !changes.includes(true))
    return refusal(
      'nothing_differs',
      'None of your verdicts changes a result, so there is nothing to uphold. They are kept; dismiss the appeal, with your reasons.',
    );
  if (kind === 'dismissed' && changes.includes(true))
    return refusal(
      'result_differs',
      'One of your verdicts changes a result, so the appeal cannot be dismissed. They are kept; uphold it, with your reasons.',
    );
  return undefined;
}
