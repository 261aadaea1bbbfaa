import { createHmac, timingSafeEqual } from 'node:crypto';
import { brandQueryOf } from './brand.ts';
import { tooManyAttempts } from './login.ts';
import { accountPage } from './pages/account.ts';
import { sendPage } from './pages/layout.ts';
import { messagePage } from './pages/message.ts';
import { backAddress } from './provider.ts';
import { realmPath } from './realm.ts';
import { readForm, RefusedRequest } from './request.ts';
const shortestPassword = 8;
/** Keycloak's account page: who is signed in, another password, signing out. */
export async function handleAccount(page, action) {
    const { request, response, provider, origin, address, shared } = page;
    const brand = await shared.brandFor(new URL(origin).host, brandQueryOf({}));
    const session = await provider.Session.get(provider.createContext(request, response));
    const account = session.accountId ? await shared.accounts.find(session.accountId) : undefined;
    if (!account) {
        const text = 'Sign in to see your account.';
        const link = { href: '/', label: 'Sign in' };
        return sendPage(response, 200, messagePage(brand, { title: 'You are not signed in', text, link }));
    }
    const mark = createHmac('sha256', shared.keys.cookie).update(`account:${session.uid}`).digest('base64url');
    const show = (status, note = {}) => {
        const view = { account, mark, backTo: backAddress(request.url ?? '', origin), ...note };
        return sendPage(response, status, accountPage(brand, view));
    };
    if (request.method !== 'POST')
        return show(200);
    const form = await readForm(request, origin);
    if (!isSame(form.get('mark') ?? '', mark))
        throw new RefusedRequest(403, 'A form had the wrong mark');
    const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
    if (action === 'sign-out') {
        for (const grantId of grantIds)
            await shared.records.removeByGrant(grantId);
        await session.destroy();
        response.writeHead(303, { location: `${realmPath}/protocol/openid-connect/logout/success` }).end();
        return;
    }
    if (action !== 'password')
        throw new RefusedRequest(404, 'No such action of the account page');
    const next = form.get('next') ?? '';
    if (next.length < shortestPassword) {
        return show(422, { error: `The new password needs at least ${shortestPassword} characters.` });
    }
    const wait = await shared.attempts.begin(account.username, address);
    if (wait > 0)
        return show(429, { error: tooManyAttempts(wait) });
    if (!(await shared.accounts.authenticate(account.username, form.get('current') ?? ''))) {
        return show(401, { error: 'The current password is not right.' });
    }
    await shared.attempts.succeed(account.username, address);
    await shared.accounts.setPassword(account.userId, next);
    await shared.records.removeOfUser(account.userId, { id: session.jti, grantIds });
    shared.log.info({ userId: account.userId }, 'Changed the password');
    return show(200, { done: 'Your password is changed. Other devices have been signed out.' });
}
function isSame(one, other) {
    return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
