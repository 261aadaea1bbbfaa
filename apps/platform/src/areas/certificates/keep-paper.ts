import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { CertificateSnapshot } from '../../database/certificate-snapshot.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import { checkAddress } from '../../attempts/certificates/addresses.ts';
import { certificatePdf } from './paper/certificate-pdf.ts';

interface Row {
  client_id: string;
  account_id: string;
  learner_id: string;
  snapshot: CertificateSnapshot;
  file_id: string | null;
}

/**
 * The file of a certificate's paper, drawn from what was issued where there is none yet. The row is locked, so that of two
 * who come at once one draws. The bytes have reached the disk before the row names them.
 */
export async function keepPaper(context: Context, queries: Queries, id: string): Promise<string> {
  const certificate = onlyRow(
    await sql<Row>`select client_id, account_id, learner_id, snapshot, file_id from certificate
      where id = ${id}::uuid for update`.execute(queries),
  );
  if (certificate.file_id) return certificate.file_id;
  const { snapshot, client_id, account_id } = certificate;
  const bytes = await certificatePdf(snapshot, checkAddress(context.config, snapshot.number));
  const fileId = randomUUID();
  const { size, sha256 } = await context.files.keep(fileId, bytes);
  await queries
    .insertInto('stored_file')
    .values({
      id: fileId,
      client_id,
      account_id,
      owner_id: certificate.learner_id,
      name: `${snapshot.number}.pdf`,
      media_type: 'application/pdf',
      size,
      sha256,
    })
    .execute();
  await sql`update certificate set file_id = ${fileId}::uuid where id = ${id}::uuid`.execute(queries);
  return fileId;
}
