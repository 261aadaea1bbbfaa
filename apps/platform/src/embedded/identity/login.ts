import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { brandQuery, brandQueryOf } from './brand.ts';
import { textsOf } from './pages/language.ts';
import { sendPage } from './pages/layout.ts';
import { loginPage } from './pages/login.ts';
import { expiredPage } from './pages/message.ts';
import type { Texts } from './pages/texts/texts.ts';
import { readForm } from './request.ts';
import { realmPath } from './realm.ts';
import type { InvitationStore } from './invitations.ts';
import type { EmbeddedSignIns } from './sign-ins.ts';
import type { AttemptLimit } from './attempts.ts';
import type { SignInTrail } from './sign-in-trail.ts';
import type { Shared } from './provider.ts';

/** What a page handler works with. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  provider: Provider;
  origin: string;
  /** Of whoever asks, for the limit on attempts. */
  address: string;
  shared: Shared & {
    attempts: AttemptLimit;
    trail: SignInTrail;
    invitations: InvitationStore;
    signIns: EmbeddedSignIns;
  };
}

/** Shows the login form, and signs in whoever fills it in rightly. */
export async function handleLogin(page: PageRequest, uid: string): Promise<void> {
  const { request, response, provider, origin, address, shared } = page;
  const { host } = new URL(origin);
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
  if (!interaction || interaction.uid !== uid) {
    // The body is left unread; whoever sent it gets the page all the same.
    const brand = await shared.brandFor(host, brandQueryOf({}));
    return sendPage(response, 400, expiredPage(brand, textsOf(request)));
  }
  const brand = await shared.brandFor(host, brandQueryOf(interaction.params));
  const texts = textsOf(request, interaction.params['ui_locales']);
  const action = `${realmPath}/login/${uid}`;
  const forgotten = `${realmPath}/forgotten${brandQuery(interaction.params)}`;
  if (request.method !== 'POST') {
    const hint = interaction.params['login_hint'];
    const username = typeof hint === 'string' ? hint : '';
    return sendPage(response, 200, loginPage(brand, texts, { action, username, forgotten }));
  }
  const form = await readForm(request, origin);
  const username = form.get('username') ?? '';
  const wait = await shared.attempts.begin(username, address);
  if (wait > 0) {
    shared.log.warn({ address }, 'Too many failed sign-ins');
    const error = tooManyAttempts(texts, wait);
    return sendPage(response, 429, loginPage(brand, texts, { action, username, forgotten, error }), {
      'retry-after': `${wait}`,
    });
  }
  const account = await shared.accounts.authenticate(username, form.get('password') ?? '');
  if (!account) {
    shared.log.info({ address }, 'A sign-in failed');
    await shared.trail.signInFailed(await shared.accounts.userOf(username), address);
    const error = texts.wrongUsernameOrPassword;
    return sendPage(response, 401, loginPage(brand, texts, { action, username, forgotten, error }));
  }
  await shared.attempts.succeed(username, address);
  await shared.trail.signedIn(account.userId, address);
  shared.log.info({ userId: account.userId }, 'Signed in');
  const result = { login: { accountId: account.userId, amr: ['pwd'] } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** The sentence for somebody who has to wait. */
export const tooManyAttempts = (texts: Texts, seconds: number): string =>
  texts.tooManyAttempts(Math.ceil(seconds / 60));
