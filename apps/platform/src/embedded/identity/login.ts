import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { brandQueryOf } from './brand.ts';
import { sendPage } from './pages/layout.ts';
import { loginPage } from './pages/login.ts';
import { expiredPage } from './pages/message.ts';
import { readForm } from './request.ts';
import { realmPath } from './realm.ts';
import type { AttemptLimit } from './attempts.ts';
import type { Shared } from './provider.ts';

/** What a page handler works with. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  provider: Provider;
  origin: string;
  /** Of whoever asks, for the limit on attempts. */
  address: string;
  shared: Shared & { attempts: AttemptLimit };
}

/** Shows the login form, and signs in whoever fills it in rightly. */
export async function handleLogin(page: PageRequest, uid: string): Promise<void> {
  const { request, response, provider, origin, address, shared } = page;
  const { host } = new URL(origin);
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
  if (!interaction || interaction.uid !== uid) {
    // The body is left unread; whoever sent it gets the page all the same.
    return sendPage(response, 400, expiredPage(await shared.brandFor(host, brandQueryOf({}))));
  }
  const brand = await shared.brandFor(host, brandQueryOf(interaction.params));
  const action = `${realmPath}/login/${uid}`;
  if (request.method !== 'POST') {
    const hint = interaction.params['login_hint'];
    const username = typeof hint === 'string' ? hint : '';
    return sendPage(response, 200, loginPage(brand, { action, username }));
  }
  const form = await readForm(request, origin);
  const username = form.get('username') ?? '';
  const wait = await shared.attempts.begin(username, address);
  if (wait > 0) {
    shared.log.warn({ address }, 'Too many failed sign-ins');
    const error = tooManyAttempts(wait);
    return sendPage(response, 429, loginPage(brand, { action, username, error }), {
      'retry-after': `${wait}`,
    });
  }
  const account = await shared.accounts.authenticate(username, form.get('password') ?? '');
  if (!account) {
    shared.log.info({ address }, 'A sign-in failed');
    const error = 'The username or the password is not right. Check both and try again.';
    return sendPage(response, 401, loginPage(brand, { action, username, error }));
  }
  await shared.attempts.succeed(username, address);
  shared.log.info({ userId: account.userId }, 'Signed in');
  const result = { login: { accountId: account.userId, amr: ['pwd'] } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** The sentence for somebody who has to wait. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `There were too many failed attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}
