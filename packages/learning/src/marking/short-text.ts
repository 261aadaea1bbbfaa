interface Accepted {
  accepted: readonly string[];
  maxSlips: number;
  caseSensitive: boolean;
}

/**
 * Whether a typed text is one of those accepted: the same after NFC, trimming and single spaces, whatever its case unless
 * told, with no more slips than are allowed. A slip is one letter inserted, left out, changed, or swapped with the next
 * one: the distance of optimal string alignment (Damerau 1964; Boytsov 2011, section 2.1), over code points.
 * @example isAccepted('Johanesburg', { accepted: ['Johannesburg'], maxSlips: 1, caseSensitive: false }) // true
 */
export function isAccepted(text: string, { accepted, maxSlips, caseSensitive }: Accepted): boolean {
  const typed = normal(text, caseSensitive);
  return accepted.some((each) => slips(typed, normal(each, caseSensitive), maxSlips) <= maxSlips);
}

const normal = (text: string, caseSensitive: boolean): string => {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  // Small letters may be composed anew: İ becomes i with a dot of its own.
  return caseSensitive ? plain : plain.toLowerCase().normalize('NFC');
};

/**
 * Slips between two texts.
 * @param most what is more than this is answered as infinitely many, as nobody asks how many
 */
export function slips(one: string, other: string, most = Infinity): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let [beforeLast, last] = [[] as number[], b.map((_, index) => index + 1)];
  last.unshift(0);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, expected] of b.entries()) {
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === expected;
      row.push(
        Math.min(
          at(last, j + 1) + 1,
          at(row, j) + 1,
          at(last, j) + (letter === expected ? 0 : 1),
          isSwapped ? at(beforeLast, j - 1) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most && Math.min(...last) > most) return Infinity;
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
