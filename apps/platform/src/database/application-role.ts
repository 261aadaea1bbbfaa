import type { PoolClient } from 'pg';
import { StartupError } from '../kernel/startup-error.ts';
import { codeOf } from '../kernel/thrown.ts';
import { onlyRow } from './only-row.ts';

/** The role that requests run as; it is of the whole server, and no dump of a database brings it along. */
const role = 'moderator_application';
const notAllowed = '42501';

/**
 * Makes the role, or adopts the one that another database of the server has.
 * @throws StartupError where this user may not, with what its administrator has to say
 */
export async function adoptApplicationRole(connection: PoolClient): Promise<void> {
  const me = onlyRow(
    await connection.query<{ name: string; exists: boolean }>(
      `select quote_ident(current_user) as name, exists (select from pg_roles where rolname = $1) as exists`,
      [role],
    ),
  );
  if (!me.exists) await allowed(connection, `create role ${role} nologin`, me.name);
  if (!(await mayBecome(connection))) await allowed(connection, `grant ${role} to ${me.name}`, me.name);
}

/** From PostgreSQL 16 on a member need not be allowed to become what it is a member of. */
async function mayBecome(connection: PoolClient): Promise<boolean> {
  const { rows } = await connection.query<{ may: boolean }>(
    `select pg_has_role(current_user, $1,
       case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as may`,
    [role],
  );
  return rows[0]?.may === true;
}

async function allowed(connection: PoolClient, statement: string, name: string): Promise<void> {
  try {
    await connection.query(statement);
  } catch (error) {
    // Another platform that starts at the same time has made it.
    if (['42710', '23505'].includes(codeOf(error) ?? '')) return;
    if (codeOf(error) !== notAllowed) throw error;
    throw new StartupError(
      `The database's user ${name} may not run "${statement}", and the platform works as that role. Nothing was changed. Ask the administrator of the server to run: create role ${role} nologin (unless it is there); grant ${role} to ${name}; then start again.`,
    );
  }
}

/** Which policies there are and what the role may do, by name: what binds each request to its tenant. Whose database it is may change. */
const fingerprint = `select md5(concat_ws('|',
  (select string_agg(concat_ws(' ', tablename, policyname, permissive, cmd, $1::name = any(roles)), ',' order by tablename, policyname)
     from pg_policies where schemaname = 'public'),
  (select string_agg(concat_ws(' ', c.relname, privilege_type), ',' order by c.relname, privilege_type)
     from pg_class c, aclexplode(c.relacl) where c.relnamespace = 'public'::regnamespace and grantee = $1::name::text::regrole),
  (select string_agg(concat_ws(' ', c.relname, a.attname, privilege_type), ',' order by c.relname, a.attname, privilege_type)
     from pg_attribute a join pg_class c on c.oid = a.attrelid, aclexplode(a.attacl)
     where c.relnamespace = 'public'::regnamespace and grantee = $1::name::text::regrole))) as rights`;

const rightsOf = async (connection: PoolClient) =>
  onlyRow(await connection.query<{ rights: string }>(fingerprint, [role])).rights;

/**
 * Refuses a database in which policies or rights are others than a release left behind: a dump that was restored where
 * the role was missing has lost them without saying so, and with them what keeps tenants and visitors apart.
 * @returns whether a release has left some behind
 * @throws StartupError
 */
export async function refuseLostRights(connection: PoolClient): Promise<boolean> {
  const { rows } = await connection.query<{ kept: string | null }>(
    `select obj_description(to_regclass('public.migration')) as kept`,
  );
  const kept = /^rights ([0-9a-f]{32})$/.exec(rows[0]?.kept ?? '')?.[1];
  if (kept === undefined || kept === (await rightsOf(connection))) return kept !== undefined;
  throw new StartupError(
    `The rules that keep accounts apart are not all in this database. That is so where a dump was restored into a server without the role ${role}. The role is there now: restore the dump into an empty database once more, then start. Nothing was changed in this one.`,
  );
}

/**
 * Forgets what was left behind, before it is changed in more than one transaction: a start that was killed in between has to be able
 * to go on.
 */
export async function forgetRights(connection: PoolClient): Promise<void> {
  await connection.query('comment on table migration is null');
}

/** Writes down what the next start expects. */
export async function keepRights(connection: PoolClient): Promise<void> {
  await connection.query(`comment on table migration is 'rights ${await rightsOf(connection)}'`);
}
