import type { CallOptions, Page, Paged } from '@moderator/contract/runtime';
import { localError } from './errors.ts';
import type { LocalCode } from './errors.ts';
import type { Input } from './request.ts';

export type Call<Answer> = (input?: Input, options?: CallOptions) => Promise<Answer>;

/** Rows of a list that is iterated, unless told. */
const usualMost = 100_000;

/**
 * A list that goes on by itself where it is iterated.
 * @throws ApiError `endless_list` where a page leads to one that was there before or to none,
 *   `too_many_rows` where there is a row more than wanted
 */
export const paged =
  (name: string, call: Call<Page<unknown>>) =>
  (input: Input = {}, options: CallOptions = {}): Paged<unknown> => {
    const until = Date.now() + (options.deadline ?? NaN);
    const first = call(input, options);
    async function* rows() {
      const seen = new Set<unknown>([input.query?.['cursor'], '']);
      const most = options.most ?? usualMost;
      let count = 0;
      const fail = (code: LocalCode) => localError(code, { outcome: 'unknown', attempts: 1, call: name });
      for (let page = await first; ;) {
        for (const row of page.items) {
          options.signal?.throwIfAborted();
          if (++count > most) throw fail('too_many_rows');
          yield row;
        }
        if (page.next === null) return;
        // Of pages without rows there could be any number.
        if (seen.has(page.next) || seen.size > most) throw fail('endless_list');
        seen.add(page.next);
        // The number of all rows does not change the rows, and is counted once at most.
        const query = { ...input.query, cursor: page.next, total: null };
        page = await call(
          { ...input, query },
          until ? { ...options, deadline: until - Date.now() } : options,
        );
      }
    }
    return Object.assign(first, { [Symbol.asyncIterator]: rows });
  };
