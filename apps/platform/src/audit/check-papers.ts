import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { checkSeal } from '../pdf/seal/check-seal.ts';

interface SignedPaper {
  accountId: string;
  kind: 'report' | 'certificate' | 'visit';
  number: string;
  sha256: string;
  fileId: string | null;
}

/** Papers of an account whose files were compared with what the audit says of them. */
export interface CheckedPapers {
  accountId: string;
  whole: number;
  /** What is wrong, each in a sentence. */
  faults: string[];
}

/** Compares the file of each signed report, certificate and visit with its entry in the audit, and checks its seal. */
export async function checkPapers(queries: Queries, files: FileStore): Promise<CheckedPapers[]> {
  const { rows } = await sql<SignedPaper>`
    select e.account_id as "accountId", e.subject_kind as kind, e.detail ->> 'sha256' as sha256,
      coalesce(e.detail ->> 'number', v.body, e.subject_id::text) as number,
      coalesce(r.file_id, c.file_id, v.report_file_id) as "fileId"
    from audit_entry e
    left join report r on e.subject_kind = 'report' and r.id = e.subject_id
    left join certificate c on e.subject_kind = 'certificate' and c.id = e.subject_id
    left join visit v on e.subject_kind = 'visit' and v.id = e.subject_id
    where e.action in ('report signed', 'certificate drawn', 'visit signed') and e.detail ? 'sha256'
    order by e.account_id, e.sequence`.execute(queries);
  const accounts = new Map<string, CheckedPapers>();
  for (const row of rows) {
    const account = accounts.get(row.accountId) ?? { accountId: row.accountId, whole: 0, faults: [] };
    accounts.set(row.accountId, account);
    const fault = await faultOf(row, files);
    if (fault) account.faults.push(`${row.kind} ${row.number}: BROKEN ${fault}`);
    else account.whole++;
  }
  return [...accounts.values()];
}

async function faultOf({ fileId, sha256 }: SignedPaper, files: FileStore): Promise<string | undefined> {
  if (!fileId || !(await files.has(fileId))) return 'its file is missing';
  const bytes = await buffer(files.read(fileId));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    return 'its file is another one than was signed';
  const seal = await checkSeal(bytes);
  // Those of releases before this one have no seal.
  return seal?.isWhole === false ? 'its seal does not hold' : undefined;
}
