import type pg from 'pg';
import type { Template } from './template.ts';

/** Reads who and what is in a database, so that tests need not know who made it. */
export async function readTemplate(connection: pg.Client): Promise<Template> {
  const read = async <Row>(text: string) => (await connection.query(text)).rows as Row[];
  const clients = await read<{ id: string }>(
    `select id from document c where kind = 'clients' order by
      (select count(*) from document u where u.kind = 'users' and u.client_id = c.id) desc`,
  );
  const [clientId, otherClientId] = clients.map(({ id }) => id) as [string, string];
  const accounts = await read<Template['accounts'][number] & { clientId: string }>(
    `select id, client_id as "clientId", body -> 'theme' as theme from document a where kind = 'accounts' order by
      (select count(*) from document u where u.kind = 'users' and u.account_id = a.id) desc`,
  );
  const people = await read<Template['people'][number] & { clientId: string }>(
    `select id, client_id as "clientId", account_id as "accountId", site_id as "siteId",
      body ->> 'username' as username, body ->> 'name' as name, body ->> 'surname' as surname,
      body -> 'roles' as roles, user_id is not null as "canSignIn"
      from document left join identity.credential on user_id = id where kind = 'users'
      order by body ->> 'username'`,
  );
  const of = <Row extends { clientId: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.clientId === id);
  return {
    clientId,
    accounts: of(accounts, clientId),
    people: of(people, clientId),
    other: {
      clientId: otherClientId,
      accountId: of(accounts, otherClientId)[0]!.id,
      people: of(people, otherClientId),
    },
    sites: await read(
      `select id, account_id as "accountId" from document where kind = 'sites' order by body ->> 'name'`,
    ),
    courses: await read(
      `select id, account_id as "accountId", body ->> 'title' as title from document where kind = 'courses'
        order by body ->> 'title'`,
    ),
  };
}
