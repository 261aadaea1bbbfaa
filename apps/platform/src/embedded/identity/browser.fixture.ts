/** The part of a browser that signing in needs: cookies by path, redirects one at a time, forms without script. */
export class TestBrowser {
  readonly origin: string;
  /** By name and path, as browsers keep them. */
  #cookies = new Map<string, { pair: string; path: string }>();

  constructor(origin: string) {
    this.origin = origin;
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(url, { headers });
  }

  async post(
    url: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(url, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  /** Follows redirects from a response until there is a page, or until an address outside of the service. */
  async follow(response: Response): Promise<{ url: string; response: Response }> {
    let current = response;
    let url = response.url;
    while (current.headers.has('location')) {
      url = new URL(current.headers.get('location')!, current.url).href;
      if (!url.startsWith(`${this.origin}/realms/`)) break;
      current = await this.get(url);
    }
    return { url, response: current };
  }

  async #send(url: string, init: RequestInit): Promise<Response> {
    const target = new URL(url, this.origin);
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => target.pathname.startsWith(path))
      .toSorted((one, other) => other.path.length - one.path.length)
      .map(({ pair }) => pair)
      .join('; ');
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie, ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    const key = `${name} ${path}`;
    if (value === '') this.#cookies.delete(key);
    else this.#cookies.set(key, { pair, path });
  }
}
