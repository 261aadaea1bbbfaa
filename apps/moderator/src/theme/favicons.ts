import type { Theme } from '@moderator/contract/types';

interface IconLink {
  rel: 'icon' | 'apple-touch-icon';
  href: string;
  type?: string;
  sizes?: string;
}

const ownIcon = '/favicon.svg';

/** Addresses that may stand in the head: paths of the own origin and of the web, nothing that runs. */
const isAddress = (address: string | undefined): address is string =>
  address !== undefined && /^(\/(?!\/)|https?:\/\/)/i.test(address);

/**
 * The icons of an account: a drawing for browsers that take one, the old kind for those that do not, and
 * the one for home screens. An account without any keeps that of the application.
 */
export function iconLinks({ favicon = {} }: Theme['logos']): IconLink[] {
  const { svg, legacyICO, appleICO } = favicon;
  const links: IconLink[] = [];
  // Browsers that know drawings take the later one; the others only understand the first.
  if (isAddress(legacyICO)) links.push({ rel: 'icon', href: legacyICO, sizes: '32x32' });
  if (isAddress(svg)) links.push({ rel: 'icon', href: svg, type: 'image/svg+xml' });
  if (links.length === 0) links.push({ rel: 'icon', href: ownIcon, type: 'image/svg+xml' });
  if (isAddress(appleICO)) links.push({ rel: 'apple-touch-icon', href: appleICO });
  return links;
}

/** Puts the icons into the head of the page, instead of those before. */
export function showIcons(logos: Theme['logos']): void {
  for (const old of document.head.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]'))
    old.remove();
  for (const icon of iconLinks(logos))
    document.head.append(Object.assign(document.createElement('link'), icon));
}
