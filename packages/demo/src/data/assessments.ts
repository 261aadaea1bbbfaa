import type { Area } from '../area.ts';
import { perAccount } from './per-account.ts';

const tests = [
  ['formal', 'Wiring regulations: knowledge test', 'formative', 24],
  ['onboarding', 'Safety on site: induction test', 'test', 12],
  ['screening', 'Numeracy for warehouse work', 'test', 20],
] as const;

/** Tests that accounts offer. */
export const assessments: Area = {
  name: 'assessments',
  *parts() {
    yield {
      documents: perAccount(({ make }) =>
        tests.map(([contentKind, title, type, questions], place) =>
          make('assessments', place, {
            contentKind,
            title,
            type,
            questions,
            passMark: 60,
            graceSeconds: 60,
            waitMinutes: 0,
            result: 'latest',
            shuffle: 'none',
            feedback: 'afterMarking',
            invigilated: false,
            offline: false,
            state: 'published',
          }),
        ),
      ),
    };
  },
};
