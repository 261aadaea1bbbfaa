import { moderateAttempt } from '../../../../../docs/examples/areas/attempts.ts';
import { drawBatch } from '../../../../../docs/examples/areas/batches.ts';
import { signBatch } from '../../../../../docs/examples/areas/moderation-reports.ts';
import { haveEndorsed } from '../../../../../docs/examples/areas/verifications.ts';
import { coursesOf, own, personOf } from '../template.ts';
import { as, platform } from './stage.ts';

/** How somebody signs. */
export const nameOf = (username: string): string => {
  const { name, surname } = personOf(username);
  return `${name} ${surname}`;
};

/** How the assessor judged, by the codes of outcomes. */
async function judgedBy(attemptId: string): Promise<Map<string, string>> {
  const rows = await platform.query<{ code: string; result: string }>(
    'select code, result from judgement join outcome on outcome.id = outcome_id where attempt_id = $1',
    [attemptId],
  );
  return new Map(rows.map(({ code, result }) => [code, result]));
}

/** A batch of a course on its way: each step is done once, when somebody first asks for what it gives. */
export class ModeratedBatch {
  readonly courseId: string;
  readonly #made = new Map<string, Promise<unknown>>();

  constructor(course: string) {
    this.courseId = coursesOf(own, course)[0]!;
  }

  drawn() {
    return this.#once('drawn', async () =>
      drawBatch({
        moderator: await as('moderator2'),
        verifier: await as('verifier'),
        courseId: this.courseId,
        seed: 'lottery-2026-11-21',
        dueOn: '2099-12-11',
      }),
    );
  }

  /** Every attempt of the sample, judged as its assessor did. */
  decided() {
    return this.#once('decided', async () => {
      const { sample } = await this.drawn();
      const moderator = await as('moderator2');
      const decisions = [];
      for (const { attemptId } of sample) {
        const judged = await judgedBy(attemptId);
        decisions.push(await moderateAttempt(moderator, attemptId, (code) => judged.get(code) ?? 'NYC'));
      }
      return decisions;
    });
  }

  reported() {
    return this.#once('reported', async () => {
      await this.decided();
      const { id } = await this.drawn();
      return { id, ...(await signBatch(await as('moderator2'), id, nameOf('moderator2'))) };
    });
  }

  endorsed() {
    return this.#once('endorsed', async () => {
      const { id: batchId } = await this.reported();
      const [manager, verifier] = [await as('manager'), await as('verifier')];
      return haveEndorsed({ manager, verifier, batchId, signature: nameOf('verifier') });
    });
  }

  #once<Value>(step: string, make: () => Promise<Value>): Promise<Value> {
    const before = this.#made.get(step) as Promise<Value> | undefined;
    const made = before ?? make();
    this.#made.set(step, made);
    return made;
  }
}
