const tables = `
CREATE SCHEMA IF NOT EXISTS identity;

CREATE TABLE identity.credential (
  user_id       uuid PRIMARY KEY,
  username      text NOT NULL UNIQUE CHECK (username = lower(username)),
  password_hash text NOT NULL,
  account_ids   text[] NOT NULL,
  scope         text NOT NULL DEFAULT '',
  name          text NOT NULL,
  email         text,
  changed_at    timestamptz NOT NULL DEFAULT now()
);

-- What the OpenID Connect provider keeps: sessions, grants, codes, tokens, sign-ins under way.
CREATE TABLE identity.record (
  model       text NOT NULL,
  id          text NOT NULL,
  -- Not jsonb, which refuses the NUL that somebody may send as a parameter.
  payload     json NOT NULL,
  grant_id    text,
  uid         text,
  user_id     text,
  consumed_at timestamptz,
  expires_at  timestamptz NOT NULL,
  PRIMARY KEY (model, id)
);
CREATE INDEX record_grant ON identity.record (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX record_uid ON identity.record (uid) WHERE uid IS NOT NULL;
CREATE INDEX record_user ON identity.record (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX record_expiry ON identity.record (expires_at);

CREATE TABLE identity.secret_key (
  purpose    text PRIMARY KEY,
  material   jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Failed sign-ins by a digest of the username or address, so that what was typed is never stored.
CREATE TABLE identity.failed_sign_in (
  subject    text PRIMARY KEY,
  failures   integer NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now()
);
`;

/** What came before there were origins goes on to be good at all of them until it expires, within four weeks. */
const origins = `ALTER TABLE identity.record ADD COLUMN origin text;`;

/** Links by which people choose a password. A credential whose password_hash is empty waits for the first one. */
const invitations = `
CREATE TABLE identity.invitation (
  -- Of the link, so that whoever reads the table cannot use one.
  digest     bytea PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES identity.credential ON DELETE CASCADE,
  email      text NOT NULL,
  expires_at timestamptz NOT NULL,
  sent_at    timestamptz,
  used_at    timestamptz
);
CREATE INDEX invitation_user ON identity.invitation (user_id);
`;

/** People are found by their address who have forgotten their password. */
const addresses = `CREATE INDEX credential_email ON identity.credential (lower(email)) WHERE email IS NOT NULL;`;

/** The tables of the embedded identity service, by the names of the steps; run once by the platform's migrations, as the owner. */
export const identityMigrations: Record<string, string> = {
  'identity 1': tables,
  'identity 2': origins,
  'identity 3': invitations,
  'identity 4': addresses,
};
