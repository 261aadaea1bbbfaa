/** Calls of a plain resource by a letter each: what all of them are called, and where they are. */
const plain: Record<string, [verb: string, many: boolean, route: string]> = {
  l: ['list', true, 'GET @ p'],
  s: ['search', true, 'GET @/search p'],
  f: ['fetch', true, 'POST @/fetch ps'],
  g: ['get', false, 'GET @/{id}'],
  h: ['head', false, 'HEAD @/{id}'],
  c: ['create', false, 'POST @'],
  u: ['update', false, 'PATCH @/{id} m'],
  r: ['replace', false, 'PUT @/{id}'],
  d: ['delete', false, 'DELETE @/{id}'],
  e: ['export', true, 'POST @/export/{type} fs'],
  a: ['activate', false, 'POST @/{id}/activate'],
  i: ['deactivate', false, 'POST @/{id}/deactivate'],
};

/**
 * The routes of a plain resource, so that a bundle with all routes does not carry the same dozen for each.
 * @param calls a letter for each call that there is
 */
export const resourceRoutes = (
  singular: string,
  plural: string,
  path: string,
  calls = 'lsfghcurde',
): Record<string, string> =>
  Object.fromEntries(
    Array.from(calls, (letter) => {
      const [verb, many, route] = plain[letter]!;
      return [verb + (many ? plural : singular), route.replace('@', path)];
    }),
  );
