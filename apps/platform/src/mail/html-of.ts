/** Text as HTML in which nothing is markup but line breaks and non-breaking spaces. */
export function htmlOf(text: string): string {
  const safe: Record<string, string> = {
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '"': '&quot;',
    "'": '&#39;',
    '\u00a0': '&nbsp;',
    '\n': '<br>\n',
  };
  return text.replace(/[<>&"'\u00a0\n]/g, (character) => safe[character] ?? character);
}
