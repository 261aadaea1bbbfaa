import type { IncomingMessage } from 'node:http';

/** Where the platform may be reached: itself on loopback, account sub-domains, and its public address. */
export interface Origins {
  allowed(origin: string): boolean;
  of(request: IncomingMessage): string | undefined;
}

/**
 * Account sub-domains work everywhere: `acme.localhost` at home, `acme.moderator.example.org` in
 * production. Behind a proxy that ends TLS the public address says which protocol people use.
 * @param port the port really listened on, known after the start
 */
export function createOrigins(publicUrl: string | undefined, port: () => number): Origins {
  const known = publicUrl ? new URL(publicUrl) : undefined;
  const under = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
  return {
    allowed(origin) {
      if (!URL.canParse(origin)) return false;
      const { hostname, protocol, port: itsPort } = new URL(origin);
      if (known && under(hostname, known.hostname))
        return protocol === known.protocol && itsPort === known.port;
      const loopback = under(hostname, 'localhost') || hostname === '127.0.0.1';
      return loopback && protocol === 'http:' && itsPort === String(port());
    },
    of(request) {
      const host = request.headers.host;
      if (!host || !/^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$/.test(host)) return undefined;
      const [name = ''] = host.split(':');
      return known && under(name, known.hostname) ? `${known.protocol}//${host}` : `http://${host}`;
    },
  };
}
