import { createHash } from 'node:crypto';

/** Texts that are remembered; those of the handlers are some hundreds. */
const mostTexts = 1_000;

/**
 * Gives a text of SQL the name that it is prepared under: the same in every process and for good. A text that is
 * met for the first time has none, since preparing what is asked once costs more than it saves.
 *
 * @example const nameOf = statementNames(); nameOf('select 1'); // undefined, from the second time on 's_a7…'
 */
export function statementNames(most = mostTexts): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  return (text) => {
    const known = names.get(text);
    if (known) return known;
    const name = names.has(text) ? `s_${createHash('sha1').update(text).digest('hex')}` : undefined;
    names.set(text, name);
    // The oldest goes; where it is still asked, it comes back under the name that it had.
    if (names.size > most) names.delete(names.keys().next().value!);
    return name;
  };
}
