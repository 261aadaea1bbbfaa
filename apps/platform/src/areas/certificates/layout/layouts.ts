import { sql } from 'kysely';
import type { CertificateLayout } from '@moderator/contract/types';
import type { Queries } from '../../../database/database.ts';

/** How papers look where nobody has said anything else. */
export const usualLayout: CertificateLayout = {
  logos: [],
  signatories: [],
  wording: {
    opening: 'This is to certify that',
    finding: 'was found competent in all that is required of',
    remark: '',
  },
};

interface LayoutRow {
  version: number;
  layout: CertificateLayout;
  saved_by: string;
  saved_by_name: string;
  saved_at: Date;
}

/** The layout that an account has saved last; undefined where it has none. */
export async function layoutOf(queries: Queries, accountId: string): Promise<LayoutRow | undefined> {
  const { rows } = await sql<LayoutRow>`
    select l.version, l.layout, l.saved_by, l.saved_at,
      coalesce(concat_ws(' ', person.body ->> 'name', person.body ->> 'surname'), '') as saved_by_name
    from certificate_layout l left join document person on person.kind = 'users' and person.id = l.saved_by
    where l.account_id = ${accountId}::uuid order by l.version desc limit 1`.execute(queries);
  return rows[0];
}

interface WithPictures {
  logos?: readonly string[];
  signatories: readonly { signatureFileId?: string | null }[];
}

/** Every picture of a layout, or of what was issued in one. */
export const picturesOf = ({ logos = [], signatories }: WithPictures): string[] => [
  ...new Set([...logos, ...signatories.flatMap(({ signatureFileId }) => signatureFileId ?? [])]),
];
