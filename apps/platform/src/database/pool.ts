import pg from 'pg';

// Whole numbers that fit, decimals as numbers, days as the text they are: what JSON can carry.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A pool of connections to the platform's database. */
export function createPool(connection: pg.PoolConfig, log: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({ max: 16, connectionTimeoutMillis: 10_000, ...connection });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log(`a database connection was lost: ${error.message}`));
  // Neither may one that breaks between two statements of a transaction: its next statement fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
