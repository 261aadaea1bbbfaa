import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { importData } from './import.fixture.ts';

const wholeData = fileURLToPath(new URL('../../../../../shared/data/oulad-aaa', import.meta.url));
const present = existsSync(wholeData);
const reason = present ? '' : ` (skipped: there is no ${wholeData})`;

describe.skipIf(!present)(`the whole of module AAA${reason}`, () => {
  let platform: TestPlatform;
  beforeAll(async () => void (platform = await startTestPlatform()));
  afterAll(() => platform.stop());

  it('has 748 attempts and 3,149 judgements, of which three have no score', async () => {
    const { counts, refusals } = await importData(platform, wholeData);
    expect(refusals).toEqual([]);
    expect(counts.attempts.new).toBe(748);
    expect(counts.judgements.new).toBe(3149);
    const [row] = await platform.query<Record<string, number>>(
      `select count(*)::int as judgements, count(*) filter (where judgement.result is null)::int as unjudged,
        count(distinct attempt_id)::int as "handedIn" from judgement join attempt on attempt.id = attempt_id
       where learner_name like 'Learner %'`,
    );
    expect(row).toEqual({ judgements: 3149, unjudged: 3, handedIn: 705 });
  });

  it('is assessed where every outcome has a result; what nobody judged to the end is shown as not judged', async () => {
    const rows = await platform.query<{ state: string; count: number }>(
      `select state, count(*)::int from attempt where learner_name like 'Learner %' group by state`,
    );
    expect(Object.fromEntries(rows.map(({ state, count }) => [state, count]))).toEqual({
      assessed: 564,
      submitted: 141,
      open: 43,
    });
  });

  it('is not changed by a second import', async () => {
    const { counts } = await importData(platform, wholeData);
    expect(Object.values(counts).every((count) => count.new + count.changed === 0)).toBe(true);
    expect(counts.attempts.unchanged).toBe(748);
  });
});
