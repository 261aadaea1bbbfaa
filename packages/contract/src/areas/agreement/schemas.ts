import { z } from 'zod';
import { AgreementOverTime } from '../../kit/agreement.ts';
import { NamedAssessor, NamedCourse, NamedLearner, NamedModerator } from '../../kit/fields.ts';
import { Day, Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const agreementArea: Area = {
  name: 'agreement',
  about: 'How far assessors and moderators judge alike, from blind verdicts of signed decisions.',
  licences: ['ReadyForModeration'],
};

/** Who reads figures, each as far as their place allows: managers their sites, assessors themselves alone. */
export const agreementReaders = ['moderator', 'manager', 'admin', 'assessor'] as const;

export const agreementSubjects = ['assessor', 'moderator', 'course', 'site', 'outcome'] as const;

const from = Day.meta({ description: 'First day of decisions', examples: ['2026-01-01'] });
const to = Day.meta({ description: 'Last day of decisions', examples: ['2026-11-30'] });

export const pairFilter = {
  from: from.optional().describe('First day of decisions; a year before the last unless told'),
  to: to.optional().describe('Last day of decisions; today unless told'),
  assessorId: z.array(Id).max(500).optional().describe('Only what one of these people assessed'),
  moderatorId: z.array(Id).max(500).optional().describe('Only what one of these people moderated'),
  courseId: z.array(Id).max(200).optional().describe('Only of these courses'),
  siteId: z.array(Id).max(500).optional().describe('Only from these sites'),
  outcomeId: z.array(Id).max(500).optional().describe('Only of these outcomes'),
};

export const AgreementTable = z
  .object({
    from,
    to,
    all: z.array(AgreementOverTime).describe('All pairs of the period, one for each measure that has some'),
    rows: z
      .array(
        AgreementOverTime.extend({
          subject: z
            .object({
              id: Id.nullable().describe('Null where somebody outside of the platform assessed'),
              name: z
                .string()
                .meta({ description: 'Name by which people know it', examples: ['Thabo Mokoena'] }),
            })
            .describe('Whom or what the figures are of'),
        }),
      )
      .describe('Figures one by one, those with most pairs first; one row for each measure'),
    more: z.int().meta({ description: 'How many rows are not answered; a filter finds them', examples: [0] }),
  })
  .meta({
    id: 'AgreementTable',
    description: 'How far assessors and moderators judge alike, by somebody or something',
  });

export const JudgementPair = z
  .object({
    attemptId: Id,
    outcomeId: Id,
    learner: NamedLearner,
    course: NamedCourse,
    outcome: z
      .string()
      .meta({ description: 'The outcome that both judged', examples: ['US 242825 Manage records'] }),
    assessor: NamedAssessor.extend({ id: Id.nullable() }).describe('Who assessed it'),
    moderator: NamedModerator.describe('Who moderated it'),
    judged: z.string().meta({ description: 'The judgement of the assessor', examples: ['C'] }),
    blind: z.string().meta({ description: 'The verdict before the judgement was shown', examples: ['NYC'] }),
    agrees: z.boolean().describe('Whether they agree, within the tolerance of the policy'),
    changed: z.boolean().describe('Whether the verdict changed after the judgement was shown'),
    decidedAt: Instant.describe('When the decision was signed'),
  })
  .meta({ id: 'JudgementPair', description: 'An outcome that assessor and moderator both judged' });
