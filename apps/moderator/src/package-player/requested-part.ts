import type { PlayedActivity } from '@moderator/contract/types';

/**
 * The part that can be opened and that a package of SCORM 2004 asks for when one ends (`adl.nav.request`); undefined where it asks for none that
 * there is, or to be left.
 * @param parts those that are listed, in their order
 * @param at the part that ended
 */
export function requestedPart(
  request: string | undefined,
  parts: readonly Pick<PlayedActivity, 'identifier' | 'closed'>[],
  at: string,
): string | undefined {
  const place = parts.findIndex(({ identifier }) => identifier === at);
  const isOpen = ({ closed }: (typeof parts)[number]) => closed === null;
  const target = /^\{target=(.+)\}(?:choice|jump)$/.exec(request ?? '')?.[1];
  if (target !== undefined)
    return parts.find((each) => each.identifier === target && isOpen(each))?.identifier;
  if (place === -1) return undefined;
  if (request === 'continue') return parts.slice(place + 1).find(isOpen)?.identifier;
  return request === 'previous' ? parts.slice(0, place).findLast(isOpen)?.identifier : undefined;
}
