import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RequestContext } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { onlyRow } from '../../database/only-row.ts';
import { tablesOfPeople } from '../../database/personal-data.ts';
import type { Queries } from '../../database/database.ts';
import { filesOfOthersUse, filesToGo } from './files-to-go.ts';
import { naming } from './scrub.ts';
import type { Whose } from './scrub.ts';
import type { Sought } from './sought.ts';

const erased = {
  details:
    'Who they are: name, addresses, numbers, gender, race, disability, registrations and groups, in every version.',
  sign_in: 'What they sign in with, and their sessions.',
  names_in_copies:
    'Their name, number and addresses in lists, comments, imports and histories, where the pseudonym stands from then on. Results, registrations and counts stay under it.',
  files: 'Their files, with what was made of them.',
  inbox:
    'Everything in their inbox, how they wanted to be told, and the mails to them that the platform kept itself.',
  issue_reports: 'Reports of problems that they sent.',
  drafts: 'Drafts that they had not signed.',
};

const byLaw =
  'Keeping it is required by law or needed for an obligation towards a quality body: POPIA section 14(1)(a) and (b), NQF Act 67 of 2008; GDPR article 17(3)(b).';
const asProof =
  'It proves what was decided, by whom and when, and would prove nothing if it were changed: POPIA section 14(1)(b); GDPR article 17(3)(b) and (e).';

const kept = {
  certified_attempts: {
    sentence:
      'Attempts that a certificate was issued for, with their evidence and every judgement, as they were.',
    ground: byLaw,
  },
  certificates: {
    sentence:
      'Certificates and statements in the register, also revoked ones, so that they can be checked and issued again.',
    ground: byLaw,
  },
  audit: {
    sentence:
      'Entries of the audit chain. Each holds the sum of the one before, so none is changed; people are named by their pseudonym where it is shown.',
    ground: asProof,
  },
  sealed_reports: {
    sentence: 'Signed moderation reports and their sealed papers, which name whose work was moderated.',
    ground: asProof,
  },
  verifications: {
    sentence: 'Signed findings and papers of external verifiers, which name whose work they saw.',
    ground: asProof,
  },
  material: {
    sentence: 'Files that they brought and others use: in content, on papers, as evidence of somebody else.',
    ground:
      'It is the material of the account and no data about them: POPIA section 11(1)(f); GDPR article 6(1)(f).',
  },
  sign_in_elsewhere: {
    sentence:
      'Their account at the identity service, which the platform does not manage. Whoever runs it deletes it.',
    ground: 'It is not in the hands of the platform.',
  },
  backups: {
    sentence:
      'Backups from before hold everything until they are deleted; what is put back from one has to be erased again.',
    ground:
      'Backups are kept for as long as the operator says, to recover from loss: POPIA section 19; GDPR article 32(1)(c).',
  },
};

type Counts<Parts> = Record<keyof Parts, number>;

/** What goes, with a sentence for each; parts of which there is nothing are left out. */
export const presentGoing = (counts: Counts<typeof erased>) =>
  (Object.keys(erased) as (keyof typeof erased)[])
    .map((part) => ({ part, sentence: erased[part], count: counts[part] }))
    // What is in an inbox is for nobody else to count.
    .filter(({ part, count }) => count > 0 || part === 'inbox');

/** What has gone so far, as it is kept. */
export interface Gone {
  part: string;
  count: number;
}

/** Who they are and what they sign in with go first. */
export function countsOf(gone: readonly Gone[]): Counts<typeof erased> {
  const of = (part: keyof typeof erased) => gone.find((each) => each.part === part)?.count ?? 0;
  return {
    details: 1,
    sign_in: 1,
    names_in_copies: of('names_in_copies'),
    files: of('files'),
    inbox: of('inbox'),
    issue_reports: of('issue_reports'),
    drafts: of('drafts'),
  };
}

/** What stays, with its ground; parts of which there is nothing are left out, but for what nobody here can count. */
export const presentStaying = (counts: Counts<typeof kept>) =>
  (Object.keys(kept) as (keyof typeof kept)[])
    .map((part) => ({ part, ...kept[part], count: counts[part] }))
    .filter(({ part, count }) => count > 0 || part === 'backups');

/** How much of somebody would go. */
export async function countGoing(queries: Queries, whose: Whose): Promise<Counts<typeof erased>> {
  const { userId } = whose;
  const counts = onlyRow(
    await sql<
      Pick<Counts<typeof erased>, 'names_in_copies' | 'files' | 'inbox' | 'issue_reports' | 'drafts'>
    >`select
      (select count(*)::int from attempt where learner_id = ${userId}::uuid
        and id not in (select attempt_id from certificate where learner_id = ${userId}::uuid))
      + (select count(*)::int from registration where user_id = ${userId}::uuid) as names_in_copies,
      (select count(*)::int from stored_file where ${filesToGo(whose)}) as files,
      (select count(*)::int from inbox_item where user_id = ${userId}::uuid) as inbox,
      (select count(*)::int from issue_report where author_id = ${userId}::uuid) as issue_reports,
      (select count(*)::int from draft where person_id = ${userId}::uuid) as drafts`.execute(queries),
  );
  return { details: 1, sign_in: 1, ...counts };
}

/**
 * How much of somebody stays, or has stayed.
 * @param audit whether the audit, which is long, is read for their name, or asked for what is about them alone
 */
export async function countStaying(
  queries: Queries,
  { context }: Pick<RequestContext, 'context'>,
  { accountId, userId }: Whose,
  sought: Sought,
  audit: 'read' | 'asked',
): Promise<Counts<typeof kept>> {
  const named = (table: 'audit_entry' | 'report' | 'verification' | 'visit' | 'certificate') => {
    const holds = existing(tablesOfPeople[table], 'what a table holds of people');
    return naming([table, holds], { accountId, userId }, sought);
  };
  const person = sql`${userId}::uuid`;
  const attempts = sql`select a.id from attempt a where a.learner_id = ${person}`;
  const batches = sql`select ba.batch_id from batch_attempt ba where ba.attempt_id in (${attempts})`;
  const about = sql`account_id = ${accountId}::uuid and subject_kind in ('user', 'attempt')
    and subject_id in (select ${person} union all ${attempts})`;
  const count = (table: string, where: RawBuilder<unknown>) =>
    sql`(select count(*)::int from ${sql.table(table)} where ${where})`;
  const counts = onlyRow(
    await sql<Omit<Counts<typeof kept>, 'sign_in_elsewhere' | 'backups'>>`select
      ${count(
        'attempt',
        sql`account_id = ${accountId}::uuid and (learner_id = ${person} or assessor_id = ${person})
        and id in (select kept.attempt_id from certificate kept)`,
      )} as certified_attempts,
      ${count('certificate', sql`learner_id = ${person} or ${named('certificate')}`)} as certificates,
      ${count(
        'audit_entry',
        audit === 'read'
          ? sql`${about} or account_id = ${accountId}::uuid and actor_id = ${person} or ${named('audit_entry')}`
          : about,
      )} as audit,
      ${count('report', sql`batch_id in (${batches}) or signed_by = ${person} or ${named('report')}`)} as sealed_reports,
      ${count('verification', sql`signed_at is not null and (batch_id in (${batches}) or ${named('verification')})`)}
        + ${count(
          'visit',
          sql`signed_at is not null and (id in (select va.visit_id from visit_attempt va
          where va.attempt_id in (${attempts})) or ${named('visit')})`,
        )} as verifications,
      ${count('stored_file', filesOfOthersUse({ accountId, userId }))} as material`.execute(queries),
  );
  return { ...counts, sign_in_elsewhere: context.signIns ? 0 : 1, backups: 0 };
}
