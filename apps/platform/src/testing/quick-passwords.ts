import pg from 'pg';
import { hashPassword } from '../embedded/identity/password.ts';

/**
 * Makes the passwords of the demonstration quick to check. Hundreds of tests sign somebody in and are about
 * something else; what a password costs to guess is a matter of the identity service's own tests.
 */
export async function makePasswordsQuick(connection: object | undefined): Promise<void> {
  const database = new pg.Client({ ...connection });
  await database.connect();
  const { rows } = await database.query<{ username: string }>('select username from identity.credential');
  for (const { username } of rows)
    await database.query('update identity.credential set password_hash = $2 where username = $1', [
      username,
      await hashPassword(username, { N: 16, r: 1, p: 1 }),
    ]);
  await database.end();
}
