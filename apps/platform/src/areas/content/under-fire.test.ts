import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { timesToTry } from '../../testing/budget.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { assignExamination, planted } from './assigned.fixture.ts';

let platform: TestPlatform;
let learner: Client;
let id: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  learner = await platform.as('learner');
  id = await assignExamination(
    platform,
    { timeLimitMinutes: 30, graceSeconds: 60, maxTries: null },
    planted.slice(0, 4).filter(({ type }) => type !== 'ordering'),
  );
});
afterAll(() => platform.stop());

const kind = 'formal' as const;
const minute = 60_000;

/** A message of one of two windows: what it says, and how often and when it arrives. */
const message = fc.record({
  player: fc.constantFrom('one', 'two'),
  question: fc.nat(2),
  isRight: fc.boolean(),
  /** Which ones overtake it on the way; more than all of them: it is lost. */
  delay: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.nat(4) },
    fc.constant(99),
  ),
  repeated: fc.boolean(),
  takeOver: fc.boolean(),
  final: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  minutesBefore: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 20 })),
});

const responses = {
  multiple_choice: [{ colour: 'red' }, { colour: 'blue' }],
  true_false: [{ value: false }, { value: true }],
  numeric: [{ value: 918_273 }, { value: 4 }],
} as const;

it(
  'nothing that was acknowledged is lost, and there is one result',
  async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 12 }), async (messages) => {
        const begin = Date.now();
        let now = begin;
        const at = (moment: number) => platform.setNow(new Date(moment));
        at(now);
        const { running } = await learner.getMyExamination({ kind, id, query: { start: ++number } });
        const { questions, submissionId } = running!;
        const ends = new Date(running!.endsAt!).getTime();
        /** What the platform has said that it keeps; undefined once it has said that it is handed in. */
        const kept = new Map<string, unknown>();
        const results = new Set<string>();

        const inOrder = messages
          .map((each, index) => ({ ...each, sequence: index + 1, arrives: index + each.delay }))
          .filter(({ delay }) => delay < 99)
          .sort((a, b) => a.arrives - b.arrives);
        for (const each of inOrder) {
          now += each.minutesBefore * minute;
          at(now);
          const asked = questions[each.question]!;
          const response = responses[asked.type as keyof typeof responses][each.isRight ? 0 : 1];
          const body = {
            submissionId,
            playerId: each.player,
            sequence: each.sequence,
            takeOver: each.takeOver,
            final: each.final,
            answers: [{ questionId: asked.id, response }],
          };
          for (let times = each.repeated ? 2 : 1; times > 0; times--) {
            const before = await stored(submissionId);
            const answer = await learner
              .submitExamination({ kind, id, body })
              .catch((error: { code: string }) => error.code);
            if (typeof answer === 'string') {
              expect(answer).toBe('claimed_by_another');
              continue;
            }
            const { state, sequence, late } = answer.submission!;
            // It is acknowledged where it is told as the last save of its window while the try was open.
            const counted = before.state === 'open' && !late && before.sequences[each.player] !== sequence;
            if (counted) {
              expect(sequence).toBe(each.sequence);
              expect(now).toBeLessThanOrEqual(ends + minute);
              kept.set(asked.id, response);
            }
            if (state === 'marked') results.add(JSON.stringify(answer.registration.score));
          }
        }
        now = Math.max(now, ends + 2 * minute);
        at(now);
        await learner.getMyExamination({ kind, id });
        const after = await stored(submissionId);
        expect(after.state).toBe('marked');
        expect(after.answers).toEqual(Object.fromEntries(kept));
        expect(results.size).toBeLessThanOrEqual(1);
        const tries = await platform.query(
          'select from submission where assessment_id = $1 and number = $2',
          [id, number],
        );
        expect(tries).toHaveLength(1);
        platform.setNow(null);
        // The next one begins when this one began.
        await platform.query('update submission set submitted_at = started_at where id = $1', [submissionId]);
      }),
      { numRuns: timesToTry(12, 1000) },
    );
  },
  timesToTry(30, 240) * minute,
);

const stored = async (submissionId: string) =>
  (
    await platform.query<{ state: string; answers: object; sequences: Record<string, number> }>(
      'select state, answers, sequences from submission where id = $1',
      [submissionId],
    )
  )[0]!;
