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

/** The same; a line that is an address and nothing else can be followed. What people wrote within a line cannot. */
export const linkedHtmlOf = (text: string): string =>
  htmlOf(text).replace(/^(https?:\/\/[^\s<]+)(?=<br>$|$)/gm, '<a href="$1">$1</a>');
