import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, rolesThatMayCall } from '@moderator/contract';
import { raw } from '../../testing/raw.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { assignAssessment, assignExamination, essay, planted } from './assigned.fixture.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform()));
afterAll(() => platform.stop());

const kind = 'formal' as const;
/** What stands in keys alone: names of items in their order, a number, an accepted text, a criterion. */
const keys = /q7x\d|918273|Planted|"answer":/;

it(
  'no answer to a learner tells a key, whatever they ask and at whatever time',
  { timeout: 120_000 },
  async () => {
    const learner = await platform.as('learner');
    const examination = await assignExamination(platform, { maxTries: 3 }, [...planted, essay]);
    const assessment = await assignAssessment(platform, { feedback: 'afterMarking' });
    const things = [examination, assessment];
    const seen: string[] = [];
    const look = async () => {
      const reads = operations.filter(
        (operation) => operation.method === 'GET' && rolesThatMayCall(operation).includes('learner'),
      );
      const addresses = reads.flatMap(({ path }) =>
        (path.includes('{id}') ? things : things.slice(0, 1)).map((id) =>
          path.replace('{kind}', kind).replaceAll(/\{\w+\}/g, id),
        ),
      );
      const answers = await Promise.all(
        addresses.map((address) => raw(platform, 'GET', address, { as: 'learner' })),
      );
      seen.push(...answers.map(({ body }) => JSON.stringify(body)));
    };
    const begun = await learner.getMyExamination({ kind, id: examination, query: { start: 1 } });
    const learning = await learner.getMyAssessment({ kind, id: assessment, query: { start: 1 } });
    seen.push(JSON.stringify(begun), JSON.stringify(learning));
    await look();
    const sent = (submissionId: string, sequence: number) => ({
      submissionId,
      playerId: 'one',
      sequence,
      answers: [{ questionId: begun.running!.questions[1]!.id, response: { value: 'wrong' } }],
    });
    const open = await learner.submitExamination({
      kind,
      id: examination,
      body: sent(begun.running!.submissionId, 1),
    });
    expect(open.refused).toHaveLength(1);
    const done = await learner.submitExamination({
      kind,
      id: examination,
      body: { ...sent(begun.running!.submissionId, 2), answers: [] },
    });
    const learnt = await learner.submitLesson({
      kind,
      id: assessment,
      query: { assessmentId: assessment },
      body: { ...sent(learning.running!.submissionId, 1), answers: [] },
    });
    // What is told of a paper for learning says what each question got, and why.
    expect(learnt.result!.questions[0]!.explanation).toBe('House rule 4');
    seen.push(...[open, done, learnt].map((each) => JSON.stringify(each)));
    await look();
    expect(seen.filter((text) => keys.test(text))).toEqual([]);
    // They are there: who checks them sees each.
    const manager = await platform.as('manager');
    const paper = JSON.stringify(await manager.getQuestions({ kind, id: examination }));
    for (const key of ['q7x1', '918273', 'Planted manager', 'Planted reasons']) expect(paper).toContain(key);
  },
);
