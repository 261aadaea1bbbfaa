import type { Result } from '@moderator/contract/types';
import type { evidenceKinds } from '@moderator/contract/options';
import type { AttemptState } from '@moderator/moderation';

export interface AttemptRecord {
  id: string;
  client_id: string;
  account_id: string;
  site_id: string;
  course_id: string;
  learner_id: string;
  schedule_id: string | null;
  number: number;
  state: AttemptState;
  facilitator_id: string | null;
  allocated_to: string | null;
  assessor_id: string | null;
  due_at: Date | null;
  submitted_at: Date | null;
  assessed_at: Date | null;
  external: boolean;
  earlier_moderator_ids: string[];
  interim_moderator_ids: string[];
  twice_referred_by: string[];
  /** Those that a reopening has judged anew, while verdicts on the others stand; null where all are judged. */
  reopened_outcome_ids: string[] | null;
  version: number;
  learner_name: string;
  /** As the name is ordered: without capitals and marks. */
  learner_order: string;
  learner_number: string | null;
  course_title: string;
  site_name: string;
  assessor_name: string | null;
  registration_number: string;
  allocated_name: string | null;
  claim_person_id: string | null;
  claim_person_name: string | null;
  claimed_at: Date | null;
  expires_at: Date | null;
  batch_id: string | null;
  batch_title: string | null;
  reasons: string[] | null;
  position: number | null;
  /** How many pieces of evidence there are of each kind. */
  evidence_kinds: Partial<Record<(typeof evidenceKinds)[number], number>>;
  outcome_count: number;
  judged_count: number;
  /** As the assessor judged it. */
  judged_result: Result | null;
  judged_passed: boolean | null;
  /** The result that stands by the decision or the judgement; the report of the batch releases it. */
  result: Result | null;
  passed: boolean | null;
  /** Whether the visit in whose room it is seen keeps nothing of it back. */
  is_revealed: boolean;
  /** Who judges an appeal against it and has not given all verdicts yet. */
  blind_judge: string | null;
  decision_kind: 'upheld' | 'overturned' | 'referred_back' | null;
  policy: {
    blind?: boolean;
    facilitatorMayModerate?: boolean;
    vacs?: 'required' | 'optional';
    alwaysInclude?: readonly string[];
    tolerance?: number;
  } | null;
}
