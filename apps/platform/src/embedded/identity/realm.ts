import { parseUrl } from './parse-url.ts';

/** The path below which the realm answers, as Keycloak lays it out. */
export const realmPath = '/realms/moderator';

/** The one client: the web application. */
export const clientId = 'moderator';

/** The scopes that the application asks for. */
export const grantedScope = 'openid profile email';

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
