import { parseArgs } from 'node:util';
import { realmOf } from '../deploy/keycloak/realm.mjs';

const usage = `Prints a realm for Keycloak to import:

  npm run -s keycloak:realm -- --url https://moderator.example.org > realm.json

  --url URL          PUBLIC_URL of the platform
  --account PREFIX   an account that is reached under a sub-domain; may be repeated
  --realm NAME       name of the realm; moderator unless told
  --logout-url URL   where Keycloak reaches the platform, if not under --url

IDENTITY_ADMIN_SECRET, where it is set, becomes the secret of the service account moderator-platform.`;

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      account: { type: 'string', multiple: true },
      realm: { type: 'string' },
      'logout-url': { type: 'string' },
    },
  });
  if (!values.url || !URL.canParse(values.url))
    throw new Error('Say under which address people reach it: --url.');
  const realm = realmOf({
    url: values.url.replace(/\/$/, ''),
    accounts: values.account,
    realm: values.realm,
    logoutUrl: values['logout-url'],
    serviceSecret: process.env.IDENTITY_ADMIN_SECRET || undefined,
  });
  console.log(JSON.stringify(realm, null, 2));
} catch (error) {
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
