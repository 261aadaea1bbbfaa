/** Where something of a package lies. */
export interface PackageHref {
  /** Below the root of the package, as the archive names it. */
  path: string;
  /** `?…` and `#…`, or nothing. */
  rest: string;
}

/**
 * Reads the address that a manifest gives, below the bases that stand around it. Authors on Windows write backslashes,
 * and blanks as they are.
 * @returns undefined where it leads out of the package
 * @example hrefBelow(['content/', 'unit1/'], 'start.html?lang=en') // { path: 'content/unit1/start.html', rest: '?lang=en' }
 */
export function hrefBelow(bases: readonly string[], href: string): PackageHref | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.trim()) ?? [];
  const parts: string[] = [];
  const written = [...bases, address].map((each) => each.trim().replaceAll('\\', '/'));
  for (const piece of written)
    if (/^[a-z][a-z0-9+.-]*:/i.test(piece) || piece.startsWith('/')) return undefined;
  // A base is a folder when it ends with a slash; else its last word is a file, and what counts stands before it.
  const folders = written.slice(0, -1).map((each) => each.slice(0, each.lastIndexOf('/') + 1));
  for (const segment of [...folders, written.at(-1) ?? ''].join('').split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') parts.push(segment);
    else if (parts.pop() === undefined) return undefined;
  }
  return { path: parts.join('/'), rest };
}

/**
 * Adds the parameters of an item to an address as SCORM says: those that begin with `#` only where there is no other
 * fragment, and `?` or `&` as it fits.
 * @example withParameters('?a=1', '?b=2') // '?a=1&b=2'
 */
export function withParameters(rest: string, parameters: string | undefined): string {
  const added = parameters?.trim().replace(/^[?&]+/, '');
  if (!added) return rest;
  const hash = rest.indexOf('#');
  const [query, fragment] = hash < 0 ? [rest, ''] : [rest.slice(0, hash), rest.slice(hash)];
  if (added.startsWith('#')) return fragment ? rest : `${query}${added}`;
  return `${query}${query.includes('?') ? (/[?&]$/.test(query) ? '' : '&') : '?'}${added}${fragment}`;
}

/** The files of a package, found as browsers on Windows would find them: whatever the case, `%20` or a blank. */
export function findsFiles(paths: Iterable<string>): (path: string) => string | undefined {
  const exact = new Set(paths);
  const whateverCase = new Map([...exact].map((path) => [path.normalize().toLowerCase(), path]));
  const find = (path: string) => (exact.has(path) ? path : whateverCase.get(path.normalize().toLowerCase()));
  return (path) => find(path) ?? find(decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as part of an address. */
export const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
