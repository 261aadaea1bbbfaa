import type { AccountTheme } from '@moderator/contract/types';

/** What the server says about this installation, in the page itself. */
export interface Settings {
  /** Address of the identity service without the realm. */
  identityUrl: string;
  realm: string;
  clientId: string;
  environment: string;
  impersonatedUserId: string | null;
  /** Of the host that the settings come from; safe where the page is. */
  websocketUrl: string;
  /** Where web vitals and page views go; null: nowhere. */
  analyticsUrl: string | null;
  /** Of the host name, before anybody is signed in. */
  theme: AccountTheme | null;
}

/**
 * Reads the settings out of their JSON text. The identity address names the realm, as Keycloak does:
 * `https://login.example.org/realms/moderator`.
 */
export function parseSettings(text: string, origin: string): Settings {
  let given: Partial<Settings> = {};
  try {
    given = (JSON.parse(text) ?? {}) as Partial<Settings>;
  } catch {
    // A page served without its server: the defaults of the own origin.
  }
  const [identityUrl = origin, realm = 'moderator'] = (
    given.identityUrl ?? `${origin}/realms/moderator`
  ).split(/\/realms\/|\/$/);
  return {
    identityUrl,
    realm: realm || given.realm || 'moderator',
    clientId: given.clientId ?? 'moderator',
    environment: given.environment ?? 'dev',
    impersonatedUserId: given.impersonatedUserId ?? null,
    websocketUrl: origin.replace(/^http/, 'ws'),
    analyticsUrl: given.analyticsUrl ?? null,
    theme: given.theme ?? null,
  };
}

export const settings = parseSettings(
  document.getElementById('settings')?.textContent ?? '{}',
  location.origin,
);
