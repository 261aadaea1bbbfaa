import type { ColumnType, Generated } from 'kysely';
import type { attemptStates, evidenceKinds, Result } from '@moderator/contract/options';

type AttemptState = (typeof attemptStates)[number];
type Json<Value> = ColumnType<Value, string, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;

interface Tenant {
  client_id: string;
  account_id: string;
}

export interface DocumentTable {
  kind: string;
  id: string;
  client_id: string;
  account_id: string | null;
  /** Filled in by the database, as are the words to search by and the columns of orders and filters. */
  site_id: Generated<string | null>;
  version: Generated<number>;
  body: Json<Record<string, unknown>>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface DocumentHistoryTable {
  kind: string;
  id: string;
  version: number;
  client_id: string;
  account_id: string | null;
  action: string;
  body: Json<Record<string, unknown>>;
  author_id: string | null;
  impersonator_id: string | null;
  at: Generated<Date>;
}

export interface IdempotentAnswerTable {
  client_id: string;
  account_id: string | null;
  user_id: string;
  operation: string;
  key: string;
  request_hash: string;
  status: number;
  headers: Json<Record<string, string>>;
  body: string;
  created_at: Generated<Date>;
}

export interface StoredFileTable extends Tenant {
  id: string;
  owner_id: string;
  name: string;
  media_type: string;
  size: number;
  sha256: string;
  created_at: Generated<Date>;
}

export interface OutcomeTable extends Tenant {
  id: string;
  course_id: string;
  position: number;
  code: string;
  title: string;
  credits: number | null;
  method: 'portfolio' | 'observation' | 'knowledge' | 'workplace';
}

export interface CriterionTable extends Tenant {
  id: string;
  outcome_id: string;
  position: number;
  text: string;
}

export interface AttemptTable extends Tenant {
  id: string;
  site_id: string;
  course_id: string;
  schedule_id: string | null;
  learner_id: string;
  number: number;
  state: AttemptState;
  facilitator_id: string | null;
  allocated_to: string | null;
  assessor_id: string | null;
  due_at: Instant | null;
  submitted_at: Instant | null;
  assessed_at: Instant | null;
  external: Generated<boolean>;
  superseded_at: Instant | null;
  earlier_moderator_ids: Generated<string[]>;
  facts: ColumnType<Record<string, unknown>, string | undefined, string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
  learner_name: string;
  learner_number: string | null;
  course_title: string;
  site_name: string;
  assessor_name: string | null;
}

export interface EvidenceTable extends Tenant {
  id: string;
  attempt_id: string;
  position: number;
  title: string;
  kind: (typeof evidenceKinds)[number];
  file_id: string | null;
  source: string;
  captured_at: Instant | null;
  activity: ColumnType<{ label: string; value: string }[] | null, string | null, string | null>;
  outcome_ids: string[];
}

export interface JudgementTable extends Tenant {
  attempt_id: string;
  outcome_id: string;
  result: Result | null;
  mark: number | null;
  feedback: string;
  assessor_id: string | null;
  judged_at: Instant | null;
}

export interface ExternalAssessmentTable extends Tenant {
  id: string;
  attempt_id: string;
  reference: string;
  body: string;
  kind: 'integrated_summative' | 'workplace' | 'prior_learning';
  assessed_on: string;
  venue: string | null;
  assessor_name: string | null;
  notes: string;
}

export interface SamplingPolicyTable extends Tenant {
  id: string;
  course_id: string | null;
  policy: Json<Record<string, unknown>>;
}

export interface BatchTable extends Tenant {
  id: string;
  course_id: string;
  title: string;
  state: 'collecting' | 'sampled' | 'reported';
  selection: Json<{
    courseId: string;
    siteIds?: string[];
    assessorIds?: string[];
    from?: string;
    to?: string;
  }>;
  policy: Json<Record<string, unknown>>;
  seed: string | null;
  drawn_at: Instant | null;
  created_by: string;
  created_at: Generated<Date>;
  version: Generated<number>;
}

export interface BatchAttemptTable extends Tenant {
  batch_id: string;
  attempt_id: string;
  position: number | null;
  sampled: Generated<boolean>;
  reasons: Generated<string[]>;
  reason_by_hand: string | null;
}

export interface ClaimTable extends Tenant {
  attempt_id: string;
  person_id: string;
  claimed_at: Instant;
  expires_at: Instant;
}

export interface VerdictTable extends Tenant {
  attempt_id: string;
  outcome_id: string;
  moderator_id: string;
  result: Result;
  comment: string;
  recorded_at: ColumnType<Date, Date | undefined, Date>;
  changed_after_reveal: Generated<boolean>;
}

export interface VerdictHistoryTable extends Tenant {
  id: Generated<number>;
  attempt_id: string;
  outcome_id: string;
  moderator_id: string;
  result: Result;
  comment: string;
  after_reveal: boolean;
  at: Generated<Date>;
}

export interface DraftTable extends Tenant {
  attempt_id: string;
  person_id: string;
  body: Json<Record<string, unknown>>;
  version: Generated<number>;
  saved_at: Generated<Date>;
}

export interface DecisionTable extends Tenant {
  id: string;
  attempt_id: string;
  batch_id: string | null;
  moderator_id: string;
  impersonator_id: string | null;
  kind: 'upheld' | 'overturned' | 'referred_back';
  reason: string;
  actions: Json<{ outcomeId: string; action: string; dueOn: string; to: 'assessor' | 'learner' }[]>;
  findings: Json<
    {
      rule: 'valid' | 'authentic' | 'current' | 'sufficient';
      passed: boolean | null;
      comment: string;
      evidenceIds: string[];
    }[]
  >;
  signed_at: Generated<Date>;
}

export interface ReportTable extends Tenant {
  id: string;
  batch_id: string;
  number: string;
  body: Json<Record<string, unknown>>;
  signed_by: string;
  signature: string;
  signed_at: Instant;
  file_id: string;
}

export interface AuditEntryTable extends Tenant {
  sequence: number;
  at: Instant;
  actor_id: string | null;
  impersonator_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  detail: Json<Record<string, unknown>>;
  previous_hash: string;
  hash: string;
}

export interface AuditHeadTable extends Tenant {
  sequence: number;
  hash: string;
}

export interface IssueReportTable extends Tenant {
  id: string;
  author_id: string;
  sender: string;
  title: string;
  message: string;
  file_id: string | null;
  created_at: Instant;
  mailed_at: Instant | null;
  mail_attempts: Generated<number>;
  mail_after: Generated<Date>;
}

/** Every table that the platform asks, for the query builder. */
export interface Tables {
  document: DocumentTable;
  document_history: DocumentHistoryTable;
  idempotent_answer: IdempotentAnswerTable;
  stored_file: StoredFileTable;
  outcome: OutcomeTable;
  criterion: CriterionTable;
  attempt: AttemptTable;
  evidence: EvidenceTable;
  judgement: JudgementTable;
  external_assessment: ExternalAssessmentTable;
  sampling_policy: SamplingPolicyTable;
  batch: BatchTable;
  batch_attempt: BatchAttemptTable;
  claim: ClaimTable;
  verdict: VerdictTable;
  verdict_history: VerdictHistoryTable;
  draft: DraftTable;
  decision: DecisionTable;
  report: ReportTable;
  audit_entry: AuditEntryTable;
  audit_head: AuditHeadTable;
  issue_report: IssueReportTable;
}
