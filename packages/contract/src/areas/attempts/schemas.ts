import { z } from 'zod';
import {
  AttemptRow,
  AttemptState,
  Decision,
  EvidenceItem,
  Finding,
  Judgement,
  ReferralAction,
  Refusal,
  Result,
  Verdict,
} from '../../kit/attempts.ts';
import { assessmentMethods, attemptStates, decisionKinds, dueGroups } from '../../kit/options.ts';
import { Id, Instant, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const attemptArea: Area = {
  name: 'attempts',
  about: 'Attempts of learners in queues and at work: claims, drafts, verdicts and decisions.',
};

const sorts = [
  'learner',
  'course',
  'site',
  'assessor',
  'dueAt',
  'assessedAt',
  'submittedAt',
  'state',
] as const;

/** A minus before it turns the order. */
export const AttemptOrder = z.enum(sorts.flatMap((name) => [name, `-${name}` as const]));

export const attemptFilter = {
  queue: z
    .enum(['due', 'ready', 'all'])
    .optional()
    .describe('due: allocated to me or my sites to assess; ready: assessed, batched or in a sample'),
  courseId: z.array(Id).max(200).optional(),
  siteId: z.array(Id).max(500).optional(),
  assessorId: z.array(Id).max(500).optional(),
  batchId: z.array(Id).max(200).optional(),
  state: z.array(z.enum(attemptStates)).max(attemptStates.length).optional(),
  due: z.array(z.enum(dueGroups)).max(dueGroups.length).optional(),
  mine: z.enum(['true', 'false']).optional().describe('Only what I have claimed or is allocated to me'),
  query: z.string().max(255).optional().describe('Text in the name or number of the learner'),
};

const facet = z.array(z.object({ id: z.string(), name: z.string(), count: z.int() }));

export const Facets = z
  .object({ courses: facet, sites: facet, assessors: facet, batches: facet, states: facet, due: facet })
  .meta({ id: 'AttemptFacets' });

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
