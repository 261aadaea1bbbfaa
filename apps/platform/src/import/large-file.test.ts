import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readData } from './import.fixture.ts';

const [learners, outcomes] = [5000, 20];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('reads 100,000 results', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-large-'));
  const write = (name: string, header: string, rows: string[]) =>
    writeFile(join(directory, name), `${header}\n${rows.join('\n')}\n`);
  await write(
    'assessments.csv',
    'code_module,code_presentation,id_assessment,assessment_type,date,weight',
    numbers(outcomes).map((outcome) => `BIG,2013J,${outcome},TMA,${outcome * 10},5`),
  );
  await write(
    'studentInfo.csv',
    'id_student,code_module,code_presentation,region',
    numbers(learners).map((learner) => `${learner},BIG,2013J,Region ${learner % 12}`),
  );
  await write(
    'studentAssessment.csv',
    'id_student,id_assessment,date_submitted,is_banked,score',
    numbers(learners).flatMap((learner) =>
      numbers(outcomes).map((outcome) => `${learner},${outcome},${outcome * 10},0,${learner % 101}`),
    ),
  );
  const { records } = await readData(directory);
  expect(records.attempts).toHaveLength(learners);
  expect(records.attempts.every((attempt) => attempt.results.size === outcomes)).toBe(true);
  expect(records.refusals).toEqual([]);
});
