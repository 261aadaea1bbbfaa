import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationOf, secondsIn } from './durations.ts';
import { beginningOf, entryAfter, interactionsOf, takesCommit } from './sessions.ts';
import type { EarlierSession } from './sessions.ts';
import type { ScormVersion } from './standards.ts';

describe('the next session', () => {
  const table: [string, EarlierSession | undefined, string][] = [
    ['there was none', undefined, 'ab-initio'],
    ['it was suspended', { status: 'Passed', cmi: { 'cmi.core.exit': 'suspend' }, finished: true }, 'resume'],
    ['it broke off', { status: 'Passed', cmi: {}, finished: false }, 'resume'],
    ['it is not finished', { status: 'InProgress', cmi: { 'cmi.core.exit': '' }, finished: true }, 'resume'],
    [
      'it was finished and left',
      { status: 'Failed', cmi: { 'cmi.core.exit': '' }, finished: true },
      'ab-initio',
    ],
  ];
  it.each(table)('where %s begins %s', (_, last, entry) => {
    if (entry === 'ab-initio' || entry === 'resume') expect(entryAfter('1.2', last)).toBe(entry);
  });

  it('goes on where all of its package was suspended', () => {
    const last = (request: string): EarlierSession => ({
      status: 'Passed',
      cmi: { 'adl.nav.request': request },
      finished: true,
    });
    expect(entryAfter('2004 4th Edition', last('suspendAll'))).toBe('resume');
    expect(entryAfter('2004 4th Edition', last('exitAll'))).toBe('ab-initio');
  });

  const activity = {
    identifier: 'I',
    title: 'Greeting',
    href: 'start.html',
    kind: 'sco' as const,
    masteryScore: 80,
    scaledPassingScore: 0.8,
    launchData: 'a=1',
    objectives: ['o1'],
    weight: 1,
  };
  const before = {
    'cmi.core.lesson_location': '3',
    'cmi.core.exit': 'suspend',
    'cmi.core.session_time': '00:01:00',
    'cmi.core.student_id': 'forged',
  };
  const learner = { id: 'x', name: 'Ndlovu, Zanele' };
  const parts = { activity, learner, before, totalSeconds: 90 };

  it('that goes on has what was left, and nothing of the session that is over', () => {
    expect(beginningOf({ ...parts, standard: '1.2', mode: 'normal', entry: 'resume' })).toEqual({
      'cmi.core.lesson_location': '3',
      'cmi.core.student_id': 'x',
      'cmi.core.student_name': 'Ndlovu, Zanele',
      'cmi.core.credit': 'credit',
      'cmi.core.entry': 'resume',
      'cmi.core.lesson_mode': 'normal',
      'cmi.core.total_time': '0000:01:30.00',
      'cmi.launch_data': 'a=1',
      'cmi.student_data.mastery_score': '80',
    });
  });

  it('that begins anew has nothing of before, and its objectives in 2004', () => {
    const begun = beginningOf({
      ...parts,
      standard: '2004 4th Edition',
      mode: 'normal',
      entry: 'ab-initio',
      passMark: 60,
    });
    expect(begun).toMatchObject({
      'cmi.objectives.0.id': 'o1',
      'cmi.scaled_passing_score': '0.6',
      'cmi.mode': 'normal',
    });
    expect(begun['cmi.core.lesson_location']).toBeUndefined();
  });

  it('that shows what was done has it all, and gives no credit', () => {
    const shown = beginningOf({ ...parts, standard: '1.2', mode: 'review', entry: 'ab-initio' });
    expect(shown).toMatchObject({
      'cmi.core.lesson_location': '3',
      'cmi.core.credit': 'no-credit',
      'cmi.core.lesson_mode': 'review',
    });
  });
});

describe('a word of a session', () => {
  const ended = new Date('2026-11-22T08:00:00Z');
  const after = (minutes: number) => new Date(ended.getTime() + minutes * 60_000);
  it('is taken while it is open, and ten minutes longer unless its package was stopped', () => {
    expect(takesCommit({ endedAt: null, stopped: false }, after(600))).toBe(true);
    expect(takesCommit({ endedAt: ended, stopped: false }, after(10))).toBe(true);
    expect(takesCommit({ endedAt: ended, stopped: false }, after(10.1))).toBe(false);
    expect(takesCommit({ endedAt: ended, stopped: true }, after(1))).toBe(false);
  });
});

describe('interactions', () => {
  it('are read in their order, whichever standard wrote them', () => {
    expect(
      interactionsOf('1.2', {
        'cmi.interactions.10.id': 'last',
        'cmi.interactions.0.id': 'first',
        'cmi.interactions.0.student_response': 'b',
        'cmi.interactions.0.time': '09:15:00',
        'cmi.interactions.0.correct_responses.0.pattern': 'a',
        'cmi.interactions.0.correct_responses.1.pattern': 'c',
        'cmi.suspend_data': 'x',
      }),
    ).toEqual([
      { id: 'first', response: 'b', at: '09:15:00', correct: ['a', 'c'] },
      { id: 'last', correct: [] },
    ]);
    expect(interactionsOf('2004', { 'cmi.interactions.0.learner_response': 'b' })).toMatchObject([
      { id: '0', response: 'b' },
    ]);
  });
});

describe('a duration', () => {
  const table: [ScormVersion, string, number | undefined][] = [
    ['1.2', '0001:30:15.5', 5415.5],
    ['1.2', '00:00:00', 0],
    ['1.2', '1:30:15', undefined],
    ['1.2', 'PT1H', undefined],
    ['2004', 'PT1H30M15.5S', 5415.5],
    ['2004', 'P1DT1S', 86_401],
    ['2004', 'P1Y', 31_557_600],
    ['2004', 'PT', undefined],
    ['2004', 'PT1.234S', undefined],
    ['2004', '', undefined],
  ];
  it.each(table)('of SCORM %s, %s, is %s seconds', (version, text, seconds) => {
    expect(secondsIn(version, text)).toBe(seconds);
  });

  it('is read as it was written, to hundredths', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_599_999_00 }),
        fc.constantFrom<ScormVersion[]>('1.2', '2004'),
        (hundredths, version) => {
          expect(secondsIn(version, durationOf(version, hundredths / 100))).toBeCloseTo(hundredths / 100, 5);
        },
      ),
    );
  });
});
