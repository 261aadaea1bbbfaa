/**
 * All rows of a list, page by page, as the client goes on by itself.
 * @example await rowsOf(api.listAttempts({ query: { limit: 2 } }))
 */
export async function rowsOf<Row>(list: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}
