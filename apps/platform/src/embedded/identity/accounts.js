import { hashPassword, verifyPassword } from './password.ts';
/** Opens the store of credentials over a database. */
export function accountStore(database) {
    const columns = 'user_id, username, password_hash, account_ids, scope, name, email';
    async function findRow(column, value) {
        const { rows } = await database.query(`SELECT ${columns} FROM identity.credential WHERE ${column} = $1`, [
            value,
        ]);
        return rows[0];
    }
    return {
        async find(userId) {
            const row = await findRow('user_id', userId);
            return row && present(row);
        },
        /** Adds an account. The same user again replaces what was there. Fails when somebody else has the username. */
        async create(account) {
            const { userId, username, password, accountIds, scope = '', claims } = account;
            await database.query(`INSERT INTO identity.credential (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (user_id) DO UPDATE SET username = excluded.username, password_hash = excluded.password_hash,
           account_ids = excluded.account_ids, scope = excluded.scope, name = excluded.name, email = excluded.email,
           changed_at = now()`, [
                userId,
                normalizeUsername(username),
                await hashPassword(password),
                accountIds,
                scope,
                claims.name,
                claims.email ?? null,
            ]);
        },
        /** Whose username and password these are, or undefined without saying which of them is wrong. */
        async authenticate(username, password) {
            const row = await findRow('username', normalizeUsername(username));
            const matches = await verifyPassword(password, row?.['password_hash']);
            return matches && row ? present(row) : undefined;
        },
        async setPassword(userId, password) {
            await database.query('UPDATE identity.credential SET password_hash = $2, changed_at = now() WHERE user_id = $1', [userId, await hashPassword(password)]);
        },
    };
}
/** Usernames are compared without case and surrounding space; NUL never reaches the database. */
export function normalizeUsername(username) {
    return username.replaceAll('\0', '').trim().toLowerCase();
}
function present(row) {
    return {
        userId: row['user_id'],
        username: row['username'],
        accountIds: row['account_ids'],
        scope: row['scope'],
        name: row['name'],
        email: row['email'] ?? undefined,
    };
}
