/** A Keycloak's answer that is not the one that was hoped for. */
export class KeycloakError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A user as Keycloak has it, as far as it is the platform's affair. */
export interface KeycloakUser {
  id: string;
  username: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
  enabled: boolean;
  attributes?: Record<string, string[]>;
}

interface Settings {
  /** Address of the realm, as IDENTITY_URL has it. */
  realm: string;
  clientId: string;
  secret: string;
}

/** Milliseconds that one answer may take. */
const timeoutMs = 10_000;

/** Keycloak's admin API for the users of one realm, as a service account may use it. */
export function keycloakAdmin({ realm, clientId, secret }: Settings) {
  const users = `${realm.replace(/\/realms\/([^/]+)$/, '/admin/realms/$1')}/users`;

  /** A token of its own for each job: these are few, and none is kept that could end meanwhile. */
  async function token(): Promise<string> {
    const answer = await fetch(`${realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: secret,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok)
      throw new KeycloakError(
        answer.status,
        `Keycloak does not let ${clientId} in (${answer.status}). Check IDENTITY_ADMIN_CLIENT_ID and IDENTITY_ADMIN_SECRET.`,
      );
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${users}${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return answer;
    const said = ((await answer.json().catch(() => ({}))) as { errorMessage?: string }).errorMessage ?? '';
    throw new KeycloakError(
      answer.status,
      `Keycloak answers ${answer.status} to ${method} of a user. ${said}`,
    );
  }

  return {
    /** @returns the id that Keycloak gave */
    async create(user: Omit<KeycloakUser, 'id'>): Promise<string> {
      const { headers } = await ask('POST', '', user);
      return headers.get('location')?.split('/').at(-1) ?? '';
    },
    async find(id: string): Promise<KeycloakUser | undefined> {
      return unlessMissing(async () => (await (await ask('GET', `/${id}`)).json()) as KeycloakUser);
    },
    /** The user that an earlier try made for somebody. */
    async findOf(platformId: string): Promise<KeycloakUser | undefined> {
      const answer = await ask('GET', `?${new URLSearchParams({ q: `platformId:${platformId}` })}`);
      return ((await answer.json()) as KeycloakUser[])[0];
    },
    async update(user: KeycloakUser): Promise<void> {
      await ask('PUT', `/${user.id}`, user);
    },
    async signOut(id: string): Promise<void> {
      await ask('POST', `/${id}/logout`);
    },
    async remove(id: string): Promise<void> {
      await unlessMissing(() => ask('DELETE', `/${id}`));
    },
    /** Mails a link to choose a password; afterwards it leads on to the application. */
    async invite(id: string, { url, days }: { url: string; days: number }): Promise<void> {
      const query = new URLSearchParams({
        client_id: 'moderator',
        redirect_uri: `${url}/`,
        lifespan: String(days * 24 * 60 * 60),
      });
      await ask('PUT', `/${id}/execute-actions-email?${query}`, ['UPDATE_PASSWORD']);
    },
  };
}

const unlessMissing = <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> =>
  work().catch((error: unknown) => {
    if (error instanceof KeycloakError && error.status === 404) return undefined;
    throw error;
  });
