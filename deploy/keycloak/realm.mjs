/**
 * Makes the realm that a Keycloak imports for this platform.
 * @param {{ url: string, accounts?: string[], realm?: string, serviceSecret?: string, logoutUrl?: string }} options
 *   url: PUBLIC_URL; accounts: prefixes that have a sub-domain of it; serviceSecret: for the service account that invites people;
 *   logoutUrl: where Keycloak reaches the platform, if not at its public address
 */
export function realmOf({ url, accounts = [], realm = 'moderator', serviceSecret, logoutUrl = url }) {
  const origins = [url, ...accounts.map((prefix) => url.replace('://', `://${prefix}.`))];
  return {
    realm,
    enabled: true,
    displayName: 'Moderator',
    loginTheme: 'moderator',
    registrationAllowed: false,
    // A first sign-in may be matched by the username.
    editUsernameAllowed: false,
    loginWithEmailAllowed: true,
    duplicateEmailsAllowed: false,
    resetPasswordAllowed: true,
    bruteForceProtected: true,
    internationalizationEnabled: true,
    supportedLocales: ['en', 'fr', 'pt'],
    defaultLocale: 'en',
    // As the embedded service has it: five minutes for what the platform accepts, two weeks for staying signed in, also in the field.
    accessTokenLifespan: 300,
    ssoSessionIdleTimeout: 14 * days,
    ssoSessionMaxLifespan: 28 * days,
    // A refresh token is good once, and once more where the answer was lost.
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 1,
    actionTokenGeneratedByAdminLifespan: 7 * days,
    // Without these nobody may open the account page, and tokens are made for nobody.
    roles: {
      realm: [
        {
          name: `default-roles-${realm}`,
          composite: true,
          composites: { client: { account: ['view-profile', 'manage-account'] } },
        },
      ],
    },
    defaultRole: { name: `default-roles-${realm}` },
    clients: [
      application(url, origins, logoutUrl),
      ...(serviceSecret ? [serviceAccount(serviceSecret)] : []),
    ],
    users: serviceSecret
      ? [
          {
            username: `service-account-${serviceClient}`,
            enabled: true,
            serviceAccountClientId: serviceClient,
            clientRoles: { 'realm-management': ['manage-users', 'view-users', 'query-users'] },
          },
        ]
      : [],
    components: { 'org.keycloak.userprofile.UserProfileProvider': [userProfile] },
  };
}

const days = 24 * 60 * 60;
const serviceClient = 'moderator-platform';

const application = (url, origins, logoutUrl) => ({
  clientId: 'moderator',
  name: 'Moderator',
  publicClient: true,
  standardFlowEnabled: true,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  frontchannelLogout: false,
  rootUrl: url,
  baseUrl: `${url}/`,
  redirectUris: origins.map((origin) => `${origin}/*`),
  webOrigins: origins,
  attributes: {
    'pkce.code.challenge.method': 'S256',
    'post.logout.redirect.uris': origins.map((origin) => `${origin}/*`).join('##'),
    'backchannel.logout.url': `${logoutUrl}/back-channel-logout`,
    'backchannel.logout.session.required': 'true',
  },
  protocolMappers: [
    {
      name: 'accountId',
      protocol: 'openid-connect',
      protocolMapper: 'oidc-usermodel-attribute-mapper',
      config: {
        'user.attribute': 'accountId',
        'claim.name': 'accountId',
        'jsonType.label': 'String',
        'access.token.claim': 'true',
        'id.token.claim': 'false',
        'userinfo.token.claim': 'false',
      },
    },
    {
      name: 'audience',
      protocol: 'openid-connect',
      protocolMapper: 'oidc-audience-mapper',
      config: {
        'included.client.audience': 'account',
        'access.token.claim': 'true',
        'id.token.claim': 'false',
      },
    },
  ],
});

/** Makes, invites, switches off and removes people for the platform, and may do nothing else. */
const serviceAccount = (secret) => ({
  clientId: serviceClient,
  name: 'The platform itself',
  secret,
  publicClient: false,
  serviceAccountsEnabled: true,
  standardFlowEnabled: false,
  directAccessGrantsEnabled: false,
});

const own = { view: ['admin', 'user'], edit: ['admin', 'user'] };
/** What the platform says of people: they may not change it. */
const platforms = { view: ['admin'], edit: ['admin'] };

const userProfile = {
  providerId: 'declarative-user-profile',
  config: {
    'kc.user.profile.config': [
      JSON.stringify({
        attributes: [
          { name: 'username', permissions: own, validations: { length: { min: 1, max: 255 } } },
          { name: 'email', permissions: own, validations: { email: {}, length: { max: 255 } } },
          { name: 'firstName', permissions: own, validations: { length: { max: 255 } } },
          { name: 'lastName', permissions: own, validations: { length: { max: 255 } } },
          { name: 'locale', permissions: own },
          { name: 'accountId', permissions: platforms },
          { name: 'platformId', permissions: platforms },
        ],
      }),
    ],
  },
};
