import { isAbsolute, resolve } from 'node:path';
import { environments } from '@moderator/contract/options';
import type { Environment } from '@moderator/contract/options';
import { readFilesAddress } from './files/files-address.ts';
import type { FilesAddress } from './files/files-address.ts';
import { StartupError } from './kernel/startup-error.ts';

/** Every setting of the platform, as the README lists them. */
export interface Config {
  port: number;
  host: string;
  dataDirectory: string;
  /** Where the bytes of files and logos lie. */
  filesAddress: FilesAddress;
  /** Folder of this process alone for files that are in the making, where they are kept elsewhere than in a folder. */
  workDirectory: string;
  /** Absent: the embedded database. */
  databaseUrl: string | undefined;
  /** Where `databaseUrl` names a pooler that gives out connections by the transaction: the database itself. */
  databaseDirectUrl: string | undefined;
  /** The PostgreSQL of the machine that the embedded database is run with; absent: the one from npm. */
  postgresDirectory: string | undefined;
  /** Address of the realm of a Keycloak; absent: the embedded identity service. */
  identityUrl: string | undefined;
  /** The service account by which the platform keeps people there; absent: somebody else does. */
  identityAdmin: { clientId: string; secret: string } | undefined;
  /** The claim of its tokens that says who somebody is on the platform, until they are linked. */
  subjectClaim: string;
  /** What tokens have to be made for (`aud`), and the clients that they have to be given to (`azp`). */
  tokenAudience: string;
  tokenClients: string[];
  /** Where people reach the platform, when that is not http://localhost:PORT. */
  publicUrl: string | undefined;
  /** Where packages are served from, when that is not loopback; a star in it is a host for each package. */
  contentOrigin: string | undefined;
  /** Origins of other pages that may make calls from a browser. */
  allowedOrigins: string[];
  /** The port on which they are served; absent: the next free one. */
  contentPort: number | undefined;
  demonstrationData: boolean;
  environment: Environment;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  largestFile: number;
  /** Bytes of the largest archive that is imported. */
  largestArchive: number;
  /** Files, and bytes of them, that are kept for one person, and for all of one account. */
  filesOfPerson: number;
  fileBytesOfPerson: number;
  fileBytesOfAccount: number;
  /** Requests a minute without a sign-in that one address may send. */
  requestsOfAddress: number;
  /** The key that ends of audit chains are signed with, and the files that they are written to, one besides for another place. */
  auditKeyFile: string;
  /** Folder of keys that accounts seal with: `<id of the account>.p12`, its password in `.password` beside it. */
  sealKeys: string;
  auditAnchors: string[];
  /** Requests that one address may have open at once. */
  openRequestsOfAddress: number;
  /** Addresses of proxies whose word counts for where a request comes from. */
  trustedProxies: string[];
  /** Requests a minute that one user, and all of one account, may send. */
  requestsOfUser: number;
  requestsOfAccount: number;
  impersonatedUserId: string | undefined;
  /** Where mail is sent; absent: into a folder of the data directory. */
  smtpUrl: string | undefined;
  /** Who mails come from. */
  mailFrom: string;
  /** The port on which figures are told to Prometheus, and the interface; absent: they are told to nobody. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The collector that traces are sent to, by OTLP over HTTP; absent: nobody gets any. */
  tracesEndpoint: string | undefined;
  /** The clamd that looks at files; absent: nobody does. */
  clamdUrl: string | undefined;
  /** The ffmpeg that makes recordings ready for other players; absent: they are played as they were uploaded. */
  ffmpegPath: string | undefined;
  /** Who gets the issue reports. */
  supportAddress: string;
  /** Where browsers send web vitals and page views; absent: nowhere. */
  analyticsUrl: string | undefined;
}

type Variables = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables. All mistakes are told at once, a sentence each.
 * @throws StartupError
 */
export function readConfig(environment: Variables, workingDirectory = process.cwd()): Config {
  const mistakes: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const list = (name: string) =>
    text(name)
      ?.split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  const check = <Value>(valid: boolean, value: Value, mistake: string): Value => {
    if (!valid) mistakes.push(mistake);
    return value;
  };
  const address = (name: string, protocols: string[], example: string) => {
    const value = text(name);
    const valid = value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol));
    return check(valid, value, `${name} is not an address such as ${example}.`);
  };
  const choice = <Word extends string>(name: string, words: readonly Word[], otherwise: Word): Word => {
    const value = text(name) ?? otherwise;
    const chosen = words.find((word) => word === value);
    return check(
      chosen !== undefined,
      chosen ?? otherwise,
      `${name} is "${value}"; it may be ${words.join(', ')}.`,
    );
  };

  const portText = text('PORT') ?? '4600';
  const port = Number(portText);
  check(
    /^\d+$/.test(portText) && port <= 65_535,
    port,
    `PORT is "${portText}"; it has to be a whole number from 0 to 65535 (0 takes any free port).`,
  );
  const otherPort = (name: string) => {
    const value = text(name);
    const valid = value === undefined || (/^\d+$/.test(value) && Number(value) <= 65_535);
    check(valid, value, `${name} is "${value}"; it has to be a whole number from 0 to 65535.`);
    return value === undefined ? undefined : Number(value);
  };
  const directory = text('DATA_DIR') ?? '.data';
  const bytes = (name: string, otherwise: number) => {
    const value = text(name) ?? String(otherwise);
    const sentence = `${name} is "${value}"; it has to be a whole number of bytes.`;
    return Number(check(/^[1-9]\d{0,14}$/.test(value), value, sentence));
  };
  const number = (name: string, otherwise: number, of = 'requests a minute') => {
    const value = text(name) ?? String(otherwise);
    const sentence = `${name} is "${value}"; it has to be a whole number of ${of}.`;
    return Number(check(/^[1-9]\d{0,8}$/.test(value), value, sentence));
  };
  const impersonatedUserId = text('IMPERSONATED_USER_ID');
  check(
    impersonatedUserId === undefined || /^[0-9a-f-]{36}$/i.test(impersonatedUserId),
    impersonatedUserId,
    `IMPERSONATED_USER_ID is not the id of a user.`,
  );
  const directDatabase = (hasPooler: boolean) => {
    const direct = address(
      'DATABASE_DIRECT_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/moderator',
    );
    const sentence =
      'DATABASE_DIRECT_URL is set without DATABASE_URL, which names the pooler in front of that database.';
    return check(direct === undefined || hasPooler, direct, sentence);
  };
  const pathOf = (path: string, from = workingDirectory) => (isAbsolute(path) ? path : resolve(from, path));
  const directoryAt = (path: string | undefined) => (path === undefined ? undefined : pathOf(path));
  const dataDirectory = pathOf(directory);
  const filesAt = (url: string | undefined): FilesAddress => {
    const address = url === undefined ? { directory: dataDirectory } : readFilesAddress(url, environment);
    if (!Array.isArray(address)) return address;
    mistakes.push(...address);
    return { directory: dataDirectory };
  };
  const config: Config = {
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDirectory,
    filesAddress: filesAt(text('FILES_URL')),
    workDirectory: pathOf(text('WORK_DIR') ?? 'work', text('WORK_DIR') ? undefined : dataDirectory),
    auditKeyFile: pathOf(
      text('AUDIT_KEY_FILE') ?? 'audit/key.pem',
      text('AUDIT_KEY_FILE') ? undefined : dataDirectory,
    ),
    sealKeys: pathOf(text('SEAL_KEYS') ?? 'seal-keys', text('SEAL_KEYS') ? undefined : dataDirectory),
    auditAnchors: [
      pathOf('audit/anchors.jsonl', dataDirectory),
      ...(list('AUDIT_ANCHORS_COPY') ?? []).map((path) => pathOf(path)),
    ],
    databaseUrl: address(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/moderator',
    ),
    databaseDirectUrl: directDatabase(text('DATABASE_URL') !== undefined),
    postgresDirectory: directoryAt(text('POSTGRES_DIR')),
    identityUrl: address(
      'IDENTITY_URL',
      ['http:', 'https:'],
      'https://login.example.org/realms/moderator',
    )?.replace(/\/$/, ''),
    identityAdmin: identityAdminOf(text('IDENTITY_ADMIN_CLIENT_ID'), text('IDENTITY_ADMIN_SECRET'), check),
    subjectClaim: text('IDENTITY_SUBJECT_CLAIM') ?? 'sub',
    tokenAudience: text('TOKEN_AUDIENCE') ?? 'account',
    tokenClients: list('TOKEN_CLIENTS') ?? ['moderator'],
    publicUrl: address('PUBLIC_URL', ['http:', 'https:'], 'https://moderator.example.org')?.replace(
      /\/$/,
      '',
    ),
    contentOrigin: address('CONTENT_ORIGIN', ['http:', 'https:'], 'https://content.example.org')?.replace(
      /\/$/,
      '',
    ),
    allowedOrigins: originsOf(list('ALLOWED_ORIGINS') ?? [], check),
    contentPort: otherPort('CONTENT_PORT'),
    demonstrationData: choice('DEMO', ['true', 'false'], text('IDENTITY_URL') ? 'false' : 'true') === 'true',
    environment: choice('ENVIRONMENT', environments, 'dev'),
    logLevel: choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'warn'),
    largestFile: bytes('LARGEST_FILE_BYTES', 500_000_000),
    largestArchive: bytes('LARGEST_ARCHIVE_BYTES', 20_000_000_000),
    requestsOfUser: number('REQUESTS_PER_USER', 6_000),
    requestsOfAccount: number('REQUESTS_PER_ACCOUNT', 60_000),
    filesOfPerson: number('FILES_PER_PERSON', 10_000, 'files'),
    fileBytesOfPerson: bytes('FILE_BYTES_PER_PERSON', 20_000_000_000),
    fileBytesOfAccount: bytes('FILE_BYTES_PER_ACCOUNT', 1_000_000_000_000),
    requestsOfAddress: number('REQUESTS_PER_ADDRESS', 1_200),
    openRequestsOfAddress: number('OPEN_REQUESTS_PER_ADDRESS', 1_000, 'requests'),
    trustedProxies: list('TRUSTED_PROXIES') ?? [],
    impersonatedUserId,
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.org:587'),
    mailFrom: senderOf(text('MAIL_FROM'), text('SMTP_URL') !== undefined, check),
    metricsPort: otherPort('METRICS_PORT'),
    metricsHost: text('METRICS_HOST') ?? text('HOST') ?? '127.0.0.1',
    tracesEndpoint: address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://127.0.0.1:4318'),
    clamdUrl: address('CLAMD_URL', ['tcp:', 'unix:'], 'tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl'),
    ffmpegPath: programOf(text('FFMPEG_PATH'), pathOf),
    supportAddress: text('SUPPORT_EMAIL') ?? 'support@moderator.invalid',
    analyticsUrl: address('ANALYTICS_URL', ['http:', 'https:'], 'https://analytics.example.org/moderator'),
  };
  if (mistakes.length > 0) throw new StartupError(mistakes.join('\n'));
  return config;
}

/** As browsers name them: a protocol, a host and no path. */
const originsOf = (
  named: string[],
  check: (valid: boolean, value: string, mistake: string) => string,
): string[] =>
  named.map((each) =>
    check(
      URL.canParse(each) && /^https?:/.test(each) && new URL(each).origin === each,
      each,
      `ALLOWED_ORIGINS names "${each}", which is no origin such as https://console.example.org.`,
    ),
  );

/** Without a mail server nobody asks whether the address is one of ours. */
const nobodysAddress = 'Moderator <no-reply@moderator.invalid>';

/** A mail server passes on what comes from an address of its own alone, so there is none that fits all. */
function senderOf(
  sender: string | undefined,
  isSent: boolean,
  check: (valid: boolean, value: string, mistake: string) => string,
): string {
  if (sender === undefined && !isSent) return nobodysAddress;
  const isSender = /^([^<>\r\n@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(sender ?? '');
  return check(
    isSender,
    sender ?? nobodysAddress,
    sender === undefined
      ? 'MAIL_FROM is missing: SMTP_URL names a mail server, which passes on mails from addresses of its own alone. Set it to one, such as Moderator <moderator@example.org>.'
      : `MAIL_FROM is "${sender}", which is no address such as Moderator <moderator@example.org>.`,
  );
}

/** The secret alone is enough: the realm that the platform makes names the client. */
function identityAdminOf(
  clientId: string | undefined,
  secret: string | undefined,
  check: (valid: boolean, value: undefined, mistake: string) => unknown,
) {
  check(
    clientId === undefined || secret !== undefined,
    undefined,
    'IDENTITY_ADMIN_CLIENT_ID is set without IDENTITY_ADMIN_SECRET.',
  );
  return secret === undefined ? undefined : { clientId: clientId ?? 'moderator-platform', secret };
}

/** A program by its name is looked for on PATH, by a path where that leads to. */
const programOf = (program: string | undefined, pathOf: (path: string) => string): string | undefined =>
  program?.includes('/') ? pathOf(program) : program;
