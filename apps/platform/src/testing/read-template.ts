import type pg from 'pg';
import type { Template } from './template.ts';

/** Reads who and what is in a database, so that tests need not know who made it. */
export async function readTemplate(connection: pg.Client): Promise<Template> {
  const read = async <Row>(text: string) => (await connection.query(text)).rows as Row[];
  const [client] = await read<{ id: string }>(`select id from document where kind = 'clients'`);
  return {
    clientId: client!.id,
    accounts: await read(
      `select id, body -> 'theme' as theme from document a where kind = 'accounts' order by
        (select count(*) from document u where u.kind = 'users' and u.account_id = a.id) desc`,
    ),
    people: await read(
      `select id, account_id as "accountId", site_id as "siteId", body ->> 'username' as username,
        body ->> 'name' as name, body ->> 'surname' as surname, body -> 'roles' as roles,
        user_id is not null as "canSignIn"
        from document left join identity.credential on user_id = id where kind = 'users'
        order by body ->> 'username'`,
    ),
    sites: await read(
      `select id, account_id as "accountId" from document where kind = 'sites' order by body ->> 'name'`,
    ),
    courses: await read(
      `select id, account_id as "accountId", body ->> 'title' as title from document where kind = 'courses'
        order by body ->> 'title'`,
    ),
  };
}
