import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { college, copyWith, ouladSmall, readData } from './import.fixture.ts';

type Records = Awaited<ReturnType<typeof readData>>['records'];

const attemptOf = ({ attempts }: Records, learner: string, course: string) =>
  attempts.find((each) => each.learner.key === learner && each.course.key === course)!;

function resultOf(records: Records, learner: string, course: string, outcome: string) {
  const { results } = attemptOf(records, learner, course);
  const [key, row] = [...results].find(([each]) => each.key === outcome)!;
  return records.resultOf(key, row);
}

const reasonsOf = ({ refusals }: Records) =>
  refusals.map(({ file, line, column, value, reason }) => [file, line, column, value, reason].join(' | '));

describe('reading a data set through its mapping', () => {
  it('takes a presentation as a course, an assessment as an outcome and a learner in it as an attempt', async () => {
    const { records } = await readData(ouladSmall);
    expect(records.refusals).toEqual([]);
    expect(records.courses.map(({ registrationNumber, title }) => [registrationNumber, title])).toEqual([
      ['AAA-2013J', 'AAA 2013J'],
      ['AAA-2014J', 'AAA 2014J'],
    ]);
    expect(records.courses[0]!.outcomes[0]).toMatchObject({
      code: 'TMA 1752',
      credits: 10,
      method: 'knowledge',
      criteria: [
        'Tutor-marked assessment 1752, due on day 19, is handed in and scores 40 or more.',
        'It counts for 10 per cent of the presentation.',
      ],
    });
    expect(records.attempts).toHaveLength(13);
    expect(attemptOf(records, '28400', 'AAA-2013J')).toMatchObject({
      site: 'Scotland',
      learner: { shownAs: 'Learner 28400', number: '28400' },
      assessor: { shownAs: 'Assessor, Scotland 2013J' },
    });
    expect(attemptOf(records, '30268', 'AAA-2013J').results.size).toBe(0);
  });

  it('judges by the threshold and leaves what has no score unjudged', async () => {
    const { records } = await readData(ouladSmall);
    expect(resultOf(records, '11391', 'AAA-2013J', '1752')).toMatchObject({ result: 'C', mark: 78 });
    expect(resultOf(records, '2606802', 'AAA-2014J', '1759')).toMatchObject({ result: 'NYC', mark: 29 });
    expect(resultOf(records, '721259', 'AAA-2013J', '1752')).toMatchObject({ result: null, mark: null });
  });

  it('says in the evidence what was handed in and when, and nothing of how it was judged', async () => {
    const { records } = await readData(ouladSmall);
    expect(resultOf(records, '11391', 'AAA-2013J', '1752').evidence).toEqual({
      title: 'Tutor-marked assessment 1752, as handed in',
      activity: [
        { label: 'Assessment', value: 'Tutor-marked assessment 1752' },
        { label: 'Handed in', value: '2013-10-19 (day 18 of the presentation)' },
        { label: 'Due', value: '2013-10-20 (day 19 of the presentation)' },
        { label: 'Timing', value: '1 day early' },
        { label: 'Banked from an earlier presentation', value: 'No' },
      ],
    });
    const banked = resultOf(records, '603861', 'AAA-2014J', '1758').evidence!;
    expect(banked.activity.at(-1)!.value).toBe('Yes');
  });

  it('refuses each row that makes no sense, with its line, column and reason, and keeps the others', async () => {
    const directory = await copyWith(ouladSmall, {
      'assessments.csv': [
        [
          'AAA,2014J,1762,TMA,215,30\n',
          'AAA,2014J,1762,TMA,215,30\nAAA,2014J,1762,TMA,9,9\nAAA,2015X,1770,TMA,19,10\n',
        ],
      ],
      'studentInfo.csv': [
        ['31604,AAA,2013J', '31604,AAA,'],
        ['2606802,AAA,2014J,M', '11391,AAA,2013J,M,Wales,,,,0,60,N,Pass\n2606802,AAA,2014J,M'],
      ],
      'studentAssessment.csv': [
        ['11391,1752,18,0,78\n', '11391,1752,18,0,78\n11391,1752,18,0,40\n11391,9999,18,0,50\n'],
        ['28400,1752,22,0,70', '28400,1752,22,0,good'],
        ['28400,1753,52,0,68', '28400,1753,52,0,101'],
        ['28400,1754,121,0,70', '28400,1754,soon,0,70'],
        ['28400,1755,164,0,64', '28400,1755,164,64'],
      ],
    });
    const { records } = await readData(directory);
    const reasons = reasonsOf(records);
    const ofUnknownLearner = reasons.filter((reason) => reason.includes('| 31604 on AAA-2013J |'));
    expect(ofUnknownLearner).toHaveLength(5);
    expect(reasons.filter((reason) => !ofUnknownLearner.includes(reason))).toEqual([
      'assessments.csv | 12 | id_assessment | 1762 | given twice; the first one is taken',
      'assessments.csv | 13 | code_presentation | 2015X | the mapping gives no start date for this',
      'studentInfo.csv | 5 | code_presentation |  | no value',
      'studentInfo.csv | 14 | id_student | 11391, first on line 2 | given twice; the first one is taken',
      'studentAssessment.csv | 3 | id_student + id_assessment | 11391, 1752, first on line 2 | given twice; the first one is taken',
      'studentAssessment.csv | 4 | id_assessment | 9999 | no such outcome in assessments.csv',
      'studentAssessment.csv | 5 | score | good | not a number',
      'studentAssessment.csv | 12 | score | 101 | over 100',
      'studentAssessment.csv | 19 | date_submitted | soon | not a number',
      'studentAssessment.csv | 23 |  | 4 instead of 5 | wrong number of columns',
    ]);
    expect(attemptOf(records, '11391', 'AAA-2013J').results.size).toBe(5);
    expect(attemptOf(records, '28400', 'AAA-2013J').results.size).toBe(1);
  });

  it('reads another data set of the same shape with another mapping', async () => {
    const { records } = await readData(college, join(college, 'mapping.json'));
    expect(records.attempts.map(({ learner, site }) => [learner.shownAs, site])).toEqual([
      ['Zulu, Ayanda', 'Durban'],
      ['Ndlovu, Bongi', 'Durban'],
    ]);
    expect(resultOf(records, 'S1', 'Welding', 'M1')).toMatchObject({
      result: 'C',
      mark: 71,
      feedback: 'Clean bead; even throughout',
    });
    expect(resultOf(records, 'S1', 'Welding', 'M2')).toMatchObject({ result: 'NYC', mark: null });
    expect(resultOf(records, 'S2', 'Welding', 'M2')).toMatchObject({ result: null, evidence: undefined });
    expect(reasonsOf(records)).toEqual([
      'outcomes.csv | 2 | Percent | 71,5 | not a number',
      'outcomes.csv | 5 | Result | Pending | the mapping does not say what this result means',
    ]);
  });

  it('says which file or column of the mapping is not there', async () => {
    const directory = await copyWith(ouladSmall, { 'studentAssessment.csv': [['is_banked', 'banked']] });
    await expect(readData(directory)).rejects.toThrow(
      'The mapping names the column "is_banked" at results.evidence.activity.4.value, but studentAssessment.csv has only: id_student, id_assessment, date_submitted, banked, score.',
    );
    await rm(join(directory, 'studentInfo.csv'));
    await expect(readData(directory)).rejects.toThrow(
      /There is no file studentInfo\.csv in .*, which the mapping names/,
    );
    await expect(readData('/nowhere/at/all')).rejects.toThrow('There is no directory /nowhere/at/all.');
  });
});
