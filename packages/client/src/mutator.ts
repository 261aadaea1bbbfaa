import type { CallOptions } from '@moderator/contract/runtime';
import { ConflictError } from './errors.ts';

/** How often a change is made anew upon what somebody else wrote in the meantime. */
const mostTries = 5;

/**
 * Pairs the call that reads a thing with the one that changes it. What comes back changes a thing by its id:
 * reads it, asks what to change, writes that with the version, and where somebody else was faster asks again
 * with the value as it is now, five times at most.
 *
 * The function may be called several times and should do nothing but answer; without an answer nothing is
 * written. A refusal after an attempt whose answer was lost is passed on.
 *
 * @throws ConflictError when others were faster every time
 * @example
 * const mutateUser = mutator(api.getUser, api.updateUser);
 * const user = await mutateUser(id, ({ roles }) => ({ roles: [...roles, 'moderator'] }));
 */
export function mutator<Value extends { readonly version: number }, Body>(
  get: (input: { id: string }, options?: CallOptions) => Promise<Value>,
  write: (
    input: { id: string; version: number; body: Body },
    options?: CallOptions,
  ) => Promise<NoInfer<Value>>,
) {
  return async function mutate(
    id: string,
    change: (value: Value) => Body | undefined | Promise<Body | undefined>,
    options?: CallOptions,
  ): Promise<Value> {
    let value = await get({ id }, options);
    for (let attempt = 1; ; attempt++) {
      const body = await change(value);
      options?.signal?.throwIfAborted();
      if (body === undefined) return value;
      try {
        return await write({ id, version: value.version, body }, options);
      } catch (error) {
        // After a lost answer the conflict may be with an attempt of our own that took effect unheard.
        if (!(error instanceof ConflictError) || error.outcome === 'unknown' || attempt >= mostTries)
          throw error;
        const told = error.current as Value | undefined;
        value = told?.version === undefined ? await get({ id }, options) : told;
      }
    }
  };
}
