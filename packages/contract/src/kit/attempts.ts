import { z } from 'zod';
import {
  attemptStates,
  decisionKinds,
  dueGroups,
  evidenceKinds,
  progressStatuses,
  results,
  vacsRules,
} from './options.ts';
import { Day, Id, Instant, Lines, Named, Text } from './schemas.ts';

/** Who reads attempts, batches and reports, each as far as the rules on the object allow. */
export const attemptReaders = ['moderator', 'manager', 'admin', 'verifier', 'assessor', 'trainer'] as const;

export const AttemptState = z.enum(attemptStates).meta({ id: 'AttemptState' });

export const Result = z.enum(results).meta({ id: 'Result' });

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

export const Judgement = z
  .object({
    result: Result.nullable(),
    mark: z.number().nullable(),
    feedback: z.string().nullable(),
    assessorName: z.string(),
    judgedAt: Instant.nullable(),
  })
  .meta({ id: 'Judgement' });

export const Finding = z
  .object({
    rule: z.enum(vacsRules),
    passed: z.boolean().nullable(),
    comment: Text(),
    evidenceIds: z.array(Id).max(200),
  })
  .meta({ id: 'Finding' });

export const ReferralAction = z
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
