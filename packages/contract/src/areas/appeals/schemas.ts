import { z } from 'zod';
import { Refusal } from '../../kit/attempts.ts';
import { AppealGrounds } from '../../kit/editions.ts';
import { NamedCourse, NamedLearner, NamedModerator, NamedOutcome } from '../../kit/fields.ts';
import { Result } from '../../kit/scales.ts';
import { Day, Id, Ids, Instant, Line, Lines, Named, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const appealArea: Area = {
  name: 'appeals',
  about: "Learners' objections to released results: judged blind by a moderator who had no part in them.",
  licences: ['ReadyForModeration', 'DueAssessments', 'ExternalAssessments', 'FormalCourse'],
};

const Kind = z.enum(['upheld', 'dismissed', 'withdrawn']).meta({
  description:
    'Whether the result changes or stands, or the appeal was withdrawn by the learner or whoever made it',
  examples: ['upheld'],
});
const reasons = {
  description: 'Why; the learner reads it',
  examples: ['The second recording shows all criteria.'],
};

export const Appeal = z
  .object({
    id: Id,
    attemptId: Id.describe('The attempt whose result it is about'),
    learner: NamedLearner,
    course: NamedCourse,
    outcomes: z.array(NamedOutcome).describe('Outcomes that are appealed'),
    grounds: AppealGrounds,
    evidenceIds: z.array(Id).describe('Identifiers of the evidence that came with it'),
    by: Named.describe('Who made it: the learner, or their trainer'),
    at: Instant.describe('When it was made'),
    dueOn: Day.describe('Day by which it is to be decided'),
    moderator: NamedModerator.nullable().describe('Who judges it; null while nobody does'),
    assignedAt: Instant.nullable().describe('Since when somebody judges it; null while nobody does'),
    decision: Kind.nullable().describe('What came of it; null until it is decided or withdrawn'),
    reasons: z
      .string()
      .nullable()
      .meta({ ...reasons, description: 'Why; null until it is decided' }),
    decidedAt: Instant.nullable().describe('When it was decided or withdrawn; null before'),
    refusal: Refusal.nullable().meta({
      description: 'Why the caller may not judge it; null where they may, or judge it already',
      examples: [null],
    }),
  })
  .meta({ id: 'Appeal', description: "A learner's objection to a released result" });

export const Appeals = z
  .object({
    until: Day.nullable().describe('Last day on which the result can be appealed against; null without one'),
    refusal: Refusal.nullable().meta({
      description: 'Why it cannot be appealed against now; null where it can',
      examples: [null],
    }),
    appeals: z.array(Appeal).describe('What was appealed so far, the latest first'),
  })
  .meta({ id: 'Appeals', description: 'Appeals against the result of an attempt' });

export const WaitingAppeals = z
  .object({ appeals: z.array(Appeal).describe('What is not decided, the oldest first') })
  .meta({ id: 'WaitingAppeals', description: 'Appeals that wait for somebody' });

export const AppealInput = z
  .object({
    outcomeIds: Ids.max(200).describe('Identifiers of the outcomes that are appealed'),
    grounds: AppealGrounds,
    evidence: z
      .array(
        z.object({
          fileId: Id.describe('A file that the caller has uploaded'),
          title: Line().meta({ description: 'What it is', examples: ['The page that was missing'] }),
        }),
      )
      .max(10)
      .default([])
      .describe('What shows it: it is added to the portfolio'),
  })
  .meta({ id: 'AppealInput', description: 'What is appealed, and on what grounds' });

export const AppealModerators = z
  .object({ moderators: z.array(NamedModerator).describe('Who had no part in it and may moderate it') })
  .meta({ id: 'AppealModerators', description: 'Who may judge an appeal' });

export const AppealAssignment = z
  .object({
    moderatorId: Id.optional().describe('Who is to judge it; the caller unless told'),
  })
  .meta({ id: 'AppealAssignment', description: 'Who is to judge an appeal' });

export const AppealVerdictInput = z
  .object({
    result: Result.describe('Result of the verdict, in the words of its scale'),
    comment: Text()
      .default('')
      .meta({ description: 'What there is to say about it', examples: ['The logbook covers it.'] }),
  })
  .meta({ id: 'AppealVerdictInput', description: 'A verdict on an outcome that is appealed' });

export const AppealDecisionInput = z
  .object({
    decision: Kind,
    reasons: Lines(5000)
      .optional()
      .meta({ ...reasons, description: 'Why; the learner reads it. A withdrawal needs none' }),
  })
  .meta({ id: 'AppealDecisionInput', description: 'What is decided on an appeal' });
