import { z } from 'zod';
import { BatchSummary } from '../../kit/batch-summary.ts';
import { Result } from '../../kit/decisions.ts';
import { decisionKinds, vacsRules } from '../../kit/options.ts';
import { NamedModerator } from '../../kit/fields.ts';
import { Id, Instant, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const moderationReportArea: Area = {
  name: 'moderation-reports',
  about: 'What was found in a batch, signed by its moderator.',
};

const Coefficient = z
  .object({
    value: z.number().meta({ description: 'The value', examples: [0.75] }),
    low: z.number().meta({ description: 'Lower end of the interval of 95 %', examples: [0.41] }),
    high: z.number().meta({ description: 'Upper end of the interval of 95 %', examples: [1] }),
  })
  .nullable();

const Agreement = z.object({
  pairs: z.int().meta({ description: 'Outcomes that both judged', examples: [24] }),
  agreed: z.int().meta({ description: 'Outcomes that both judged alike', examples: [22] }),
  raw: z
    .number()
    .nullable()
    .meta({ description: 'Share judged alike, 0 to 1', examples: [0.917] }),
  kappa: Coefficient.describe("Cohen's kappa with its interval; null where it cannot be told"),
  ac1: Coefficient.describe("Gwet's AC1, which chance distorts less than kappa"),
});

const LearnerName = z.string().meta({ description: 'Name of the learner', examples: ['Zanele Ndlovu'] });

const ReportFinding = z.object({
  attemptId: Id,
  learner: LearnerName,
  outcome: z.string().meta({ description: 'Title of the outcome', examples: ['Manage records of a team'] }),
  assessor: Result.nullable().describe('Judgement of the assessor; null where there is none'),
  moderator: Result.nullable().describe('Verdict of the moderator; null where there is none'),
  agreed: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether moderator and assessor judged alike', examples: [true] }),
  comment: z.string().meta({
    description: 'What there is to say about it',
    examples: ['The evidence covers all criteria.'],
  }),
  decision: z
    .enum(decisionKinds)
    .nullable()
    .describe('The decision of the moderator; null where there is none yet'),
});

const RuleOfEvidence = z.object({
  rule: z.enum(vacsRules).describe('The rule of evidence'),
  passed: z.int().meta({ description: 'Attempts whose evidence keeps the rule', examples: [5] }),
  failed: z.int().meta({ description: 'Attempts whose evidence breaks the rule', examples: [1] }),
  comments: z
    .array(
      z.object({
        learner: LearnerName,
        comment: z.string().meta({
          description: 'What there is to say about it',
          examples: ['The logbook is not signed by the mentor.'],
        }),
        evidence: z
          .array(z.string())
          .meta({ description: 'Titles of the evidence that it is about', examples: [['Logbook, October']] }),
      }),
    )
    .describe('What was said where it breaks the rule'),
});

const irregularities = { description: 'What was not in order', examples: ['None.'] };
const recommendations = {
  description: 'What should be done better',
  examples: ['Show assessors how to date observations.'],
};
const signature = { description: 'Name that the person signs with', examples: ['R. Pretorius'] };

/** What a moderator adds to a report to sign it. */
export const ReportSignature = z.object({
  irregularities: Text(5000).meta(irregularities),
  recommendations: Text(5000).meta(recommendations),
  signature: Line().meta(signature),
});

export const Report = z
  .object({
    id: Id.nullable().describe('Null while it is not signed'),
    batch: BatchSummary,
    number: z
      .string()
      .nullable()
      .meta({ description: 'Number under which it is known', examples: ['MR-2026-0042'] }),
    scope: z
      .string()
      .meta({ description: 'What was moderated', examples: ['Portfolios of the October intake.'] }),
    sampling: z.string().meta({
      description: 'How the sample was drawn, in words',
      examples: ['A quarter of the work of each assessor, at least three.'],
    }),
    findings: z.array(ReportFinding).describe('What was found, outcome by outcome'),
    agreement: Agreement.describe('How far moderator and assessors judged alike'),
    vacs: z
      .array(RuleOfEvidence)
      .describe('What was found about validity, authenticity, currency and sufficiency'),
    irregularities: z.string().meta(irregularities),
    recommendations: z.string().meta(recommendations),
    signedBy: NamedModerator.nullable().describe('Who signed it'),
    signature: z.string().nullable().meta(signature),
    signedAt: Instant.nullable().describe('When it was signed'),
    fileId: Id.nullable(),
    blockers: z.array(z.string()).meta({
      description: 'What keeps it from going on, in sentences',
      examples: [['Two attempts wait for a decision.']],
    }),
  })
  .meta({ id: 'ModerationReport', description: 'What was found in a batch, signed or as it stands' });
