import type { PersonToSignIn } from '../../kernel/sign-ins.ts';
import type { IdentityDatabase } from './database.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Somebody who can sign in. */
export interface IdentityAccount {
  userId: string;
  username: string;
  accountIds: string[];
  /** Added to the scope claim of access tokens. */
  scope: string;
  name: string;
  email: string | undefined;
  /** Absent until they have chosen one. */
  hasPassword: boolean;
}

/** A new account, with its first password. */
export interface NewIdentityAccount {
  userId: string;
  username: string;
  password: string;
  /** The password is no secret: it is printed at the start, as those of the demonstration are. */
  isPasswordPublic?: boolean;
  accountIds: string[];
  scope?: string;
  claims: { name: string; email?: string };
}

/** A row of the table, whose columns are read together. */
type CredentialRow = {
  user_id: string;
  username: string;
  password_hash: string;
  account_ids: string[];
  scope: string;
  name: string;
  email: string | null;
};

/** The credentials in the database. */
export type AccountStore = ReturnType<typeof accountStore>;

/** Opens the store of credentials over a database. */
export function accountStore(database: IdentityDatabase) {
  const columns = 'user_id, username, password_hash, account_ids, scope, name, email';

  async function findRow(column: 'user_id' | 'username', value: string) {
    const { rows } = await database.query<CredentialRow>(
      `SELECT ${columns} FROM identity.credential WHERE ${column} = $1`,
      [value],
    );
    return rows[0];
  }

  return {
    async find(userId: string): Promise<IdentityAccount | undefined> {
      const row = await findRow('user_id', userId);
      return row && presentAccount(row);
    },

    /** Adds an account. The same user again replaces what was there. Fails when somebody else has the username. */
    async create(account: NewIdentityAccount): Promise<void> {
      const { userId, username, password, accountIds, scope = '', claims } = account;
      await database.query(
        `INSERT INTO identity.credential (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (user_id) DO UPDATE SET username = excluded.username, password_hash = excluded.password_hash,
           account_ids = excluded.account_ids, scope = excluded.scope, name = excluded.name, email = excluded.email,
           changed_at = now()`,
        [
          userId,
          normalizeUsername(username),
          await hashPassword(password, account.isPasswordPublic),
          accountIds,
          scope,
          claims.name,
          claims.email ?? null,
        ],
      );
    },

    /**
     * Keeps what a person is called as the platform has it; whom nobody knew waits for a password.
     * Their address stands in for a username that somebody else has, of another client.
     */
    async follow({ userId, accountId, username, name, surname, email }: PersonToSignIn): Promise<void> {
      const taken = await this.userOf(username);
      await database.query(
        `INSERT INTO identity.credential (${columns}) VALUES ($1, $2, '', $3, 'openid profile email', $4, $5)
         ON CONFLICT (user_id) DO UPDATE SET username = excluded.username, account_ids = excluded.account_ids,
           name = excluded.name, email = excluded.email`,
        [
          userId,
          normalizeUsername(taken === undefined || taken === userId ? username : (email ?? username)),
          [accountId],
          `${name} ${surname}`,
          email ?? null,
        ],
      );
    },

    async remove(userId: string): Promise<void> {
      await database.query('DELETE FROM identity.credential WHERE user_id = $1', [userId]);
    },

    /** Whose username and password these are, or undefined without saying which of them is wrong. */
    async authenticate(username: string, password: string): Promise<IdentityAccount | undefined> {
      const row = await findRow('username', normalizeUsername(username));
      const matches = await verifyPassword(password, row?.password_hash);
      return matches && row ? presentAccount(row) : undefined;
    },

    /** Who have this username or address, and an address that a link can go to. */
    async usersCalled(name: string, most: number): Promise<string[]> {
      const { rows } = await database.query<{ user_id: string }>(
        `SELECT user_id FROM identity.credential
         WHERE (username = $1 OR lower(email) = $1) AND email IS NOT NULL ORDER BY username = $1 DESC LIMIT $2`,
        [normalizeUsername(name), most],
      );
      return rows.map((row) => row.user_id);
    },

    /** Whose username this is, if anybody's. */
    async userOf(username: string): Promise<string | undefined> {
      return (await findRow('username', normalizeUsername(username)))?.user_id;
    },

    async setPassword(userId: string, password: string): Promise<void> {
      await database.query(
        'UPDATE identity.credential SET password_hash = $2, changed_at = now() WHERE user_id = $1',
        [userId, await hashPassword(password)],
      );
    },
  };
}

/** Usernames are compared without case and surrounding space; NUL never reaches the database. */
export function normalizeUsername(username: string): string {
  return username.replaceAll('\0', '').trim().toLowerCase();
}

function presentAccount(row: CredentialRow): IdentityAccount {
  return {
    userId: row.user_id,
    username: row.username,
    accountIds: row.account_ids,
    scope: row.scope,
    name: row.name,
    email: row.email ?? undefined,
    hasPassword: row.password_hash !== '',
  };
}
