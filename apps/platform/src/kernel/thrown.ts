/** What can be read of something that was thrown, whatever it is. */

/** What it says. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** Its code, such as ENOENT of a file that is not there or 23505 of a row that is; undefined where it has none. */
export const codeOf = (thrown: unknown): string | undefined => textIn(thrown, 'code');

/** A text that it carries under a name. */
export function textIn(thrown: unknown, name: string): string | undefined {
  const value = valueIn(thrown, name);
  return typeof value === 'string' ? value : undefined;
}

/** A number that it carries under a name. */
export function numberIn(thrown: unknown, name: string): number | undefined {
  const value = valueIn(thrown, name);
  return typeof value === 'number' ? value : undefined;
}

const valueIn = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
