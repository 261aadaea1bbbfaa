import { defaultColour, parseColour, type Colour } from './colour.ts';

/** How an account looks on the pages of the identity service. */
export interface Brand {
  name: string;
  colour: Colour;
  /** An address of the same origin. */
  logoUrl: string | undefined;
  /** Light or dark where the person chose; otherwise their browser says. */
  scheme: Scheme | undefined;
}

export type Scheme = 'light' | 'dark';

/** What the application adds to the login and logout addresses; an attacker can put anything there. */
export interface BrandQuery {
  color: string | undefined;
  logo: string | undefined;
  scheme: string | undefined;
}

/** Finds the brand of the host that the browser used. */
export type BrandFor = (host: string, query: BrandQuery) => Brand | Promise<Brand>;

/** The brand that the query asks for, as far as it is harmless: a plain colour and the bare name of a logo. */
export function brandFromQuery(_host: string, query: BrandQuery): Brand {
  return {
    name: 'Moderator',
    colour: parseColour(query.color) ?? defaultColour,
    logoUrl: logoAddress(query.logo),
    scheme: schemeOf(query.scheme),
  };
}

/** One of the two words, or undefined for anything else. */
export const schemeOf = (text: string | undefined): Scheme | undefined =>
  text === 'light' || text === 'dark' ? text : undefined;

/** The address of a logo given by its bare file name, or undefined when the name is anything else. */
export function logoAddress(name: string | undefined): string | undefined {
  const isPlain = name !== undefined && /^[A-Za-z0-9._-]{1,96}\.(svg|png)$/.test(name);
  return isPlain ? `/theme/logos/${name}` : undefined;
}

/** The part of a query or of stored parameters that concerns the brand; repeated values count as absent. */
export function brandQueryOf(values: Record<string, unknown>): BrandQuery {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { color: text(values['color']), logo: text(values['logo']), scheme: text(values['scheme']) };
}

/** A query that asks for the same brand, without what is not harmless. */
export function brandQuery(values: Record<string, unknown>): string {
  const { color, logo, scheme } = brandQueryOf(values);
  const kept = new URLSearchParams();
  if (color !== undefined && parseColour(color)) kept.set('color', color);
  if (logo !== undefined && logoAddress(logo)) kept.set('logo', logo);
  if (scheme !== undefined && schemeOf(scheme)) kept.set('scheme', scheme);
  return kept.size === 0 ? '' : `?${kept}`;
}
