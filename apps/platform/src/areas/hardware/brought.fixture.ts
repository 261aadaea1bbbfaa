import type { Client } from '@moderator/client';
import type { AnswersInput } from '@moderator/contract/types';
import type { TestPlatform } from '../../testing/test-platform.ts';

/** Right answers to the questions of `assigned.fixture.ts`, in the words of the paper that a device has. */
export async function answersOf(device: Client, id: string): Promise<AnswersInput['answers']> {
  const by: Record<string, Record<string, unknown>> = {
    multiple_choice: { colour: 'red' },
    true_false: { value: false },
    numeric: { value: 918_273 },
    short_text: { text: 'planted manager' },
  };
  const { questions } = await device.getDevicePaper({ id });
  return questions.map((question) => {
    if (question.type !== 'ordering')
      return { questionId: question.id, response: by[question.type] as Record<string, unknown> };
    const items = question.options.items.toSorted((one, other) => one.text.localeCompare(other.text));
    return { questionId: question.id, response: { order: items.map(({ name }) => name) } };
  });
}

/** Lets a paper be older than what is brought. */
export const madeLongAgo = (platform: Pick<TestPlatform, 'query'>, assessmentId: string) =>
  platform.query(`update paper set made_at = made_at - interval '400 days' where assessment_id = $1`, [
    assessmentId,
  ]);
