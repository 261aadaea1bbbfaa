import { z } from 'zod';
import { BatchSummary, Result } from '../../kit/attempts.ts';
import { decisionKinds, vacsRules } from '../../kit/options.ts';
import { Id, Instant, Named } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const moderationReportArea: Area = {
  name: 'moderation-reports',
  about: 'What was found in a batch, signed by its moderator.',
};

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
