import { describe, expectTypeOf, it } from 'vitest';
import type { Call, Handler, Handlers, Reply } from './call.ts';

/** Whatever stands behind `@ts-expect-error` would be a mistake if it compiled; the check of the types reads this file. */
describe('a handler', () => {
  it('takes what the schemas of its operation make of a request', () => {
    expectTypeOf<Call<'addToSample'>['params']>().toEqualTypeOf<
      Readonly<Record<'id' | 'attemptId', string>>
    >();
    expectTypeOf<Call<'addToSample'>['body']>().toEqualTypeOf<{
      reason: string;
      kind: 'chosen_by_hand' | 'stratum_not_covered';
    }>();
    expectTypeOf<Call<'listExpiringLicences'>['query']['days']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Reply<'countUsers'>['data']>().toEqualTypeOf<{ count: number }>();
  });

  it('that answers another field does not compile', () => {
    const count: Handler<'countUsers'> = async () => ({ data: { count: 1 } });
    // @ts-expect-error a field of the answer is misspelled
    const cuont: Handler<'countUsers'> = async () => ({ data: { cuont: 1 } });
    expectTypeOf(count).toEqualTypeOf(cuont);
  });

  it('that reads a field which its body does not have does not compile', () => {
    const read: Handler<'setCareerRoles'> = async ({ body }) => {
      expectTypeOf(body.ids).toEqualTypeOf<string[]>();
      // @ts-expect-error the body has no such field
      throw new Error(String(body.roleIds));
    };
    expectTypeOf(read).toBeFunction();
  });

  it('that is missing does not compile', () => {
    type AllButOne = Omit<Handlers, 'signReport'>;
    expectTypeOf<Handlers>().toExtend<AllButOne>();
    // @ts-expect-error nobody serves signReport
    const all: Handlers = {} as AllButOne;
    expectTypeOf(all).toExtend<AllButOne>();
  });
});
