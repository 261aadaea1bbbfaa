import { reportChecklist } from '@moderator/contract/options';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/**
 * What a quality body asks about each moderation beside the judgements themselves, by a name that stays. The
 * statements are ours; what they are about follows the principles of assessment and the rules of evidence.
 */
export const checklistStatements: Record<ChecklistItem, string> = {
  instruments: 'The assessment instruments cover the outcomes and criteria of the programme.',
  guide: 'All assessors worked with the same guide or memorandum, and it fits the instruments.',
  briefing: 'Learners knew beforehand what was asked of them, when and under which conditions.',
  identity: 'The identity of each learner and the authenticity of the work were established.',
  feedback: 'Learners got feedback on each outcome that says what to do where they are not yet competent.',
  records: 'Portfolios, judgements and feedback are complete, signed and dated.',
  appeals: 'Learners know how to appeal against a result.',
  discussed: 'The findings were discussed with the assessors whom they concern.',
};

/** The name of a statement of the checklist. */
export type ChecklistItem = (typeof reportChecklist)[number];

/** What a moderator says of a statement. */
export interface ChecklistAnswer {
  item: ChecklistItem;
  answer: 'yes' | 'no' | 'not_applicable';
  remark: string;
}

/**
 * Why a checklist may not be signed: a statement without an answer or with two (`checklist_open`), a "no" that
 * does not say what is wrong (`remark_needed`); undefined where it may.
 *
 * @example checklistRefusal([])?.code === 'checklist_open'
 */
export function checklistRefusal(answers: readonly ChecklistAnswer[]): Refusal | undefined {
  const isOpen = (item: ChecklistItem) => answers.filter((each) => each.item === item).length !== 1;
  const open = reportChecklist.filter(isOpen).length;
  if (open > 0)
    return refusal(
      'checklist_open',
      `${open === 1 ? 'One statement' : `${open} statements`} of the checklist ${open === 1 ? 'has' : 'have'} no answer yet. What you wrote is kept; answer each of them, then sign.`,
    );
  const silent = answers.find((each) => each.answer === 'no' && each.remark.trim() === '');
  if (!silent) return undefined;
  return refusal(
    'remark_needed',
    `Say what is wrong: "${checklistStatements[silent.item]}" is answered with no. What you wrote is kept.`,
  );
}
