import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { CertificateSnapshot } from '../../database/certificate-snapshot.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import { audit } from '../../attempts/audit.ts';
import { checkAddress } from '../../attempts/certificates/addresses.ts';
import { keepPaperFile, sealOf } from '../../attempts/sealed-papers.ts';
import { titleOf } from './paper/paper-words.ts';
import { picturesOf } from './layout/layouts.ts';
import { readPictures } from './layout/pictures.ts';
import { certificatePdf } from './paper/certificate-pdf.ts';

interface Row {
  client_id: string;
  account_id: string;
  learner_id: string;
  issued_by: string;
  snapshot: CertificateSnapshot;
  file_id: string | null;
}

/**
 * The file of a certificate's paper, drawn from what was issued where there is none yet. The row is locked, so that of two
 * who come at once one draws. The bytes have reached the disk before the row names them.
 */
export async function keepPaper(context: Context, queries: Queries, id: string): Promise<string> {
  const certificate = onlyRow(
    await sql<Row>`select client_id, account_id, learner_id, issued_by, snapshot, file_id from certificate
      where id = ${id}::uuid for update`.execute(queries),
  );
  if (certificate.file_id) return certificate.file_id;
  const { snapshot, client_id, account_id } = certificate;
  const pictures = await readPictures(context, queries, account_id, picturesOf(snapshot));
  const owner = { clientId: client_id, accountId: account_id, ownerId: certificate.learner_id };
  const { name } = snapshot.account;
  const seal = await sealOf(context, { ...owner, name, reason: `${titleOf(snapshot)} ${snapshot.number}` });
  const address = checkAddress(context.config, snapshot.number);
  const bytes = await certificatePdf(snapshot, address, { pictures, sealed: { ...seal, at: context.now() } });
  const { fileId, sha256 } = await keepPaperFile(context, queries, owner, `${snapshot.number}.pdf`, bytes);
  // Whoever opens it first has not made it: it is the paper of who issued it.
  await audit(
    queries,
    { clientId: client_id, userId: certificate.issued_by, impersonatorId: null },
    'certificate drawn',
    { kind: 'certificate', id, accountId: account_id },
    { number: snapshot.number, sha256 },
    context.now(),
  );
  await sql`update certificate set file_id = ${fileId}::uuid where id = ${id}::uuid`.execute(queries);
  return fileId;
}
