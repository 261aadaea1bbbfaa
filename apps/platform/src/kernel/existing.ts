/**
 * What has to be there by how the program is made, such as an entry that was put into a map a moment ago.
 *
 * @param what names it in the sentence for whoever looks into the mistake
 * @throws Error where it is missing: a mistake of the program, not of a caller
 */
export function existing<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
