import type { Context } from '../../context.ts';
import { choicesOf } from '../../attempts/attempt-conditions.ts';
import type { AttemptFilter } from '../../attempts/attempt-conditions.ts';
import type { countedOf } from '../../attempts/attempt-totals.ts';
import { scopeOf } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

type Counted = Awaited<ReturnType<typeof countedOf>>;

/** For so long counts are near enough to choose a way by. */
const nearMs = 60_000;
const mostKept = 10_000;

const keptBy = new WeakMap<Context, Map<string, Counted & { at: number }>>();

/**
 * Keeps how many attempts a filter left when it was counted last, to choose the way of the next page before it is counted again. No
 * answer says them: where they are wrong by now a page takes longer, and shows the same.
 */
export function lastCounted(
  { context, principal }: { context: Context; principal: Principal },
  filter: AttemptFilter,
) {
  const kept = keptBy.get(context) ?? new Map<string, Counted & { at: number }>();
  keptBy.set(context, kept);
  const { clientId, accountId } = scopeOf(principal);
  const key = JSON.stringify([clientId, accountId, choicesOf(filter)]);
  return {
    known(): Counted | undefined {
      const counted = kept.get(key);
      return counted && context.now().getTime() - counted.at < nearMs ? counted : undefined;
    },
    keep(counted: Counted): Counted {
      // Who was counted longest ago makes room.
      kept.delete(key);
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
      kept.set(key, { ...counted, at: context.now().getTime() });
      return counted;
    },
  };
}
