/**
 * The row of a statement that has exactly one, such as a count or what was inserted.
 *
 * @throws Error where there is none
 */
export function onlyRow<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that has one row has none.');
  return row;
}
