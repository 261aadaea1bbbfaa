import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Registration } from '@moderator/contract/types';
import { formatDate } from '@/i18n/format.ts';
import { isInEnglish } from '@/i18n/i18n.ts';

/** Why somebody may not moderate an attempt, and why a decision cannot be signed yet, by code. */
const labels: Record<string, MessageDescriptor> = {
  conflict_assessor: msg`You assessed this attempt, so somebody else has to moderate it.`,
  conflict_learner: msg`This is your own work, so somebody else has to moderate it.`,
  conflict_earlier_moderator: msg`You moderated an earlier attempt of this learner, so somebody else has to moderate this one.`,
  conflict_interim_moderator: msg`You looked at this attempt early and saw what was judged, so you cannot judge it blind. A colleague has to moderate it.`,
  conflict_referred_twice: msg`This came back twice as it was, so a second moderator has to look at it.`,
  conflict_facilitator: msg`You taught this learner on this course, so somebody else has to moderate the attempt.`,
  conflict_not_registered: msg`You have no registration as a moderator on record. Ask your site manager to add it.`,
  conflict_course_not_covered: msg`Your registration as a moderator does not cover this course. Ask for its scope to be extended.`,
  conflict_registration_expired: msg`Your registration as a moderator of this course has expired. Renew it, and this opens again.`,
  assessing_learner: msg`This is your own work, so somebody else has to assess it.`,
  assessing_not_an_assessor: msg`Your account does not have the role of an assessor, so you cannot judge this. Ask your site manager for the role, or leave it to an assessor.`,
  assessing_not_registered: msg`You have no registration as an assessor on record. Ask your site manager to add it.`,
  assessing_course_not_covered: msg`Your registration as an assessor does not cover this course. Ask for its scope to be extended.`,
  assessing_registration_expired: msg`Your registration as an assessor of this course has expired. Renew it, and this opens again.`,
  outcomes_missing: msg`This course has no outcomes, so there is nothing to judge. Nothing was changed; ask who keeps the course to add them.`,
  judgement_needed: msg`An outcome has no judgement yet. What you recorded is kept; judge every outcome, then sign.`,
  verdict_needed: msg`An outcome has no verdict of yours yet. What you recorded is kept; give every outcome a verdict, then decide.`,
  reason_needed: msg`Give the reason: whoever reads this later needs it.`,
  nothing_differs: msg`None of your verdicts changes a judgement, so there is nothing to overturn. They are kept; uphold or refer back.`,
  outcome_comment_needed: msg`An outcome changes its result without a comment of yours. Your verdicts are kept; say at each what you saw.`,
  action_needed: msg`Say what has to be done, by outcome and with a due date.`,
  foreign_outcome: msg`An action names an outcome of another course. Nothing was signed; choose one of this course.`,
  due_date_needed: msg`An action has no due date. Your text is kept; choose a day.`,
  due_in_the_past: msg`An action is due in the past. Your text is kept; choose today or a later day.`,
  finding_twice: msg`A rule of evidence has two findings. Keep one of them.`,
  rule_open: msg`A rule of evidence is not answered. Tick it, cross it, or say why it was not checked; your text is kept.`,
  explanation_needed: msg`A point that the report leaves open is not explained. Cover it or say why it stays open; what you wrote is kept.`,
  checklist_open: msg`A statement of the checklist has no answer yet. What you wrote is kept; answer each of them, then sign.`,
  remark_needed: msg`A statement is answered with no: say what is wrong. What you wrote is kept.`,
  comment_needed: msg`A cross needs a comment: say what is wrong. Your text is kept.`,
};

/** The rules speak English and more precisely; other languages have the sentence of the code. */
export function refusalLabel({ code, sentence }: { code: string; sentence: string }): string {
  const known = labels[code];
  return known && !isInEnglish() ? i18n._(known) : sentence.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, dayLabel);
}

/** The rules write a day as 2026-08-31. */
const dayLabel = (day: string) => formatDate(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });

/** Why somebody may moderate nothing today, and what to do about it. */
export function standingLabel(
  refusal: { code: string; sentence: string },
  { registrations = [] }: { registrations?: readonly Registration[] | undefined },
): string {
  const [last] = registrations
    .filter((each) => each.kind === 'moderator')
    .toSorted((one, other) => other.expiresOn.localeCompare(one.expiresOn));
  if (refusal.code !== 'conflict_registration_expired' || !last) return refusalLabel(refusal);
  const ended = dayLabel(last.expiresOn);
  return t`Your registration as a moderator (${last.number}) ended on ${ended}. You can read everything, but not build, draw, judge or sign. Renew it with ${last.body}, and ask your site manager to record the new one.`;
}
