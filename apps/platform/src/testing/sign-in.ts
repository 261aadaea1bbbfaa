import { createHash, randomBytes } from 'node:crypto';
import { TestBrowser } from '../embedded/identity/browser.fixture.ts';

const endpoints = '/realms/moderator/protocol/openid-connect';

/** Signs in as a browser would, page by page, and gives the access token. */
export async function signInAt(origin: string, username: string, password = username): Promise<string> {
  const browser = new TestBrowser(origin);
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
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}
