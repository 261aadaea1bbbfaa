import { createHmac, timingSafeEqual } from 'node:crypto';
import { brandQueryOf } from './brand.ts';
import { tooManyAttempts, type PageRequest } from './login.ts';
import { accountPage } from './pages/account.ts';
import { textsOf } from './pages/language.ts';
import { sendPage } from './pages/layout.ts';
import { messagePage } from './pages/message.ts';
import { shortestPassword } from './pages/password-field.ts';
import { parseUrl } from './parse-url.ts';
import { isOwnAddress, realmPath } from './realm.ts';
import { readForm, RefusedRequest } from './request.ts';

/** Keycloak's account page: who is signed in, another password, signing out. */
export async function handleAccount(page: PageRequest, action: string): Promise<void> {
  const { request, response, provider, origin, address, shared } = page;
  const { host, search, searchParams } = new URL(request.url ?? '', origin);
  const brand = await shared.brandFor(host, brandQueryOf(Object.fromEntries(searchParams)));
  const texts = textsOf(request);
  const session = await provider.Session.get(provider.createContext(request, response));
  const account = session.accountId ? await shared.accounts.find(session.accountId) : undefined;
  if (!account) {
    const link = { href: '/', label: texts.signIn };
    const message = { title: texts.youAreNotSignedIn, text: texts.signInToSeeAccount, link };
    return sendPage(response, 200, messagePage(brand, texts, message));
  }
  const mark = createHmac('sha256', shared.keys.cookie).update(`account:${session.uid}`).digest('base64url');
  const show = (status: number, note: { error?: string; done?: string } = {}) => {
    const view = { account, mark, backTo: backAddress(request.url ?? '', origin), search, ...note };
    return sendPage(response, status, accountPage(brand, texts, view));
  };
  if (request.method !== 'POST') return show(200);

  const form = await readForm(request, origin);
  if (!isSame(form.get('mark') ?? '', mark)) throw new RefusedRequest(403, 'A form had the wrong mark');
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  if (action === 'sign-out') {
    for (const grantId of grantIds) await shared.records.removeByGrant(grantId);
    await session.destroy();
    response.writeHead(303, { location: `${realmPath}/protocol/openid-connect/logout/success` }).end();
    return;
  }
  if (action !== 'password') throw new RefusedRequest(404, 'No such action of the account page');
  const next = form.get('next') ?? '';
  if (next.length < shortestPassword) {
    return show(422, { error: texts.passwordTooShort(shortestPassword) });
  }
  const wait = await shared.attempts.begin(account.username, address);
  if (wait > 0) return show(429, { error: tooManyAttempts(texts, wait) });
  if (!(await shared.accounts.authenticate(account.username, form.get('current') ?? ''))) {
    return show(401, { error: texts.wrongCurrentPassword });
  }
  await shared.attempts.succeed(account.username, address);
  await shared.accounts.setPassword(account.userId, next);
  await shared.records.removeOfUser(account.userId, { id: session.jti, grantIds });
  shared.log.info({ userId: account.userId }, 'Changed the password');
  return show(200, { done: texts.passwordChanged });
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Where "back" leads from the account page: the page one came from, if it is of this origin. */
function backAddress(url: string, origin: string): string {
  const wanted = parseUrl(`${origin}${url}`)?.searchParams.get('referrer_uri');
  return wanted && isOwnAddress(wanted, origin) ? wanted : '/';
}
