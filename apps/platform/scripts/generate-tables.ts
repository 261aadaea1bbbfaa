import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { GenericExpressionNode, generate, LiteralNode, PostgresDialect as Postgres } from 'kysely-codegen';
import type { ColumnOverrides, DatabaseMetadata } from 'kysely-codegen';
import { createPool } from '../src/database/pool.ts';
import { migrate } from '../src/database/migrate.ts';
import { startEmbeddedDatabase } from '../src/embedded/database/supervisor.ts';
import { identityMigrations } from '../src/embedded/identity/migration.ts';
import { silentLog } from '../src/embedded/silent-log.ts';

/**
 * Writes the types of all tables from a database that has just been migrated; `--check` only says whether they are
 * what is committed.
 */
const target = new URL('../src/database/generated/tables.ts', import.meta.url);
const known = new URL('../src/database/column-types.ts', import.meta.url);

const columns: ColumnOverrides = {};
const text = await onMigratedDatabase(async (db) =>
  generate({
    db,
    dialect: new Postgres(),
    outFile: null,
    print: false,
    includePattern: 'public.*',
    customImports: { Column: '../column-types.ts#Column' },
    // As the parsers of the pool read them.
    typeMapping: { int8: 'number', numeric: 'number', date: 'string' },
    // Filled in when the columns are known.
    overrides: { columns },
    postprocess: async ({ metadata }) => {
      giveTypes(metadata, await readFile(known, 'utf8'));
      await listValues(metadata, db);
      return metadata;
    },
  }),
);
const before = await readFile(target, 'utf8').catch(() => '');
if (before === text) console.log('types of tables are up to date');
else if (process.argv.includes('--check')) {
  console.error(
    'apps/platform/src/database/generated is not what the migrations make. Run: npm run generate',
  );
  process.exitCode = 1;
} else {
  await writeFile(target, text);
  console.log('written: tables.ts');
}

async function onMigratedDatabase<Answer>(
  work: (db: Kysely<Record<string, unknown>>) => Promise<Answer>,
): Promise<Answer> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-tables-'));
  const database = await startEmbeddedDatabase({ directory: join(directory, 'database'), log: silentLog });
  const pool = createPool(database.connection, () => undefined);
  try {
    await migrate(pool, identityMigrations);
    return await work(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  } finally {
    await pool.end();
    await database.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Gives the columns that are named in column-types.ts the types that stand there. */
function giveTypes(metadata: DatabaseMetadata, source: string): void {
  for (const [, name] of source.matchAll(/^ {2}'(\w+\.\w+)':/gm)) {
    const column = columnOf(metadata, ...(name!.split('.') as [string, string]));
    if (!column) throw new Error(`There is no column ${name}, which column-types.ts names.`);
    const type = new GenericExpressionNode('Column', [new LiteralNode(name!)]);
    columns[name!] = column.hasDefaultValue ? new GenericExpressionNode('Generated', [type]) : type;
  }
}

/** A text of which a check lists the values is one of them. */
async function listValues(metadata: DatabaseMetadata, db: Kysely<Record<string, unknown>>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; definition: string }>`
    select conrelid::regclass::text as table, attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1`.execute(db);
  for (const { table, column, definition } of rows) {
    const [, list] = /= ANY \(ARRAY\[(.*)\]\)/.exec(definition) ?? [];
    const found = columnOf(metadata, table, column);
    if (list && found) found.enumValues = [...list.matchAll(/'([^']*)'::text/g)].map((match) => match[1]!);
  }
}

function columnOf({ tables }: DatabaseMetadata, table: string, column: string) {
  return tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
}
