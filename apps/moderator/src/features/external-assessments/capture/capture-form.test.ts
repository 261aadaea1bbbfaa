import { expect, test } from 'vitest';
import { asInput, emptyCapture, isComplete, keptCapture, withFiles } from './capture-form.ts';

const course = {
  id: 'course',
  name: 'Plumbing',
  outcomes: [
    { id: 'one', code: '1', title: 'Pipes', scale: { kind: 'two_results' as const } },
    {
      id: 'two',
      code: '2',
      title: 'Taps',
      scale: { kind: 'marks' as const, maximum: 50, step: 1, passMark: 25, grades: [] },
    },
  ],
};
const said = {
  ...emptyCapture,
  courseId: 'course',
  learner: { id: 'learner', name: 'Ndlovu, Zanele' },
  body: 'Services SETA',
  assessedOn: '2026-05-04',
  reference: 'E-1',
  results: { one: 'C', two: '31' },
};

test('an assessment is complete with a result of its scale for each outcome, and files that are there', () => {
  expect(isComplete(said, course)).toBe(true);
  expect(isComplete({ ...said, results: { one: 'C' } }, course)).toBe(false);
  expect(isComplete({ ...said, results: { one: 'C', two: '51' } }, course)).toBe(false);
  const file = { key: 'a', name: 'a.pdf', size: 1, title: 'A', fileId: null };
  expect(isComplete({ ...said, files: [file] }, course)).toBe(false);
  expect(isComplete({ ...said, files: [{ ...file, fileId: 'id' }] }, course)).toBe(true);
  expect(asInput({ ...said, files: [{ ...file, fileId: 'id' }] }, 'learner')).toMatchObject({
    venue: null,
    evidence: [{ fileId: 'id', title: 'A' }],
  });
});

test('a file that is chosen again is not taken twice, so that it goes on where it was', () => {
  const file = new File(['x'], 'log book.pdf', { lastModified: 5 });
  const files = withFiles([], [file]);
  expect(files).toMatchObject([{ title: 'log book', fileId: null }]);
  expect(withFiles(files, [file])).toEqual(files);
});

test('what was kept comes back, and what is no form does not', () => {
  expect(keptCapture({ results: {}, files: [], body: 'ETDP' })).toMatchObject({
    body: 'ETDP',
    learner: null,
  });
  expect(keptCapture({ body: 'ETDP' })).toBeUndefined();
});
