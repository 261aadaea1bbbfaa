/** Octets that a line has at most, without its break (RFC 5545, section 3.1). */
const longest = 75;

const octets = new TextEncoder();

/**
 * A line of a calendar, folded where it is longer than lines may be, and never within a character.
 * @example contentLine('SUMMARY', 'Slopes') // 'SUMMARY:Slopes\r\n'
 */
export function contentLine(name: string, value: string): string {
  let folded = '';
  let used = 0;
  for (const character of `${name}:${value}`) {
    const size = octets.encode(character).length;
    if (used + size > longest) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return `${folded}\r\n`;
}

/** What people wrote, as a value: what separates values does not, and nothing begins another line (section 3.3.11). */
export const textValue = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // What is no text is left out.
    .replace(/\p{Cc}/gu, (character) => (character === '\t' ? character : ''));

/** A value of a parameter, which knows no escapes: in quotes, without those in it. */
export const parameterValue = (text: string): string => `"${textValue(text).replace(/["\\]/g, '')}"`;
