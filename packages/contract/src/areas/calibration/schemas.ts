import { z } from 'zod';
import { Estimate, Measure } from '../../kit/agreement.ts';
import { EvidenceItem, Refusal } from '../../kit/attempts.ts';
import { NamedCourse } from '../../kit/fields.ts';
import { ShownOutcome } from '../../kit/outcomes.ts';
import { Result } from '../../kit/scales.ts';
import { Day, Id, Ids, Instant, Line, Lines, Named, Text, Version } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const calibrationArea: Area = {
  name: 'calibration',
  about: 'Settled judgements without names, judged blind by several people and compared afterwards.',
  licences: ['ReadyForModeration', 'DueAssessments', 'ExternalAssessments'],
};

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });

const caseTitle = { description: 'What it is called', examples: ['A recording without its beginning'] };
const caseReason = {
  description:
    'Why it is worth judging; those who are asked read it, so it says neither names nor the result',
  examples: ['Two of us disagreed on how much of a call has to be heard.'],
};
const comment = {
  description: 'What there is to say about it',
  examples: ['The customer is not verified in the second call.'],
};

const SettledResult = z.object({
  result: Result.describe('The result that stands'),
  comment: z.string().meta({ ...comment, description: 'What was said of it, without names' }),
});

export const CalibrationSource = z
  .object({
    course: NamedCourse,
    refusal: Refusal.nullable().meta({
      description: 'Why no case can be made of it now; null where one can',
      examples: [null],
    }),
    outcomes: z
      .array(ShownOutcome.extend({ settled: SettledResult.nullable().describe('What is settled of it') }))
      .describe('Outcomes of which a case can be made, with what stands'),
    evidence: z
      .array(EvidenceItem)
      .describe('The portfolio, with titles from which the names of those who had a part are taken out'),
  })
  .meta({ id: 'CalibrationSource', description: 'What of an attempt can become a case' });

export const CalibrationCaseInput = z
  .object({
    title: Line().meta(caseTitle),
    reason: Lines(2000).meta(caseReason),
    outcomeIds: Ids.max(200).describe('Identifiers of the outcomes that are judged'),
    evidence: z
      .array(
        z.object({
          evidenceId: Id.describe('A piece of the portfolio'),
          title: Line().meta({
            description: 'What it is called, without names',
            examples: ['Recording, 14:20'],
          }),
        }),
      )
      .min(1)
      .max(200)
      .describe('What those who judge are shown; what names somebody in itself is left out'),
  })
  .meta({ id: 'CalibrationCaseInput', description: 'What becomes a case' });

export const CalibrationCase = z
  .object({
    id: Id,
    title: z.string().meta(caseTitle),
    reason: z.string().meta(caseReason),
    course: NamedCourse,
    outcomeCount: count('Outcomes that are judged', 3),
    evidenceCount: count('Pieces of evidence that are shown', 4),
    roundCount: count('Rounds on it so far', 1),
    by: Named.describe('Who made it'),
    at: Instant.describe('When it was made'),
  })
  .meta({ id: 'CalibrationCase', description: 'A settled judgement without names' });

const roundFields = {
  id: Id,
  version: Version,
  caseId: Id.describe('The case that is judged'),
  title: z.string().meta(caseTitle),
  course: NamedCourse,
  dueOn: Day.describe('Day by which it is judged'),
  ledBy: Named.describe('Who asked, and leads the discussion'),
  openedAt: Instant.describe('When people were asked'),
  closedAt: Instant.nullable().describe('When it was compared; null while it is judged'),
  askedCount: count('People who are asked', 4),
  handedInCount: count('Of these, those who have handed in', 3),
  isAsked: z.boolean().describe('Whether the caller is asked'),
  handedInAt: Instant.nullable().describe(
    'When the caller handed in; null before, and where they are not asked',
  ),
  mayLead: z.boolean().describe('Whether the caller may close it and write its conclusion'),
};

export const CalibrationRoundRow = z
  .object(roundFields)
  .meta({ id: 'CalibrationRoundRow', description: 'A round, in a list' });

export const Calibration = z
  .object({
    rounds: z
      .array(CalibrationRoundRow)
      .describe('Rounds that the caller is asked in or leads, for managers all; those to judge first'),
    cases: z.array(CalibrationCase).describe('For moderators and managers: cases, the latest first'),
  })
  .meta({ id: 'Calibration', description: 'Cases and rounds' });

export const CalibrationPeople = z
  .object({
    people: z
      .array(
        z.object({
          id: Id,
          name: z.string().meta({ description: 'Name of the person', examples: ['Johan Pretorius'] }),
          roles: z
            .array(z.enum(['assessor', 'moderator']))
            .describe('Whether they assess, moderate, or both'),
          refusal: Refusal.nullable().meta({
            description: 'Why they cannot judge it blind; null where they can',
            examples: [null],
          }),
        }),
      )
      .describe('Assessors and moderators of the account, by name'),
  })
  .meta({ id: 'CalibrationPeople', description: 'Who may be asked to judge a case' });

export const CalibrationRoundInput = z
  .object({
    personIds: Ids.max(50).describe('Identifiers of those who are asked'),
    dueOn: Day.meta({ description: 'Day by which they judge', examples: ['2026-12-11'] }),
  })
  .meta({ id: 'CalibrationRoundInput', description: 'Who judges a case, and by when' });

const Judged = z.object({
  outcomeId: Id,
  result: Result.nullable().describe('What the caller gives; null while nothing'),
  comment: z.string().meta(comment),
});

export const CalibrationJudgementInput = z
  .object({
    result: Result.nullable().describe('What is given; null while nothing'),
    comment: Text().meta(comment),
  })
  .meta({ id: 'CalibrationJudgementInput', description: 'What somebody gives on an outcome of a case' });

const RoundAgreement = z
  .object({
    measure: Measure,
    pairs: count('Results that were compared with what was settled', 12),
    agreed: count('Of those that agree, within the tolerance of the policy', 10),
    higher: count('Of those in which more was given', 2),
    lower: count('Of those in which less was given', 0),
    raw: z
      .number()
      .nullable()
      .meta({ description: 'Share that agrees, 0 to 1; null under 30 pairs', examples: [0.83] }),
    coefficients: z
      .array(
        Estimate.extend({
          name: z
            .enum(['kappa', 'ac1', 'weighted_kappa', 'ac2', 'icc'])
            .describe('Which figure it is; they are those of the agreement of assessors and moderators'),
        }),
      )
      .describe('Agreement without what chance would give; empty under 30 pairs'),
    probability: z
      .number()
      .nullable()
      .meta({
        description: 'How probable a direction as clear as this is by chance; null under 30 pairs',
        examples: [0.25],
      }),
  })
  .meta({ id: 'RoundAgreement', description: 'How far people agree with what was settled' });

const Comparison = z
  .object({
    outcomes: z
      .array(
        z.object({
          outcomeId: Id,
          settled: SettledResult.describe('What was settled of it'),
          agreed: count('How many agree with it', 3),
          judged: count('How many handed in', 4),
          given: z
            .array(z.object({ result: Result, count: count('How many gave it', 3) }))
            .describe('Results that were given, the most frequent first'),
          judgements: z
            .array(
              z.object({
                person: Named.describe('Who gave it'),
                result: Result,
                comment: z.string().meta(comment),
                agrees: z.boolean().describe('Whether it agrees with what was settled'),
              }),
            )
            .describe('Who said what, by name'),
        }),
      )
      .describe('Outcome by outcome'),
    people: z
      .array(
        z.object({
          person: Named.describe('Whose they are'),
          agreement: z.array(RoundAgreement).describe('One for each measure'),
        }),
      )
      .describe('Figures of each, by name'),
    agreement: z.array(RoundAgreement).describe('Figures of all together, one for each measure'),
  })
  .meta({ id: 'CalibrationComparison', description: 'A round, compared' });

export const CalibrationRound = z
  .object({
    ...roundFields,
    reason: z.string().meta(caseReason),
    outcomes: z.array(ShownOutcome).describe('What is judged, with its criteria'),
    evidence: z
      .array(EvidenceItem)
      .describe(
        'What is shown; its files are those of this round under the id of the piece, named by its number',
      ),
    judgements: z.array(Judged).describe('What the caller has given so far'),
    people: z
      .array(
        z.object({
          person: Named,
          handedInAt: Instant.nullable().describe('When they handed in; null before'),
        }),
      )
      .describe('Who is asked, by name; for who leads it, and for all once it is compared'),
    settled: z
      .array(SettledResult.extend({ outcomeId: Id }))
      .nullable()
      .describe('What was settled; null while the caller judges it, or may be asked to'),
    comparison: Comparison.nullable().meta({
      description: 'Who said what beside what was settled; null until the round is closed',
      examples: [null],
    }),
    conclusion: z.string().meta({
      description: 'What came of the discussion',
      examples: ['A call is heard from its greeting on, or it does not count.'],
    }),
  })
  .meta({ id: 'CalibrationRound', description: 'A case that several people judge' });

export const CalibrationConclusion = z
  .object({
    conclusion: Text(10_000).meta({
      description: 'What came of the discussion',
      examples: ['A call is heard from its greeting on, or it does not count.'],
    }),
  })
  .meta({ id: 'CalibrationConclusion', description: 'What came of a round' });
