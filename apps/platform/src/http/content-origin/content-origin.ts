import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { StartupError } from '../../kernel/startup-error.ts';
import { codeOf } from '../../kernel/thrown.ts';

/** How far from the platform's own port a free one is looked for. */
const nearby = 20;

type Settings = Pick<Config, 'port' | 'host' | 'publicUrl' | 'contentOrigin' | 'contentPort'>;

/**
 * Where packages are served from: what is set, or loopback. There it is another name for the same machine than the one
 * that people use, for cookies know no ports. Where people come to a public address and nothing is set, there is none.
 */
export const contentOriginOf = (
  { publicUrl, contentOrigin }: Settings,
  port: number | undefined,
): string | undefined =>
  contentOrigin ?? (publicUrl === undefined && port !== undefined ? `http://127.0.0.1:${port}` : undefined);

/** Whether a host is one of those that packages are served from. */
export function isContentHost(origin: string | undefined, host: string): boolean {
  if (!origin) return false;
  const [before, after] = new URL(origin.replace('*', 'star')).host.split('star');
  const name = host.toLowerCase();
  if (after === undefined)
    return name === before || name === before?.replace('127.0.0.1', 'packages.localhost');
  return name.endsWith(after) && /^[a-z0-9]{1,63}$/.test(name.slice(0, -after.length));
}

/** The sources of a content security policy that pages with a package in them allow. */
export const contentSources = (origin: string | undefined): string[] =>
  origin
    ? [origin, ...(origin.includes('127.0.0.1') ? [origin.replace('127.0.0.1', 'packages.localhost')] : [])]
    : [];

/**
 * Listens for packages. What is set has to be free; else the next port that is.
 * @returns the port
 */
export async function listenForContent(app: FastifyInstance, settings: Settings): Promise<number> {
  const { port, contentPort, contentOrigin, host } = settings;
  const isSet = contentPort !== undefined || contentOrigin !== undefined;
  const first = contentPort ?? (port === 0 ? 0 : port + 1);
  for (let candidate = first; ; candidate++) {
    try {
      await app.listen({ port: candidate, host });
      return (app.server.address() as { port: number }).port;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (isSet || candidate >= first + nearby || candidate >= 65_535)
        throw new StartupError(
          `Port ${candidate}, from which packages are served, is taken by another program. Stop it, or set CONTENT_PORT to another port.`,
        );
    }
  }
}
