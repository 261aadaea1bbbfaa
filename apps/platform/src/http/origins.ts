import type { IncomingMessage } from 'node:http';

/** Where the platform may be reached: itself on loopback, or its public address, and the sub-domains of accounts below it. */
export interface Origins {
  /** Whether an origin is one that people may come to. */
  allowed(origin: string): boolean;
  /** The origin that a request came to, with the protocol that people use; undefined where it is none of ours. */
  of(request: IncomingMessage): string | undefined;
  /** The prefix of an account that a host name begins with; undefined at the address of everybody. */
  prefixOf(host: string): string | undefined;
  /** All of them, as sources of a content security policy. */
  sources: readonly string[];
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Account sub-domains work everywhere: `acme.localhost` at home, `acme.moderator.example.org` in
 * production. Behind a proxy that ends TLS the public address says which protocol people use.
 * @param port the port really listened on, known after the start
 */
export function createOrigins(publicUrl: string | undefined, port: () => number): Origins {
  const known = publicUrl ? new URL(publicUrl) : undefined;
  const names = known ? [known.hostname] : ['localhost', '127.0.0.1'];
  const protocol = known?.protocol ?? 'http:';

  const prefixOf = (host: string): string | undefined => {
    const [name = ''] = host.toLowerCase().split(':');
    const domain = names.find((each) => name.endsWith(`.${each}`) && !/^[\d.]+$/.test(each));
    return domain && name.slice(0, -domain.length - 1);
  };

  const isOurs = ({ hostname, port: itsPort }: URL): boolean => {
    if (itsPort !== (known ? known.port : portOf(protocol, port()))) return false;
    return names.includes(hostname) || label.test(prefixOf(hostname) ?? '');
  };

  // On loopback the port is known only after the start, and whoever is there is at home.
  const sources = known
    ? [known.origin, `${known.protocol}//*.${known.host}`]
    : ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

  return {
    prefixOf,
    sources,
    allowed(origin) {
      if (!URL.canParse(origin)) return false;
      const url = new URL(origin);
      return url.protocol === protocol && isOurs(url);
    },
    of({ headers: { host = '' } }) {
      const [, name] = /^([A-Za-z0-9.-]{1,253})(?::[1-9]\d{0,4})?$/.exec(host) ?? [];
      if (!name) return undefined;
      const address = `${protocol}//${host}`;
      const url = URL.canParse(address) ? new URL(address) : undefined;
      // What addresses only mean, as 127.1 does, is no name that people are sent to.
      return url && url.hostname === name.toLowerCase() && isOurs(url) ? url.origin : undefined;
    },
  };
}

/** As addresses have it: the usual port of a protocol is not named. */
const portOf = (protocol: string, port: number): string =>
  (protocol === 'http:' && port === 80) || (protocol === 'https:' && port === 443) ? '' : String(port);
