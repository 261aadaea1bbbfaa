import pg from 'pg';
import { silentLog } from '../silent-log.ts';
import { startEmbeddedDatabase } from './supervisor.ts';

/** The process that the test kills: it starts the database, commits rows one by one and says each number. */
async function main(directory: string): Promise<void> {
  console.log('starting');
  const database = await startEmbeddedDatabase({ directory, log: silentLog });
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS written (number int PRIMARY KEY)');
  for (let number = 1; ; number++) {
    await client.query('INSERT INTO written VALUES ($1)', [number]);
    console.log(number);
  }
}

await main(process.argv[2]!);
