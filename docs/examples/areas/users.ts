import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@moderator/client';

/** Takes in the people of a table, those whose rows are right, and says what is wrong with the others. */
export async function takeInPeople(manager: Client, table: Blob) {
  const { id } = await manager.uploadUsers({ file: table, fileName: 'intake.csv', query: { mode: 'valid' } });
  let upload = await manager.getUserUpload({ id });
  while (upload.state === 'waiting' || upload.state === 'running') {
    await sleep(500);
    upload = await manager.getUserUpload({ id });
  }
  const refused = [];
  for await (const { row, message } of manager.listUploadedRows({ id, query: { outcome: ['refused'] } }))
    refused.push(`Row ${row}: ${message}`);
  return { created: upload.created, refused };
}
