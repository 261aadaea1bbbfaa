import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type {
  Visit,
  VisitChecklistAnswer,
  VisitPoint,
  VisitPreparation,
  VisitQuestionedReport,
} from '@moderator/contract/types';
import { shortDate } from '@/ui/relative-time.ts';
import type { Shape, Tone } from '@/labels/status-labels.ts';

export const kindLabels: Record<Visit['kind'], MessageDescriptor> = {
  remote: msg`Remote`,
  on_site: msg`On site`,
};

export const standingLabels: Record<
  Visit['standing'],
  { words: MessageDescriptor; tone: Tone; shape: Shape }
> = {
  planned: { words: msg`Planned`, tone: 'neutral', shape: 'ring' },
  open: { words: msg`Open`, tone: 'note', shape: 'half' },
  over: { words: msg`Over, not signed`, tone: 'warn', shape: 'bang' },
  signed: { words: msg`Signed`, tone: 'good', shape: 'tick' },
  withdrawn: { words: msg`Withdrawn`, tone: 'neutral', shape: 'dash' },
};

export const outcomeLabels: Record<
  NonNullable<Visit['outcome']>,
  { words: MessageDescriptor; tone: Tone; shape: Shape }
> = {
  endorsed: { words: msg`Endorsed`, tone: 'good', shape: 'tick' },
  endorsed_with_conditions: { words: msg`Endorsed with conditions`, tone: 'warn', shape: 'bang' },
  not_endorsed: { words: msg`Not endorsed`, tone: 'bad', shape: 'cross' },
};

export const preparationLabels: Record<VisitPreparation['about'], MessageDescriptor> = {
  reports: msg`Reports signed`,
  samples: msg`Samples moderated completely`,
  registrations: msg`Registrations of staff valid`,
  actions: msg`Actions of assessors closed`,
  policies: msg`Sampling policies in place`,
};

export const pointLabels: Record<VisitPoint['kind'], MessageDescriptor> = {
  finding: msg`Finding`,
  question: msg`Question`,
  condition: msg`Condition`,
};

export const answerLabels: Record<VisitChecklistAnswer['answer'], MessageDescriptor> = {
  yes: msg`Yes`,
  partly: msg`Partly`,
  no: msg`No`,
  not_applicable: msg`Does not apply`,
};

/** That a report of a visit is in question, and since when. */
export function questionWords({ report, batch, since }: VisitQuestionedReport): string {
  const { number } = report;
  const day = shortDate(since);
  return t`Report ${number} of ${batch.name} is in question since ${day}: a decision in it was reopened.`;
}
