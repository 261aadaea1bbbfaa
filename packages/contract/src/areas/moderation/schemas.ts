import { z } from 'zod';
import {
  assessmentMethods,
  attemptStates,
  decisionKinds,
  dueGroups,
  evidenceKinds,
  progressStatuses,
  results,
  vacsRules,
} from '../../kit/options.ts';
import { Day, Id, Instant, Lines, Named, Text } from '../../kit/schemas.ts';

export const AttemptState = z.enum(attemptStates).meta({ id: 'AttemptState' });
const Result = z.enum(results).meta({ id: 'Result' });

/** Why something is not possible, for a person and for a program. */
export const Refusal = z.object({ code: z.string(), sentence: z.string() }).meta({ id: 'Refusal' });

export const Claim = z
  .object({ moderator: Named, claimedAt: Instant, expiresAt: Instant, mine: z.boolean() })
  .meta({ id: 'Claim' });

/** One line of a queue. Never carries the assessor's judgement before the caller may see it. */
export const AttemptRow = z
  .object({
    id: Id,
    version: z.int(),
    state: AttemptState,
    status: z.enum(progressStatuses),
    attemptNumber: z.int(),
    learner: Named.extend({ number: z.string().nullable() }),
    course: Named,
    site: Named,
    allocatedTo: Named.nullable().describe('Who is to assess it'),
    assessor: Named.nullable(),
    batch: Named.nullable(),
    claim: Claim.nullable(),
    dueAt: Instant.nullable(),
    dueGroup: z.enum(dueGroups),
    submittedAt: Instant.nullable(),
    assessedAt: Instant.nullable(),
    evidenceCount: z.int(),
    reasons: z.array(z.string()).describe('Why it is in the sample'),
    decision: z.enum(decisionKinds).nullable(),
    conflict: Refusal.nullable().describe('Why the caller may not moderate it'),
    external: z.boolean(),
  })
  .meta({ id: 'AttemptRow' });

const facet = z.array(z.object({ id: z.string(), name: z.string(), count: z.int() }));
export const Facets = z
  .object({ courses: facet, sites: facet, assessors: facet, batches: facet, states: facet, due: facet })
  .meta({ id: 'AttemptFacets' });

export const EvidenceItem = z
  .object({
    id: Id,
    title: z.string(),
    kind: z.enum(evidenceKinds),
    fileId: Id.nullable(),
    fileName: z.string().nullable(),
    mediaType: z.string().nullable(),
    size: z.int().nullable().describe('Bytes'),
    sha256: z.string().nullable(),
    capturedAt: Instant.nullable(),
    source: z.string().describe('Where it comes from: learner, assessor, workplace, import'),
    outcomeIds: z.array(Id),
    activity: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .nullable()
      .describe('Captured activity that has no file'),
  })
  .meta({ id: 'EvidenceItem' });

export const Verdict = z
  .object({
    result: Result,
    comment: z.string(),
    recordedAt: Instant,
    changedAfterReveal: z.boolean(),
  })
  .meta({ id: 'Verdict' });

const Judgement = z
  .object({
    result: Result.nullable(),
    mark: z.number().nullable(),
    feedback: z.string().nullable(),
    assessorName: z.string(),
    judgedAt: Instant.nullable(),
  })
  .meta({ id: 'Judgement' });

export const WorkspaceOutcome = z
  .object({
    id: Id,
    code: z.string(),
    title: z.string(),
    credits: z.number().nullable(),
    method: z.enum(assessmentMethods),
    criteria: z.array(z.object({ id: Id, text: z.string() })),
    evidenceIds: z.array(Id),
    verdict: Verdict.nullable().describe('The verdict of the moderator at work'),
    judgement: Judgement.nullable().describe("The assessor's; null while it is hidden or does not exist"),
    hidden: z.boolean().describe('A judgement exists and is shown after the verdict'),
    comparison: z.enum(['agrees', 'differs', 'unknown']).nullable(),
  })
  .meta({ id: 'WorkspaceOutcome' });

export const Finding = z
  .object({
    rule: z.enum(vacsRules),
    passed: z.boolean().nullable(),
    comment: Text(),
    evidenceIds: z.array(Id).max(200),
  })
  .meta({ id: 'Finding' });

const ReferralAction = z
  .object({
    outcomeId: Id,
    action: Lines(2000),
    dueOn: Day,
    to: z.enum(['assessor', 'learner']),
  })
  .meta({ id: 'ReferralAction' });

export const DecisionInput = z
  .object({
    kind: z.enum(decisionKinds),
    reason: Text().default(''),
    actions: z.array(ReferralAction).max(200).default([]),
    findings: z.array(Finding).max(4).default([]),
  })
  .meta({ id: 'DecisionInput' });

export const Decision = z
  .object({
    id: Id,
    kind: z.enum(decisionKinds),
    reason: z.string(),
    actions: z.array(ReferralAction),
    findings: z.array(Finding),
    moderator: Named,
    signedAt: Instant,
    attemptVersion: z.int(),
  })
  .meta({ id: 'Decision' });

export const DraftBody = z
  .object({
    comments: z.record(z.string(), Text()).describe('Comment per outcome'),
    findings: z.array(Finding).max(4),
    kind: z.enum(decisionKinds).nullish(),
    reason: Text(),
    actions: z.array(ReferralAction.partial().extend({ outcomeId: Id })).max(200),
    judgements: z
      .record(
        z.string(),
        z.object({ result: Result.nullish(), mark: z.number().nullish(), feedback: Text() }),
      )

      .describe('Judgement per outcome, while assessing'),
    evidenceId: Id.nullish().describe('What was looked at last'),
    notes: Text(10_000),
  })
  .meta({ id: 'DraftBody' });

export const Draft = z.object({ body: DraftBody, version: z.int(), savedAt: Instant }).meta({ id: 'Draft' });

/** Everything that judging one attempt needs, in one answer. */
export const Workspace = z
  .object({
    attempt: AttemptRow,
    course: z.object({
      id: Id,
      title: z.string(),
      registrationNumber: z.string(),
      nqfLevel: z.int().nullable(),
      credits: z.number().nullable(),
      route: z.string(),
    }),
    mode: z.enum(['moderate', 'assess', 'read']),
    blind: z.boolean(),
    outcomes: z.array(WorkspaceOutcome),
    evidence: z.array(EvidenceItem),
    findings: z.array(Finding),
    draft: Draft.nullable(),
    decision: Decision.nullable(),
    conflicts: z.array(Refusal),
    proposed: z.enum(decisionKinds).nullable().describe('What the verdicts amount to, once all are there'),
    earlierAttempts: z.array(z.object({ id: Id, number: z.int(), state: AttemptState })),
    neighbours: z.object({
      previousId: Id.nullable(),
      nextId: Id.nullable(),
      position: z.int(),
      of: z.int(),
    }),
  })
  .meta({ id: 'Workspace' });

export const Policy = z
  .object({
    percentage: z.number(),
    minimum: z.int(),
    alwaysInclude: z.array(z.string()),
    blind: z.boolean(),
  })
  .meta({ id: 'SamplingPolicy' });

export const BatchSummary = z
  .object({
    id: Id,
    version: z.int(),
    title: z.string(),
    course: Named,
    state: z.enum(['collecting', 'sampled', 'reported']),
    createdBy: Named,
    createdAt: Instant,
    size: z.int(),
    sampleSize: z.int(),
    decided: z.int(),
    upheld: z.int(),
    overturned: z.int(),
    returned: z.int(),
    blockers: z.array(z.string()).describe('Sentences: what stands between here and the signed report'),
    reportId: Id.nullable(),
  })
  .meta({ id: 'BatchSummary' });

const CoverageGap = z
  .object({ kind: z.enum(['assessor', 'site', 'outcome', 'method']), id: z.string(), name: z.string() })
  .meta({ id: 'CoverageGap' });

export const Batch = BatchSummary.extend({
  seed: z.string().nullable(),
  drawnAt: Instant.nullable(),
  policy: Policy,
  gaps: z.array(CoverageGap).describe('What the sample does not cover'),
  selection: z.object({
    siteNames: z.array(z.string()),
    assessorNames: z.array(z.string()),
    from: Day.nullable(),
    to: Day.nullable(),
  }),
}).meta({ id: 'Batch' });

export const BatchSelection = z.object({
  courseId: Id,
  siteIds: z.array(Id).max(500).optional(),
  assessorIds: z.array(Id).max(500).optional(),
  from: Day.optional().describe('Assessed on or after'),
  to: Day.optional().describe('Assessed on or before'),
});

const Agreement = z.object({
  pairs: z.int(),
  agreed: z.int(),
  raw: z.number().nullable(),
  kappa: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  ac1: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
});

export const Report = z
  .object({
    id: Id.nullable().describe('Null while it is not signed'),
    batch: BatchSummary,
    number: z.string().nullable(),
    scope: z.string(),
    sampling: z.string().describe('How the sample was drawn, in words'),
    findings: z.array(
      z.object({
        attemptId: Id,
        learner: z.string(),
        outcome: z.string(),
        assessor: Result.nullable(),
        moderator: Result.nullable(),
        agreed: z.boolean().nullable(),
        comment: z.string(),
        decision: z.enum(decisionKinds).nullable(),
      }),
    ),
    agreement: Agreement,
    vacs: z.array(
      z.object({
        rule: z.enum(vacsRules),
        passed: z.int(),
        failed: z.int(),
        comments: z.array(
          z.object({ learner: z.string(), comment: z.string(), evidence: z.array(z.string()) }),
        ),
      }),
    ),
    irregularities: z.string(),
    recommendations: z.string(),
    signedBy: Named.nullable(),
    signature: z.string().nullable(),
    signedAt: Instant.nullable(),
    fileId: Id.nullable(),
    blockers: z.array(z.string()),
  })
  .meta({ id: 'ModerationReport' });

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

export const Home = z
  .object({
    overdue: z.int(),
    dueToday: z.int(),
    dueThisWeek: z.int(),
    readyToBatch: z.int(),
    toModerate: z.int().describe('In a sample, free or mine, and I may moderate it'),
    inProgress: z.int().describe('Claimed by me'),
    returned: z.int().describe('Referred back by me, not handed in again yet'),
    batches: z.array(BatchSummary),
    continueWith: AttemptRow.nullable(),
    returnedActions: z.array(
      z.object({
        attemptId: Id,
        learner: z.string(),
        course: z.string(),
        outcome: z.string(),
        action: z.string(),
        dueOn: Day,
        to: z.enum(['assessor', 'learner']),
      }),
    ),
  })
  .meta({ id: 'ModeratorHome' });
