import { z } from 'zod';
import {
  AttemptState,
  AttemptStatus,
  Claim,
  EvidenceCount,
  EvidenceItem,
  Refusal,
} from '../../kit/attempts.ts';
import { DecisionKind, ShownMark } from '../../kit/decisions.ts';
import { NamedCourse, NamedLearner, NamedSite } from '../../kit/fields.ts';
import { shownOutcome } from '../../kit/outcomes.ts';
import { Passed, Result, Scale } from '../../kit/scales.ts';
import { Day, Id } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const externalAssessmentArea: Area = {
  name: 'external-assessments',
  about: 'Assessments that another body did, outside of the platform.',
  licences: ['ExternalAssessments'],
};

export const ExternalAssessmentKind = z
  .enum(['integrated_summative', 'workplace', 'prior_learning'])
  .describe('Kind of assessment');

const sorts = ['learner', 'course', 'body', 'kind', 'reference', 'assessedOn', 'state'] as const;

/** A minus before it turns the order. */
export const ExternalAssessmentOrder = z
  .enum(sorts.flatMap((name) => [name, `-${name}` as const]))
  .describe('Field to sort by; a minus before it turns the order');

export const ExternalAssessment = z
  .object({
    id: Id,
    attemptId: Id,
    reference: z
      .string()
      .meta({ description: 'Under which the other body knows it', examples: ['EISA-2026-0417'] }),
    body: z.string().meta({ description: 'Who did the assessment', examples: ['Services SETA'] }),
    kind: ExternalAssessmentKind,
    assessedOn: Day.describe('Day on which it was assessed'),
    learner: NamedLearner,
    course: NamedCourse,
    site: NamedSite,
    state: AttemptState,
    status: AttemptStatus,
    evidenceCount: EvidenceCount,
    decision: DecisionKind,
  })
  .meta({ id: 'ExternalAssessment', description: 'An assessment that another body did' });

export const ExternalAssessmentDetail = ExternalAssessment.extend({
  venue: z
    .string()
    .nullable()
    .meta({ description: 'Where it took place', examples: ['Durban Central Campus, hall 2'] }),
  assessorName: z
    .string()
    .nullable()
    .meta({ description: 'Name of who assessed it', examples: ['Thabo Mokoena'] }),
  notes: z.string().meta({
    description: 'What there is to remember about it',
    examples: ['Seen together with the workplace mentor.'],
  }),
  outcomes: z
    .array(
      z.object({
        id: Id,
        ...shownOutcome,
        scale: Scale,
        result: Result.nullable().describe('Result of the judgement, in the words of its scale'),
        passed: Passed,
        mark: ShownMark.nullable(),
        hidden: z.boolean().describe('Whether it is hidden until the own judgement is stored'),
      }),
    )
    .describe('Outcomes that the learner has to reach'),
  evidence: z.array(EvidenceItem).describe('What the learner handed in'),
  claim: Claim.nullable().describe('Who works on it, and until when'),
  conflicts: z.array(Refusal).meta({ description: 'Why the caller may not judge it', examples: [[]] }),
}).meta({
  id: 'ExternalAssessmentDetail',
  description: 'An assessment that another body did, with its evidence',
});
