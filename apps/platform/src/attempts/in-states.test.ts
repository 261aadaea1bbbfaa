import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptStates } from '@moderator/contract/options';
import { startTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { areWholeStages, stageOf } from './in-states.ts';

let context: TestContext;
beforeAll(async () => {
  context = await startTestContext('demo');
});
afterAll(() => context.stop());

describe('the stage of an attempt', () => {
  it.each(attemptStates)('is the same for the platform and its database where it is %s', async (state) => {
    const [row] = await context.query<{ stage: string }>('select attempt_stage($1) as stage', [state]);
    expect(row?.stage).toBe(stageOf[state]);
  });

  it('is all that an index of attempts knows of its state, so that a step within it writes none of them', async () => {
    const indexed = (column: string) =>
      context.query(
        `select distinct index.relname from pg_depend d join pg_class index on index.oid = d.objid and index.relkind = 'i'
          join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
          where d.refobjid = 'attempt'::regclass and a.attname = $1`,
        [column],
      );
    expect(await indexed('state')).toEqual([]);
    expect(await indexed('stage')).not.toEqual([]);
  });

  it.each([
    [['returned'], true],
    [['submitted', 'assessing', 'returned'], true],
    [['upheld'], false],
    [['upheld', 'overturned'], true],
    [['assessed', 'batched', 'in_sample', 'moderating'], false],
    [[...attemptStates], true],
  ])('is whole with %j: %s', (states, whole) => {
    expect(areWholeStages(states)).toBe(whole);
  });
});
