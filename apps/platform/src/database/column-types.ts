import type { ColumnType } from 'kysely';
import type {
  ApplicationState,
  attemptStates,
  certificateTypes,
  contentKinds,
  evidenceKinds,
  Qualifying,
  submissionStates,
} from '@moderator/contract/options';
import type { Scale } from '@moderator/contract/types';
import type {
  CriterionValue,
  HandMark,
  LessonPosition,
  PaperRules,
  Response,
  Shown,
  StoredStatus,
} from '@moderator/learning';
import type { ReminderRules, WorkingCalendar } from '@moderator/moderation';
import type { CertificateSnapshot } from './certificate-snapshot.ts';
import type { Principal } from '../kernel/principal.ts';

/** By question: what it got, and what an assessor says of it. */
type MarksOf = Record<string, { got: number; feedback?: string }>;

/** What the database cannot know of its columns: what JSON holds, and which texts the contract lists. */
interface ColumnTypes {
  'application.answers': Json<Record<string, CriterionValue>>;
  'application.qualifying': Qualifying;
  'application.state': ApplicationState;
  'application_step.from_state': ApplicationState | null;
  'application_step.to_state': ApplicationState;
  'equity_figure.cells': Json<Record<string, number | null>>;
  'attempt.facts': Json<Record<string, unknown>>;
  'attempt.state': (typeof attemptStates)[number];
  'audit_entry.detail': Json<Record<string, unknown>>;
  'attempt_mark.kind': 'appealed' | 'assessor_asked';
  'batch.bands': Json<Record<string, unknown>[]>;
  'batch.policy': Json<Record<string, unknown>>;
  'batch.policy_versions': Json<{ account: number | null; course: number | null }>;
  'batch.selection': Json<{
    courseId: string;
    siteIds?: string[];
    assessorIds?: string[];
    from?: string;
    to?: string;
    attemptIds?: string[];
  }>;
  'decision.actions': Json<
    { outcomeId: string; action: string; dueOn: string; to: 'assessor' | 'learner' }[]
  >;
  'decision.findings': Json<
    {
      rule: 'valid' | 'authentic' | 'current' | 'sufficient';
      passed: boolean | null;
      comment: string;
      evidenceIds: string[];
    }[]
  >;
  'calibration_case.settled': Json<{ outcomeId: string; result: string; comment: string }[]>;
  'calibration_case.evidence': Json<{ id: string; evidenceId: string; title: string }[]>;
  'document.body': Json<Record<string, unknown>>;
  'document_history.body': Json<Record<string, unknown>>;
  'certificate.snapshot': Json<CertificateSnapshot>;
  'certificate.type': (typeof certificateTypes)[number];
  'certificate_issue.principal': Json<Principal>;
  'certificate_issue.type': (typeof certificateTypes)[number];
  'draft.body': Json<Record<string, unknown>>;
  'evidence.kind': (typeof evidenceKinds)[number];
  'evidence.activity': Json<{ label: string; value: string }[]>;
  'external_assessment.kind': 'integrated_summative' | 'workplace' | 'prior_learning';
  'registration.content_kind': (typeof contentKinds)[number];
  'registration.item_kind': 'lesson' | 'assessment' | 'examination' | 'test';
  'registration.position': Json<LessonPosition & { sequence?: number; data?: unknown }>;
  'registration.status': StoredStatus;
  'registration.withheld_status': StoredStatus;
  'idempotent_answer.headers': Json<Record<string, string>>;
  'job.payload': Json<unknown>;
  'outcome.scale': Json<Scale | null>;
  'outcome.method': 'portfolio' | 'observation' | 'knowledge' | 'workplace';
  'report.body': Json<Record<string, unknown>>;
  'marking_history.marks': Json<MarksOf>;
  'submission.answers': Json<Record<string, Response>>;
  'submission.late_answers': Json<Record<string, Response>>;
  'device_told.shown': Json<Shown & { final: boolean }>;
  'submission.marks': Json<MarksOf>;
  'submission.rules': Json<PaperRules>;
  'submission.sequences': Json<Record<string, number>>;
  'submission.state': (typeof submissionStates)[number];
  'submission_marking.marks': Json<Record<string, HandMark & { feedback?: string }>>;
  'due_days.calendar': Json<WorkingCalendar>;
  'due_days.reminders': Json<ReminderRules>;
  'sampling_policy.policy': Json<Record<string, unknown>>;
  'sampling_policy_version.policy': Json<Record<string, unknown>>;
  'widening.state': 'open' | 'closed' | 'exhausted';
  'user_upload.principal': Json<Principal>;
  'user_upload_pending.body': Json<Record<string, unknown>>;
  'user_upload_row.mistakes': Json<{ code: string; field: string | null; message: string }[]>;
}

/** Read as a value, written as the text of one. */
type Json<Value> = ColumnType<Value, string, string>;

/** The type of a column, by the names of its table and its own. */
export type Column<Name extends keyof ColumnTypes> = ColumnTypes[Name];
