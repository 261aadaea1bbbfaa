import { createHash, randomBytes } from 'node:crypto';
import { TestBrowser } from '../embedded/identity/browser.fixture.ts';

const endpoints = '/realms/moderator/protocol/openid-connect';

/** Signs in as a browser would, page by page, and gives the access token. */
export const signInAt = async (origin: string, username: string, password = username): Promise<string> =>
  (await tokensIn(new TestBrowser(origin), username, password)).access_token;

interface SignInTokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** Signs in with a browser, which keeps the session, and gives all tokens. */
export async function tokensIn(
  browser: TestBrowser,
  username: string,
  password = username,
): Promise<SignInTokens> {
  const { origin } = browser;
  const verifier = randomBytes(32).toString('base64url');
  const redirect_uri = `${origin}/`;
  const query = new URLSearchParams({
    client_id: 'moderator',
    redirect_uri,
    response_type: 'code',
    scope: 'openid',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await browser.follow(await browser.get(`${endpoints}/auth?${query}`));
  const html = await page.response.text();
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (!action) throw new Error(`no sign-in form at ${page.url}`);
  const answer = await browser.post(new URL(action, page.url).href, { username, password }, { origin });
  const { url } = await browser.follow(answer);
  const code = new URL(url).searchParams.get('code');
  if (!code) throw new Error(`sign-in as ${username} ended at ${url}`);
  const response = await fetch(`${origin}${endpoints}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'moderator',
      code,
      redirect_uri,
      code_verifier: verifier,
    }),
  });
  return (await response.json()) as SignInTokens;
}
