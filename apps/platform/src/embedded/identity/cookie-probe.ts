import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const script = "parent.postMessage('supported', location.origin);";
const scriptHash = createHash('sha256').update(script).digest('base64');

/**
 * Answers the frame in which keycloak-js asks whether the service may keep cookies.
 * The application and this service share an origin, so it always may.
 */
export function sendCookieProbe(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src 'sha256-${scriptHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    'x-content-type-options': 'nosniff',
  });
  response.end(`<!doctype html><title>Cookies</title><script>${script}</script>`);
}
