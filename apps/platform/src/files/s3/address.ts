/** Where files lie in S3, and with which keys. */
export interface S3Address {
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  /** Where the bucket answers, without a slash at its end. */
  origin: string;
  region: string;
  /** What the server is told of encryption with everything that is written. */
  encryption: Record<string, string>;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };
}

type Variables = Record<string, string | undefined>;

const known = ['endpoint', 'region', 'style', 'sse', 'sse-key'];

/**
 * Reads `s3://bucket/prefix?endpoint=…&region=…&style=…&sse=…&sse-key=…`, and the keys from the variables that all programs
 * take them from.
 * @returns the address, or what is wrong, a sentence each
 */
export function readS3Address(text: string, environment: Variables): S3Address | string[] {
  const mistakes: string[] = [];
  const url = new URL(text);
  const asked = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  for (const name of url.searchParams.keys())
    if (!known.includes(name))
      mistakes.push(`FILES_URL has "${name}", which is none of ${known.join(', ')}.`);
  const bucket = url.hostname;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    mistakes.push('FILES_URL names no bucket; it looks like s3://bucket/prefix?region=eu-west-1.');
  if (url.username || url.password)
    mistakes.push(
      'FILES_URL holds a key. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead, which are written nowhere.',
    );
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(prefix))
    mistakes.push('The prefix in FILES_URL may have letters, digits and ._-/ in it.');
  const endpoint = asked('endpoint')?.replace(/\/+$/, '');
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:\/\/[^/]+$/.test(endpoint)))
    mistakes.push('The endpoint in FILES_URL is no address such as https://s3.example.org.');
  const region = asked('region') ?? environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION ?? 'us-east-1';
  const style = asked('style') ?? (endpoint || bucket.includes('.') ? 'path' : 'host');
  if (style !== 'path' && style !== 'host')
    mistakes.push(`The style in FILES_URL is "${style}"; it may be path or host.`);
  const sse = asked('sse');
  if (sse !== undefined && !['AES256', 'aws:kms', 'aws:kms:dsse'].includes(sse))
    mistakes.push(`The sse in FILES_URL is "${sse}"; it may be AES256, aws:kms or aws:kms:dsse.`);
  const accessKeyId = environment.AWS_ACCESS_KEY_ID?.trim();
  const secretAccessKey = environment.AWS_SECRET_ACCESS_KEY?.trim();
  if (!accessKeyId || !secretAccessKey)
    mistakes.push('FILES_URL is in S3, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  if (mistakes.length > 0 || !accessKeyId || !secretAccessKey) return mistakes;
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    origin: originOf(endpoint ?? `https://s3.${region}.amazonaws.com`, bucket, style),
    region,
    encryption: {
      ...(sse ? { 'x-amz-server-side-encryption': sse } : {}),
      ...(asked('sse-key') ? { 'x-amz-server-side-encryption-aws-kms-key-id': asked('sse-key')! } : {}),
    },
    credentials: {
      accessKeyId,
      secretAccessKey,
      sessionToken: environment.AWS_SESSION_TOKEN?.trim() || undefined,
    },
  };
}

function originOf(endpoint: string, bucket: string, style: string): string {
  if (!URL.canParse(endpoint)) return '';
  const { protocol, host } = new URL(endpoint);
  return style === 'host' ? `${protocol}//${bucket}.${host}` : `${protocol}//${host}/${bucket}`;
}
