/**
 * The access token as cookies, in chunks that a browser accepts. The platform reads them for file
 * downloads alone: a video element cannot send a header.
 */

const chunkSize = 4_000;
const mostChunks = 2;

/** Whether a browser can fetch files by itself with this token; else they come by a call, with the header. */
export const fitsCookies = (token: string): boolean => token.length <= chunkSize * mostChunks;

/**
 * The token in two chunks of 4,000 characters; the second may be empty. A longer token has no place in
 * two cookies, and a piece of one opens nothing, so then both stay empty.
 */
export function chunksOf(token: string): string[] {
  if (!fitsCookies(token)) return Array.from({ length: mostChunks }, () => '');
  return Array.from({ length: mostChunks }, (_, index) =>
    token.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

/** The text of each cookie. Strict same-site, and secure wherever the context is. An empty chunk is deleted. */
export const cookiesOf = (token: string, secure: boolean): string[] =>
  chunksOf(token).map(
    (chunk, index) =>
      `token-${index}=${chunk}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}${chunk ? '' : '; Max-Age=0'}`,
  );

export function keepTokenCookies(token: string): void {
  for (const cookie of cookiesOf(token, isSecureContext)) document.cookie = cookie;
}

export const clearTokenCookies = (): void => keepTokenCookies('');
