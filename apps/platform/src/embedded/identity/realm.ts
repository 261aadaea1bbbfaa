import { parseUrl } from './parse-url.ts';

/** The path below which the realm answers, as Keycloak lays it out. */
export const realmPath = '/realms/moderator';

/** The one client: the web application. */
export const clientId = 'moderator';

/** The scopes that the application asks for. */
export const grantedScope = 'openid profile email';

/** What one request is answered with, shared by the pages and the provider of its origin. */
export interface Origin {
  /** Scheme, host and port as the browser shows them. */
  origin: string;
  host: string;
}

/** Whether an address lies on the origin, outside of the identity service, without a fragment or a user. */
export function isOwnAddress(address: string, origin: string): boolean {
  const url = parseUrl(address);
  if (!url || address.includes('#') || address.includes('\\')) return false;
  return (
    url.origin === origin &&
    url.username === '' &&
    url.password === '' &&
    !url.pathname.startsWith('/realms/')
  );
}
