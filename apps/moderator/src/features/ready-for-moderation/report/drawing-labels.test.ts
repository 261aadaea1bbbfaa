import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { drawingLabels } from './drawing-labels.ts';

const sentences = { scope: 'Welding: 26 attempts.', sampling: 'The sample has not been drawn.' };
const batch = {
  course: { id: '', name: 'Welding' },
  size: 26,
  sampleSize: 7,
  seed: 'abc',
  policy: { percentage: 25, minimum: 3, alwaysInclude: [], blind: true },
  selection: { siteNames: [], assessorNames: [], from: '2026-03-01', to: null },
} as unknown as Parameters<typeof drawingLabels>[1];

test('in English the report is shown as it was signed', () => {
  i18n.loadAndActivate({ locale: 'en-ZA', messages: {} });
  expect(drawingLabels(sentences, batch)).toEqual(sentences);
});

test('in other languages scope and sampling are said from the numbers of the batch', () => {
  // An empty catalogue says the sentences of the source, which is enough to see what they are made of.
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  const { scope, sampling } = drawingLabels(sentences, batch);
  expect(scope).toBe('Welding: 26 attempts. Assessed from 1 mars 2026.');
  expect(sampling).toMatch(/^7 of 26 attempts: 25\s% of the batch and at least 3, .* the seed abc;/);
});
