/**
 * The text of a report's body. The application sends HTML line breaks and non-breaking spaces; anything
 * else that looks like markup is what somebody typed, and stays visible as such.
 */
export function textOf(body: string): string {
  const entities: Record<string, string> = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    '#39': "'",
    nbsp: '\u00a0',
  };
  return body
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\r\n?/g, '\n');
}
