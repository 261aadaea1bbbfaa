import type { Config } from '../config.ts';

interface Settings extends Pick<Config, 'identityUrl' | 'analyticsUrl' | 'publicUrl'> {
  /** Where packages are played, as sources. */
  contentSources: readonly string[];
}

/** For a year a browser that came by https comes by nothing else; sub-domains as well, which accounts and packages have. */
export const bindingToHttps = 'max-age=31536000; includeSubDomains';

/**
 * What every answer says to browsers, whoever gives it: calls, the application, sign-in, and refusals of what is no
 * request. Answers with a stricter word of their own keep it.
 */
export function answerHeaders(settings: Settings): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    ...(settings.publicUrl?.startsWith('https:') && { 'strict-transport-security': bindingToHttps }),
  };
}

/** What is personal is kept nowhere on its way; what may be kept says so itself. */
export const isPersonal = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/realms/');

function contentSecurityPolicy({ identityUrl, analyticsUrl, contentSources }: Settings): string {
  const identity = identityUrl ? [new URL(identityUrl).origin] : [];
  const analytics = analyticsUrl ? [new URL(analyticsUrl).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Decoders of the PDF viewer are WebAssembly from the own origin.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', ...identity, ...analytics],
    'frame-src': ["'self'", 'blob:', ...identity, ...contentSources],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...identity],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
