/**
 * Things by what they have in common, in the order in which each group is met first.
 * @example grouped([1, 2, 3], (each) => each % 2) // [[1, [1, 3]], [0, [2]]]
 */
export function grouped<Thing, Key>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): [Key, [Thing, ...Thing[]]][] {
  const groups = new Map<Key, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return [...groups];
}
