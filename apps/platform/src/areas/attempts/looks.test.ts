import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { auditChainOf, decisionBody, judge, takeable } from '../../testing/moderating.ts';
import { own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let api: Client;
let id: string;
let evidence: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator2');
  id = await takeable(api);
  evidence = (await api.getWorkspace({ id })).evidence.map((each) => each.id);
});
afterAll(() => platform.stop());

const record = (evidenceId: string, parts: number[], of: number, client = api) =>
  client.recordLooks({ id, body: { looks: [{ evidenceId, parts, of }] } });
const stored = async (client = api) => (await client.getWorkspace({ id })).looks;

describe('what was looked at of the evidence', () => {
  it('is nothing before anything was shown, however often the attempt is opened', async () => {
    expect(await stored()).toEqual([]);
  });

  it('adds up over windows and devices, and nothing is taken away', async () => {
    const [first] = evidence;
    await record(first!, [2, 1], 12);
    await record(first!, [2, 5], 12);
    expect(await record(first!, [], 12)).toEqual({
      looks: [{ evidenceId: first, parts: [1, 2, 5], of: 12 }],
    });
    expect(await stored()).toEqual([{ evidenceId: first, parts: [1, 2, 5], of: 12 }]);
  });

  it('has no pages beyond the last, nor evidence of another portfolio', async () => {
    const other = (await api.listAttempts({ query: { queue: 'all' } })).items.find((row) => row.id !== id)!;
    const [foreign] = (await api.getWorkspace({ id: other.id })).evidence;
    await record(foreign!.id, [1], 1);
    await record(evidence[1]!, [1, 2, 3], 2);
    expect((await stored()).map(({ evidenceId, parts }) => [evidenceId, parts])).toEqual(
      expect.arrayContaining([
        [evidence[0], [1, 2, 5]],
        [evidence[1], [1, 2]],
      ]),
    );
    expect(await stored()).toHaveLength(2);
  });

  it('is of each person alone', async () => {
    const colleague = await platform.as('moderator');
    await record(evidence[2]!, [1], 1, colleague);
    expect((await stored(colleague)).map((each) => each.evidenceId)).toEqual([evidence[2]]);
    expect(await stored()).toHaveLength(2);
  });

  it('stands still once the attempt is decided, and the audit entry names what was never opened', async () => {
    await judge(platform, api, id);
    const { attempt, outcomes } = await api.getWorkspace({ id });
    await api.decideAttempt({ id, version: attempt.version, body: decisionBody('upheld', outcomes[0]!.id) });
    await record(evidence[3]!, [1], 1);
    expect(await stored()).toHaveLength(2);
    const entry = (await auditChainOf(platform, own)).find(
      (each) => each.subjectId === id && each.action === 'decision signed',
    );
    expect(entry!.detail).toMatchObject({ unopened: evidence.slice(2) });
  });
});
