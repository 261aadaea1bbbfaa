import { sql } from 'kysely';
import type { CertificateType } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';
import type { Outcome } from './issue-to.ts';

/** Many certificates that somebody asked for at once. */
export interface Issue {
  id: string;
  client_id: string;
  account_id: string;
  course_id: string;
  type: CertificateType;
  /** Whoever asked, with the rights that they had then. */
  principal: Principal;
  created_by: string;
  created_at: Date;
  finished_at: Date | null;
  failed: boolean;
}

interface LearnerRow {
  learner_id: string;
  name: string;
  outcome: Outcome['outcome'] | null;
  code: string | null;
  message: string | null;
  number: string | null;
}

export async function readIssue(queries: Queries, id: string): Promise<Issue | undefined> {
  const { rows } = await sql<Issue>`select * from certificate_issue where id = ${id}::uuid`.execute(queries);
  return rows[0];
}

/** The next learners of an issue that nothing is decided for. */
export async function waitingOf(queries: Queries, issueId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ learner_id: string }>`
    select learner_id from certificate_issue_learner where issue_id = ${issueId}::uuid and outcome is null
    order by position limit ${most} for update`.execute(queries);
  return rows.map(({ learner_id: id }) => id);
}

export async function writeOutcomes(
  queries: Queries,
  issueId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  await sql`update certificate_issue_learner l set outcome = o.outcome, code = o.code, message = o.message,
      certificate_id = o."certificateId"
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o ("learnerId" uuid, outcome text, code text, message text, "certificateId" uuid)
    where l.issue_id = ${issueId}::uuid and l.learner_id = o."learnerId"`.execute(queries);
}

/** An issue as it is answered, with what became of each learner. */
export async function presentIssue(queries: Queries, issue: Issue) {
  const { rows } = await sql<LearnerRow>`
    select l.learner_id, l.outcome, l.code, l.message, c.number,
      coalesce((person.body ->> 'name') || ' ' || (person.body ->> 'surname'), '') as name
    from certificate_issue_learner l
    left join document person on person.kind = 'users' and person.id = l.learner_id
    left join certificate c on c.id = l.certificate_id
    where l.issue_id = ${issue.id}::uuid order by l.position`.execute(queries);
  const count = (outcome: LearnerRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    id: issue.id,
    courseId: issue.course_id,
    type: issue.type,
    state: issue.failed
      ? ('failed' as const)
      : issue.finished_at
        ? ('finished' as const)
        : ('running' as const),
    total: rows.length,
    done: rows.length - count(null),
    issued: count('issued'),
    already: count('already'),
    refused: count('refused'),
    createdAt: issue.created_at,
    finishedAt: issue.finished_at,
    learners: rows.map(({ learner_id: id, name, ...row }) => ({ learner: { id, name }, ...row })),
  };
}
