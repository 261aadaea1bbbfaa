/**
 * The number of marks that somebody typed, with a point or a comma; null where it is none from 0 to the most.
 * @example marksIn('67,5', 100) === 67.5
 */
export function marksIn(typed: string, most: number): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const marks = Number(text);
  return marks <= most ? marks : null;
}
