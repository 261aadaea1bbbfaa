/** Chooses the same way for the same seed, so that the same learner gets the same portfolio on every first start. */
export interface SeededChoice {
  /** A fraction from 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T;
  /** The list in another order; take the first few for a choice without repeats. */
  shuffled<T>(from: readonly T[]): T[];
}

/** FNV-1a over the text, folded into the seed, so that neighbouring seeds of two learners do not walk together. */
export function mixedSeed(seed: number, text: string): number {
  let hash = 2_166_136_261 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  return hash >>> 0;
}

/** A generator after mulberry32: 32 bits of state are plenty for choosing sentences. */
export function seededChoice(seed: number): SeededChoice {
  let state = seed >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function whole(low: number, high: number): number {
    return low + Math.floor(fraction() * (high - low + 1));
  }
  function pick<T>(from: readonly T[]): T {
    return from[whole(0, from.length - 1)] as T;
  }
  function shuffled<T>(from: readonly T[]): T[] {
    const list = [...from];
    for (let index = list.length - 1; index > 0; index -= 1) {
      const other = whole(0, index);
      [list[index], list[other]] = [list[other] as T, list[index] as T];
    }
    return list;
  }
  return { fraction, whole, pick, shuffled };
}
