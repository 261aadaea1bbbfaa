import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkElements, mostInteractions, mostObjectives } from './elements.ts';
import type { ScormVersion } from './standards.ts';

const errorOf = (version: ScormVersion, element: string, value: string) =>
  checkElements(version, { [element]: value }).refused[0]?.error;

describe('an element', () => {
  const table: [ScormVersion, string, string, number | undefined][] = [
    ['1.2', 'cmi.core.lesson_status', 'passed', undefined],
    ['1.2', 'cmi.core.lesson_status', 'unknown', 405],
    ['1.2', 'cmi.core.score.raw', '100', undefined],
    ['1.2', 'cmi.core.score.raw', '100.1', 405],
    ['1.2', 'cmi.core.score.raw', '-1', 405],
    ['1.2', 'cmi.core.score.raw', '', undefined],
    ['1.2', 'cmi.core.score.raw', 'a lot', 405],
    ['1.2', 'cmi.core.session_time', '0000:12:30.5', undefined],
    ['1.2', 'cmi.core.session_time', 'PT12M', 405],
    ['1.2', 'cmi.core.exit', 'normal', 405],
    ['1.2', 'cmi.core.lesson_location', 'p'.repeat(256), 405],
    ['1.2', 'cmi.suspend_data', 'x'.repeat(64_000), undefined],
    ['1.2', 'cmi.suspend_data', 'x'.repeat(64_001), 405],
    ['1.2', 'cmi.interactions.3.time', '09:15:00', undefined],
    ['1.2', 'cmi.interactions.3.time', '25:15:00', 405],
    ['1.2', 'cmi.interactions.3.result', 'correct', undefined],
    ['1.2', 'cmi.interactions.3.result', '0.5', undefined],
    ['1.2', 'cmi.interactions.3.result', 'incorrect', 405],
    ['1.2', `cmi.interactions.${mostInteractions}.id`, 'q', 201],
    ['2004', 'cmi.completion_status', 'completed', undefined],
    ['2004', 'cmi.completion_status', 'passed', 406],
    ['2004', 'cmi.success_status', 'passed', undefined],
    ['2004', 'cmi.score.scaled', '1', undefined],
    ['2004', 'cmi.score.scaled', '1.01', 407],
    ['2004', 'cmi.score.scaled', 'one', 406],
    ['2004', 'cmi.score.raw', '12345', undefined],
    ['2004', 'cmi.progress_measure', '1.2', 407],
    ['2004', 'cmi.session_time', 'PT1H2M3.45S', undefined],
    ['2004', 'cmi.session_time', '01:02:03', 406],
    ['2004', 'cmi.session_time', 'P', 406],
    ['2004', 'cmi.location', 'p'.repeat(1001), 406],
    ['2004', 'cmi.exit', 'normal', undefined],
    ['2004', 'cmi.interactions.0.type', 'long-fill-in', undefined],
    ['2004', 'cmi.interactions.0.timestamp', '2026-11-22T09:15:00.5+02:00', undefined],
    ['2004', 'cmi.interactions.0.timestamp', 'yesterday', 406],
    ['2004', 'cmi.interactions.0.result', 'wrong', 406],
    ['2004', 'cmi.comments_from_learner.0.comment', `{lang=af}${'x'.repeat(4000)}`, undefined],
    ['2004', `cmi.objectives.${mostObjectives}.id`, 'o', 351],
  ];
  it.each(table)('of SCORM %s, %s as %s, is refused with %s', (version, element, value, error) => {
    expect(errorOf(version, element, value)).toBe(error);
  });
});

describe('a data model', () => {
  it('is kept but for what is wrong, what is ours, and what nobody knows, which stands beside it', () => {
    const checked = checkElements('1.2', {
      'cmi.core.student_id': 'somebody else',
      'cmi.core.total_time': '9999:00:00',
      'cmi.core.lesson_location': 'page-3',
      'cmi.core.lesson_status': '',
      'cmi.objectives._count': '2',
      'cmi.core.score.raw': '101',
      'cmi.launch_data': 'x',
      'vendor.colour': 'blue',
    });
    expect(checked.cmi).toEqual({ 'cmi.core.lesson_location': 'page-3' });
    expect(checked.other).toEqual({ 'vendor.colour': 'blue' });
    expect(checked.refused).toHaveLength(1);
  });

  it('never throws, and says of every element what became of it', () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'cmi.suspend_data',
        'cmi.exit',
        'cmi.interactions.0.id',
        'cmi.core.exit',
      ),
    );
    fc.assert(
      fc.property(
        fc.dictionary(names, fc.string()),
        fc.constantFrom<ScormVersion[]>('1.2', '2004'),
        (model, version) => {
          const { cmi, other, refused } = checkElements(version, model);
          for (const [name, value] of Object.entries(cmi)) expect(model[name]).toBe(value);
          const told = Object.keys(cmi).length + Object.keys(other).length + refused.length;
          expect(told).toBeLessThanOrEqual(Object.keys(model).length);
        },
      ),
    );
  });
});
