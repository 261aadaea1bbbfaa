import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { realmOf } from '../keycloak/realm.mjs';

/**
 * Makes what the compose file asks for: secrets in .env, a certificate for the host and those below it, and the realm that
 * Keycloak begins with. What is there already stays as it is. Needs openssl.
 * @example node prepare.mjs moderator.localhost umfolozi // the host, then prefixes of accounts with a host of their own
 */
const [host = 'moderator.localhost', ...accounts] = process.argv.slice(2);
for (const name of [host, ...accounts])
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name)) {
    console.error(`"${name}" is no name of a host. Nothing was made.`);
    process.exit(2);
  }
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const make = (path, how) => {
  if (existsSync(at(path))) return console.log(`${path} is there and stays as it is.`);
  how(at(path));
  console.log(`${path} was made.`);
};

make('.env', (path) => {
  const secret = () => randomBytes(24).toString('hex');
  const lines = readFileSync(at('example.env'), 'utf8')
    .replace(/^HOST_NAME=.*$/m, `HOST_NAME=${host}`)
    .replaceAll(/^(\w+_(?:PASSWORD|SECRET))=$/gm, (_, name) => `${name}=${secret()}`);
  writeFileSync(path, lines, { mode: 0o600 });
});

const openssl = (...parameters) =>
  execFileSync('openssl', parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
mkdirSync(at('certificates'), { recursive: true });
make('certificates/site.crt', (site) => {
  const [authority, authorityKey, key, request] = [
    'authority.crt',
    'authority.key',
    'site.key',
    'site.csr',
  ].map((name) => at(`certificates/${name}`));
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = `subjectAltName=DNS:${host},DNS:*.${host}`;
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '3650',
    '-subj',
    `/CN=Moderator at ${host}`,
    '-keyout',
    authorityKey,
    '-out',
    authority,
  );
  openssl('req', ...newKey, '-subj', `/CN=${host}`, '-addext', names, '-keyout', key, '-out', request);
  openssl(
    'x509',
    '-req',
    '-in',
    request,
    '-CA',
    authority,
    '-CAkey',
    authorityKey,
    '-CAcreateserial',
    '-days',
    '825',
    '-copy_extensions',
    'copy',
    '-out',
    site,
  );
});

mkdirSync(at('realm'), { recursive: true });
make('realm/moderator-realm.json', (path) => {
  const [, serviceSecret] = /^IDENTITY_ADMIN_SECRET=(.+)$/m.exec(readFileSync(at('.env'), 'utf8'));
  const smtpServer = { host: 'mail', port: '1025', from: `moderator@${host}`, fromDisplayName: 'Moderator' };
  const realm = { ...realmOf({ url: `https://${host}`, accounts, serviceSecret }), smtpServer };
  // Keycloak reads it as another user than the one who makes it; the folder is this machine's alone.
  writeFileSync(path, JSON.stringify(realm, undefined, 2), { mode: 0o644 });
});
