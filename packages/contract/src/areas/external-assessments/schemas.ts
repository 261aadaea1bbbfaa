import { z } from 'zod';
import { AttemptState, Claim, EvidenceItem, Refusal, Result } from '../../kit/attempts.ts';
import { decisionKinds, progressStatuses } from '../../kit/options.ts';
import { Day, Id, Named } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const externalAssessmentArea: Area = {
  name: 'external-assessments',
  about: 'Assessments that another body did, outside of the platform.',
};

export const ExternalAssessment = z
  .object({
    id: Id,
    attemptId: Id,
    reference: z.string(),
    body: z.string().describe('Who did the assessment'),
    kind: z.enum(['integrated_summative', 'workplace', 'prior_learning']),
    assessedOn: Day,
    learner: Named,
    course: Named,
    site: Named,
    state: AttemptState,
    status: z.enum(progressStatuses),
    evidenceCount: z.int(),
    decision: z.enum(decisionKinds).nullable(),
  })
  .meta({ id: 'ExternalAssessment' });

export const ExternalAssessmentDetail = ExternalAssessment.extend({
  venue: z.string().nullable(),
  assessorName: z.string().nullable(),
  notes: z.string(),
  outcomes: z.array(
    z.object({
      id: Id,
      code: z.string(),
      title: z.string(),
      result: Result.nullable(),
      mark: z.number().nullable(),
      hidden: z.boolean(),
    }),
  ),
  evidence: z.array(EvidenceItem),
  claim: Claim.nullable(),
  conflicts: z.array(Refusal),
}).meta({ id: 'ExternalAssessmentDetail' });
