import { handleAccount } from './account.ts';
import { accountStore } from './accounts.ts';
import { attemptLimit } from './attempts.ts';
import { brandFromQuery } from './brand.ts';
import { sendCookieProbe } from './cookie-probe.ts';
import { loadKeys, publicKeySet } from './keys.ts';
import { handleLogin } from './login.ts';
import { makeProvider } from './provider.ts';
import { realmPath } from './realm.ts';
import { recordStore } from './records.ts';
import { plainOriginOf, RefusedRequest } from './request.ts';
const mostOrigins = 50;
/** Opens the identity service over a database that has run identityMigration. */
export async function createIdentity(options) {
    const { database, log, brandFor = brandFromQuery, originOf = plainOriginOf } = options;
    const addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? '');
    const keys = await loadKeys(database);
    const records = recordStore(database, (error) => log.warn({ reason: error.message }, 'Expired sign-in records could not be removed'));
    const accounts = accountStore(database);
    const shared = { accounts, keys, records, brandFor, log, attempts: attemptLimit(database) };
    const providers = new Map();
    function providerOf(origin) {
        const provider = providers.get(origin) ?? makeProvider(origin, shared);
        // Put last again, so that the first is the one not used for longest.
        providers.delete(origin);
        providers.set(origin, provider);
        if (providers.size > mostOrigins)
            providers.delete(providers.keys().next().value);
        return provider;
    }
    async function answer(request, response) {
        const origin = originOf(request);
        if (!origin || !options.origins(origin))
            throw new RefusedRequest(400, 'A request for an unknown origin');
        const url = request.url ?? '';
        const path = url.split('?', 1)[0];
        if (!path.startsWith(`${realmPath}/`))
            throw new RefusedRequest(404, 'A request for an unknown realm');
        const [section, rest = '', ...more] = path.slice(realmPath.length + 1).split('/');
        const provider = providerOf(origin);
        const page = { request, response, provider, origin, address: addressOf(request), shared };
        if (section === 'login' && more.length === 0)
            return handleLogin(page, rest);
        if (section === 'account' && more.length === 0)
            return handleAccount(page, rest);
        if (path === `${realmPath}/protocol/openid-connect/3p-cookies/step1.html`)
            return sendCookieProbe(response);
        // The provider works below the realm and reads the full address from originalUrl.
        Object.assign(request, { originalUrl: url });
        request.url = url.slice(realmPath.length);
        return provider.callback()(request, response);
    }
    return {
        handle(request, response) {
            answer(request, response).catch((error) => {
                const status = error instanceof RefusedRequest ? error.status : 500;
                log[status === 500 ? 'error' : 'info']({ reason: error.message }, 'An identity request was refused');
                if (response.headersSent)
                    return response.destroy();
                response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
                response.end(`${refusals[status] ?? 'Something went wrong. Please try again.'}\n`);
            });
        },
        publicKeys: () => Promise.resolve(publicKeySet(keys)),
        issuerFor: (origin) => `${origin}${realmPath}`,
        createAccount: (account) => accounts.create(account),
        async setPassword(userId, password) {
            await accounts.setPassword(userId, password);
            await records.removeOfUser(userId);
        },
        stop() {
            records.stop();
            return Promise.resolve();
        },
    };
}
const refusals = {
    400: 'This address is not served here.',
    403: 'This form is out of date. Go back, reload the page and try again.',
    404: 'There is nothing here.',
    413: 'This form is too long.',
    415: 'This form came in a format that is not accepted.',
};
