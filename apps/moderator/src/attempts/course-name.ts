/**
 * Names of courses begin alike ("National Certificate: …"), so that a narrow column would show the same
 * words in every row. What tells them apart goes first.
 */
export function courseNameParts(name: string): { main: string; kind: string | null } {
  const at = name.indexOf(': ');
  return at < 0 ? { main: name, kind: null } : { main: name.slice(at + 2), kind: name.slice(0, at) };
}
