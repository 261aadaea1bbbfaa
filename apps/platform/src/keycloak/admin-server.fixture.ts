import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { KeycloakUser } from './admin.ts';

const users = '/admin/realms/moderator/users';

/** The users of a realm as Keycloak's admin API keeps them: it gives ids of its own, and names and addresses are taken once. */
export function adminServer() {
  const known = new Map<string, KeycloakUser>();
  const mailed: string[] = [];
  const signedOut: string[] = [];
  let losesAnswers = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const url = new URL(request.url ?? '', 'http://keycloak');
    if (url.pathname === '/realms/moderator/protocol/openid-connect/token')
      return void end(200, { access_token: 'service' });
    const [id = '', action] = url.pathname.slice(users.length + 1).split('/');
    const user = known.get(id);
    const body = ['POST', 'PUT'].includes(request.method ?? '') && !action ? await json(request) : undefined;
    const given = body as Omit<KeycloakUser, 'id'>;
    if (request.method === 'POST' && id === '') {
      const isTaken = [...known.values()].some(
        (each) => each.username === given.username || each.email === given.email,
      );
      if (isTaken) return void end(409, { errorMessage: 'User exists with same username' });
      const made = randomUUID();
      known.set(made, { ...given, id: made });
      if (losesAnswers) return void end(500);
      return void end(201, {}, { location: `http://keycloak${users}/${made}` });
    }
    if (id === '') {
      const platformId = url.searchParams.get('q')?.split(':')[1] ?? '';
      return void end(
        200,
        [...known.values()].filter((each) => each.attributes?.['platformId']?.includes(platformId)),
      );
    }
    if (!user) return void end(404);
    if (action === 'logout') signedOut.push(id);
    else if (action === 'execute-actions-email') mailed.push(user.email ?? '');
    else if (request.method === 'PUT') known.set(id, { ...given, id });
    else if (request.method === 'DELETE') known.delete(id);
    end(200, user);
  }

  return {
    /** Takes a request that is its affair. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const path = request.url ?? '';
      if (!path.startsWith(users) && !path.endsWith('/openid-connect/token')) return false;
      void answer(request, response);
      return true;
    },
    users: () => [...known.values()],
    add: (user: KeycloakUser) => void known.set(user.id, user),
    mailed,
    signedOut,
    losesAnswers: (loses: boolean) => void (losesAnswers = loses),
  };
}
