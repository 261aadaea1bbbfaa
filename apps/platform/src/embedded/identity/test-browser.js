/** The part of a browser that signing in needs: cookies by path, redirects one at a time, forms without script. */
export class TestBrowser {
    origin;
    #cookies = new Map();
    constructor(origin) {
        this.origin = origin;
    }
    async get(url, headers = {}) {
        return this.#send(url, { headers });
    }
    async post(url, form, headers = {}) {
        return this.#send(url, { method: 'POST', body: new URLSearchParams(form), headers });
    }
    /** Follows redirects from a response until there is a page, or until an address outside of the service. */
    async follow(response) {
        let current = response;
        let url = response.url;
        while (current.headers.has('location')) {
            url = new URL(current.headers.get('location'), current.url).href;
            if (!url.startsWith(`${this.origin}/realms/`))
                break;
            current = await this.get(url);
        }
        return { url, response: current };
    }
    async #send(url, init) {
        const target = new URL(url, this.origin);
        const cookie = [...this.#cookies]
            .filter(([, { path }]) => target.pathname.startsWith(path))
            .map(([name, { value }]) => `${name}=${value}`)
            .join('; ');
        const response = await fetch(target, {
            ...init,
            redirect: 'manual',
            headers: { accept: 'text/html', cookie, ...init.headers },
        });
        for (const line of response.headers.getSetCookie())
            this.#keep(line);
        return response;
    }
    #keep(line) {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
        if (value === '')
            this.#cookies.delete(name);
        else
            this.#cookies.set(name, { value, path });
    }
}
