import { bindingToHttps } from '../answer-headers.ts';

/** The page around a package: it has the run time that the package looks for in the windows above it. */
export const wrapperPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Package</title>
<style>html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block; overflow: hidden }</style>
<script type="module" src="/runtime/player.js"></script>
</head>
<body></body>
</html>
`;

/**
 * What every answer of this origin says. A package may use what it brought, and show pictures, recordings and pages of
 * the web, as authors embed them; it may call nobody, and nobody but the application shows it.
 */
export function pageHeaders(
  framedBy: readonly string[],
  origin: string | undefined,
): Readonly<Record<string, string>> {
  const own = "'self' data: blob:";
  const directives = [
    `default-src ${own}`,
    `script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:`,
    `style-src 'self' 'unsafe-inline' data:`,
    `img-src ${own} https:`,
    `media-src ${own} https:`,
    `frame-src ${own} https:`,
    `connect-src ${own}`,
    `worker-src 'self' blob:`,
    `object-src 'self'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self' ${framedBy.join(' ')}`,
  ];
  return {
    'content-security-policy': directives.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    'x-robots-tag': 'noindex',
    ...(origin?.startsWith('https:') && { 'strict-transport-security': bindingToHttps }),
  };
}
