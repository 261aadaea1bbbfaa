import type { attemptMarks, evidenceKinds } from '@moderator/contract/options';
import type { Result } from '@moderator/contract/types';
import type { AttemptState } from '@moderator/moderation';
import type { AssessmentMethod } from './programmes/programme.ts';

interface Tenant {
  client_id: string;
  account_id: string;
}

/** Rows by what they are of, in the columns of the platform's tables. */
export interface Rows {
  outcomes: OutcomeRow[];
  criteria: CriterionRow[];
  attempts: AttemptRow[];
  evidence: EvidenceRow[];
  judgements: JudgementRow[];
  externalAssessments: ExternalAssessmentRow[];
  imports: ExternalImportRow[];
  importPeople: ExternalImportPersonRow[];
  marks: AttemptMarkRow[];
  enrollments: EnrollmentRow[];
  courseItems: CourseItemRow[];
  papers: PaperRow[];
  questions: QuestionRow[];
  paperQuestions: PaperQuestionRow[];
  sessionPeople: SessionPersonRow[];
  engagements: EngagementRow[];
  surveyInvitations: SurveyInvitationRow[];
}

/** Somebody who is asked to answer a survey. */
export interface SurveyInvitationRow extends Tenant {
  survey_id: string;
  user_id: string;
  site_id: string | null;
  person_order: string;
  /** YYYY-MM-DD */
  invited_on: string;
}

/** The place of a learner in a schedule. */
export interface EngagementRow extends Tenant {
  schedule_id: string;
  learner_id: string;
  course_id: string;
  site_id: string | null;
  /** As the database writes it: `[from,until)`. */
  period: string;
  learner_name: string;
  learner_order: string;
  added_at: Date;
}

/** Somebody in a meeting. */
export interface SessionPersonRow extends Tenant {
  session_id: string;
  user_id: string;
  part: 'host' | 'attendee';
  /** Whether they were there, once it was held, and for how long. */
  attendance?: 'present' | 'late' | 'absent';
  minutes?: number | null;
}

/** A lesson in its place in a course. */
export interface CourseItemRow extends Tenant {
  course_id: string;
  lesson_id: string;
  position: number;
  required: boolean;
  after: string[];
  outcome_ids: string[];
}

/** A revision of what an assessment asks. */
export interface PaperRow extends Tenant {
  assessment_id: string;
  revision: number;
  made_by: string;
  made_at: Date;
}

export interface QuestionRow extends Tenant {
  id: string;
  revision: number;
  assessment_id: string;
  /** The question with its key, as JSON. */
  body: string;
  made_by: string;
  made_at: Date;
}

export interface PaperQuestionRow extends Tenant {
  assessment_id: string;
  paper_revision: number;
  position: number;
  question_id: string;
  question_revision: number;
}

export interface OutcomeRow extends Tenant {
  id: string;
  course_id: string;
  position: number;
  code: string;
  title: string;
  credits: number;
  method: AssessmentMethod;
}

export interface CriterionRow extends Tenant {
  id: string;
  outcome_id: string;
  position: number;
  text: string;
}

export interface AttemptRow extends Tenant {
  id: string;
  site_id: string;
  course_id: string;
  schedule_id: null;
  learner_id: string;
  number: number;
  state: AttemptState;
  facilitator_id: string;
  allocated_to: string | null;
  assessor_id: string | null;
  assessor_name: string | null;
  due_at: Date | null;
  submitted_at: Date | null;
  assessed_at: Date | null;
  external: boolean;
  superseded_at: null;
  learner_name: string;
  learner_number: string;
  course_title: string;
  site_name: string;
}

export interface EvidenceRow extends Tenant {
  id: string;
  attempt_id: string;
  position: number;
  title: string;
  kind: (typeof evidenceKinds)[number];
  file_id: string | null;
  source: string;
  captured_at: Date;
  outcome_ids: string[];
  /** Labels and values of what was done on the platform itself, as JSON. */
  activity: string | null;
}

export interface JudgementRow extends Tenant {
  attempt_id: string;
  outcome_id: string;
  result: Result;
  mark: number | null;
  feedback: string;
  assessor_id: string;
  judged_at: Date;
}

export interface ExternalAssessmentRow extends Tenant {
  id: string;
  attempt_id: string;
  reference: string;
  body: string;
  kind: 'integrated_summative' | 'workplace' | 'prior_learning';
  venue: string;
  assessor_name: string;
  assessed_on: string;
  notes: string;
}

/** Assessments of many learners that are brought in together; what is an object is JSON. */
export interface ExternalImportRow extends Tenant {
  id: string;
  created_by: string;
  principal: string;
  course_id: string;
  facts: string;
  file_name: string;
  source: 'folders' | 'moodle' | 'canvas';
  head: string[];
  mapping: string;
  state: 'draft' | 'finished';
  progress: number;
  created_at: Date;
  finished_at: Date | null;
}

/** A row of the table that they came with. */
export interface ExternalImportPersonRow extends Tenant {
  import_id: string;
  position: number;
  row: number;
  cells: string[];
  name: string;
  number: string | null;
  match: string;
  outcome: 'created' | 'refused' | null;
  message: string | null;
  attempt_id: string | null;
}

/** Why an attempt is looked at in any case, as its assessor or a manager said. */
export interface AttemptMarkRow extends Tenant {
  attempt_id: string;
  kind: (typeof attemptMarks)[number];
  reason: string;
  marked_by: string;
  marked_at: Date;
}

export interface EnrollmentRow extends Tenant {
  user_id: string;
  kind: 'roles' | 'careers';
  target_id: string;
  assigned_at: string;
}
