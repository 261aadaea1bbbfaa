import { i18n } from '@lingui/core';
import { checklistStatements } from '@moderator/moderation';
import { reportChecklist } from '@moderator/contract/options';
import { expect, test } from 'vitest';
import { drawingLabels, statementLabel } from './report-labels.ts';

const report = {
  scope: 'Welding: 26 attempts.',
  sampling: 'The sample has not been drawn.',
  programme: { title: 'Welding' },
  figures: { portfolios: 26, sampled: 7 },
  drawing: { percentage: 25, minimum: 3, seed: 'abc' },
} as unknown as Parameters<typeof drawingLabels>[0];

test('in English the report is shown as it was signed, statements in the words of the rules', () => {
  i18n.loadAndActivate({ locale: 'en-ZA', messages: {} });
  expect(drawingLabels(report)).toEqual({ scope: report.scope, sampling: report.sampling });
  for (const item of reportChecklist) expect(statementLabel(item)).toBe(checklistStatements[item]);
});

test('in other languages scope and sampling are said from the numbers of the report', () => {
  // An empty catalogue says the sentences of the source, which is enough to see what they are made of.
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  const { scope, sampling } = drawingLabels(report);
  expect(scope).toBe('Welding: 26 attempts.');
  expect(sampling).toMatch(/^7 of 26 attempts: 25\s% of the batch and at least 3, .* the seed abc;/);
});
