import type pg from 'pg';

export interface TenantSettings {
  client?: string;
  account?: string;
  accounts?: string;
  operator?: string;
  person?: string;
}

/** Asks as a request would: in the role that owns nothing, for one tenant, and without leaving a trace. */
export async function asTenant<Row extends object>(
  connection: pg.ClientBase,
  settings: TenantSettings,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  await connection.query('begin');
  try {
    await connection.query('set local role moderator_application');
    for (const [name, value] of Object.entries(settings))
      await connection.query('select set_config($1, $2, true)', [`app.${name}`, value]);
    return (await connection.query(text, values)).rows as Row[];
  } finally {
    await connection.query('rollback');
  }
}
