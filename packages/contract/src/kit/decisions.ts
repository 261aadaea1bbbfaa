import { z } from 'zod';
import { FeedbackInput } from './feedback.ts';
import { NamedModerator, ShownFeedback } from './fields.ts';
import { decisionKinds, vacsRules } from './options.ts';
import { Passed, Result } from './scales.ts';
import { Day, Id, Instant, Lines, Text } from './schemas.ts';

export const DecisionKind = z
  .enum(decisionKinds)
  .nullable()
  .meta({ description: 'The decision of the moderator; null where there is none yet', examples: [null] });

export const Verdict = z
  .object({
    result: Result,
    passed: Passed,
    comment: z.string().meta({
      description: 'What there is to say about it',
      examples: ['The evidence covers all criteria.'],
    }),
    recordedAt: Instant.describe('When it was stored'),
    changedAfterReveal: z
      .boolean()
      .describe('Whether it was changed after the judgement of the assessor was shown'),
  })
  .meta({ id: 'Verdict', description: 'What a moderator found of an outcome' });

/** Marks as they are answered. */
export const ShownMark = z.number().meta({ description: 'Marks given', examples: [78] });

export const Judgement = z
  .object({
    result: Result.nullable().describe('Result of the judgement, in the words of its scale'),
    passed: Passed,
    mark: ShownMark.nullable(),
    feedback: ShownFeedback.nullable(),
    assessorName: z.string().meta({ description: 'Name of who assessed it', examples: ['Thabo Mokoena'] }),
    judgedAt: Instant.nullable().describe('When it was judged'),
  })
  .meta({ id: 'Judgement', description: 'What an assessor found of an outcome' });

export const Finding = z
  .object({
    rule: z.enum(vacsRules).describe('The rule of evidence'),
    passed: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the rule is kept', examples: [true] }),
    comment: Text().meta({
      description: 'What there is to say about it',
      examples: ['Every document is signed and dated by the learner.'],
    }),
    evidenceIds: z.array(Id).max(200).describe('Identifiers of the evidence that it is about'),
  })
  .meta({ id: 'Finding', description: 'Whether the evidence keeps one rule of evidence' });

export const ReferralAction = z
  .object({
    outcomeId: Id,
    action: Lines(2000).meta({
      description: 'What is to be done',
      examples: ['Record the observation again, with the date.'],
    }),
    dueOn: Day.meta({ description: 'Day by which it has to be done', examples: ['2026-11-30'] }),
    to: z.enum(['assessor', 'learner']).describe('Who is to do it'),
  })
  .meta({ id: 'ReferralAction', description: 'What somebody has to do about work that was referred back' });

const Reason = { description: 'Why, for those who come after', examples: ['All criteria are evidenced.'] };

export const DecisionInput = z
  .object({
    kind: z.enum(decisionKinds).describe('What is decided'),
    reason: Text().default('').meta(Reason),
    actions: z.array(ReferralAction).max(200).default([]).describe('What is to be done, by whom and by when'),
    findings: z.array(Finding).max(4).default([]).describe('What was found about the evidence, rule by rule'),
    feedback: FeedbackInput.optional().describe('What is said to the assessor with it'),
  })
  .meta({ id: 'DecisionInput', description: 'What is sent to sign a decision' });

export const Decision = z
  .object({
    id: Id,
    kind: z.enum(decisionKinds).describe('What was decided'),
    reason: z.string().meta(Reason),
    actions: z.array(ReferralAction).describe('What is to be done, by whom and by when'),
    findings: z.array(Finding).describe('What was found about the evidence, rule by rule'),
    moderator: NamedModerator,
    signedAt: Instant.describe('When it was signed'),
    attemptVersion: z
      .int()
      .meta({ description: 'Version of the attempt that was decided on', examples: [3] }),
  })
  .meta({ id: 'Decision', description: 'What a moderator decided about an attempt, and why' });
