/**
 * The part that a package of SCORM 2004 asks for when one ends (`adl.nav.request`); undefined where it asks for none that
 * there is, or to be left.
 * @param parts those that are listed, in their order
 * @param at the part that ended
 */
export function requestedPart(
  request: string | undefined,
  parts: readonly { identifier: string }[],
  at: string,
): string | undefined {
  const identifiers = parts.map(({ identifier }) => identifier);
  const target = /^\{target=(.+)\}(?:choice|jump)$/.exec(request ?? '')?.[1];
  if (target !== undefined) return identifiers.find((each) => each === target);
  const place = identifiers.indexOf(at);
  if (place === -1) return undefined;
  if (request === 'continue') return identifiers[place + 1];
  return request === 'previous' ? identifiers[place - 1] : undefined;
}
