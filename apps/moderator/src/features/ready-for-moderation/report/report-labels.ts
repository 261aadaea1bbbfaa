import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { percentOf } from '@/attempts/agreement/agreement-labels.ts';
import { formatNumber } from '@/i18n/format.ts';
import { isInEnglish } from '@/i18n/i18n.ts';
import { shortDate } from '@/ui/relative-time.ts';

export type Attempt = ModerationReport['attempts'][number];
export type ChecklistItem = ModerationReport['checklist'][number]['item'];
export type ChecklistAnswer = ModerationReport['checklist'][number]['answer'];

const statements: Record<ChecklistItem, MessageDescriptor> = {
  instruments: msg`The assessment instruments cover the outcomes and criteria of the programme.`,
  guide: msg`All assessors worked with the same guide or memorandum, and it fits the instruments.`,
  briefing: msg`Learners knew beforehand what was asked of them, when and under which conditions.`,
  identity: msg`The identity of each learner and the authenticity of the work were established.`,
  feedback: msg`Learners got feedback on each outcome that says what to do where they are not yet competent.`,
  records: msg`Portfolios, judgements and feedback are complete, signed and dated.`,
  appeals: msg`Learners know how to appeal against a result.`,
  discussed: msg`The findings were discussed with the assessors whom they concern.`,
};
export const statementLabel = (item: ChecklistItem): string => i18n._(statements[item]);

const answers: Record<ChecklistAnswer, MessageDescriptor> = {
  yes: msg`Yes`,
  no: msg`No`,
  not_applicable: msg`Does not apply`,
};
export const answerLabel = (answer: ChecklistAnswer): string => i18n._(answers[answer]);

const ruleAnswers: Record<Attempt['findings'][number]['answer'], MessageDescriptor> = {
  met: msg({ message: `Met`, context: 'rule of evidence' }),
  not_met: msg({ message: `Not met`, context: 'rule of evidence' }),
  not_checked: msg`Not checked`,
  open: msg`Not answered`,
};
export const ruleAnswerLabel = (answer: Attempt['findings'][number]['answer']): string =>
  i18n._(ruleAnswers[answer]);

export function registrationLabel(
  registration: { number: string; body: string; expiresOn: string } | null,
): string {
  if (!registration) return t`No registration on record`;
  const { number, body, expiresOn } = registration;
  return t`${number}, ${body}, valid until ${shortDate(expiresOn)}`;
}

/** The report keeps the platform's English sentences, for those are signed; other languages say them from its numbers. */
export function drawingLabels({ scope, sampling, figures, drawing, programme }: ModerationReport): {
  scope: string;
  sampling: string;
} {
  if (isInEnglish()) return { scope, sampling };
  const attempts = plural(figures.portfolios, { one: '# attempt', other: '# attempts' });
  const { minimum, seed } = drawing;
  const share = percentOf(drawing.percentage / 100);
  const sampled = formatNumber(figures.sampled);
  return {
    scope: t`${programme.title}: ${attempts}.`,
    sampling:
      seed === null
        ? t`The sample has not been drawn.`
        : drawing.isByRecord
          ? t`${sampled} of ${attempts}: a share by the record of each assessor and at least ${minimum}, in the order of a keyed hash (HMAC-SHA-256) of each attempt with the seed ${seed}; anyone with the seed gets the same sample.`
          : t`${sampled} of ${attempts}: ${share} of the batch and at least ${minimum}, in the order of a keyed hash (HMAC-SHA-256) of each attempt with the seed ${seed}; anyone with the seed gets the same sample.`,
  };
}

/** Whose layout a report is printed in. */
export function layoutLabel(layout: ModerationReport['layout']): string {
  switch (layout) {
    case 'plain':
      return t`Plain`;
    case 'seta_external_moderation':
      return t`SETA, external moderation`;
    case 'qcto_assessment_quality_partner':
      return t`QCTO, assessment quality partner`;
    case 'uk_internal_quality_assurance':
      return t`United Kingdom, internal quality assurance`;
  }
}
