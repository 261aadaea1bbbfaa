import { z } from 'zod';
import { NamedSite, ShownTitle } from '../../kit/fields.ts';
import {
  applicationStates,
  employments,
  genders,
  progressStatuses,
  qualifyings,
  races,
  screeningDocumentKinds,
} from '../../kit/options.ts';
import { Id, Instant, Named, Text } from '../../kit/schemas.ts';
import { AskedCriterion, CriterionAnswer } from './vacancy-schemas.ts';

/** Vacancies and applications as whoever applies sees them. */

const perCent = z.number().min(0).max(100);

export const StateOfApplication = z
  .enum(applicationStates)
  .meta({ description: 'How far the application is', examples: ['tested'] });
export const ShownQualifying = z
  .enum(qualifyings)
  .describe('Whether what is asked for is met, as far as that is known; nobody is turned away by it');
export const AppliedAt = Instant.meta({
  description: 'When one applied',
  examples: ['2026-11-03T08:10:00.000Z'],
});
export const TestedAt = Instant.nullable().meta({
  description: 'When the last test that is asked for was handed in',
  examples: ['2026-11-04T09:30:00.000Z'],
});
export const ShownScore = perCent
  .nullable()
  .meta({ description: 'Result in per cent; null while there is none', examples: [72.5] });
export const DocumentKind = z.enum(screeningDocumentKinds).describe('Kind of document');
export const DocumentName = z
  .string()
  .meta({ description: 'Short name by which answers speak of it', examples: ['licence'] });
const progress = z
  .enum(progressStatuses)
  .meta({ description: 'How far one is with it', examples: ['InProgress'] });
const message = z
  .string()
  .nullable()
  .meta({ description: 'What one is told with it', examples: ['We invite you on Friday at nine.'] });

export const OpenVacancy = z
  .object({
    id: Id,
    title: ShownTitle('Lift truck operators, Umgeni'),
    account: Named.describe('Who looks for people'),
    site: NamedSite.nullable().describe('Where the work is'),
    employment: z.enum(employments).describe('For how long, and for what'),
    positions: z.int().meta({ description: 'How many are looked for', examples: [4] }),
    opensAt: Instant.nullable().meta({
      description: 'From when people apply',
      examples: ['2026-11-02T06:00:00.000Z'],
    }),
    expiresAt: Instant.nullable().meta({
      description: 'Until when people apply',
      examples: ['2026-11-27T15:00:00.000Z'],
    }),
    application: z
      .object({ id: Id, state: StateOfApplication })
      .nullable()
      .describe('My application; null where there is none'),
  })
  .meta({ id: 'OpenVacancy', description: 'A vacancy that one can apply for' });

export const OpenVacancyInFull = OpenVacancy.extend({
  description: z.string().meta({
    description: 'What the work is, and what it asks of people',
    examples: ['You move pallets between the dock and the racks, in shifts.'],
  }),
  criteria: z.array(AskedCriterion).describe('What is asked'),
  tests: z
    .array(
      z.object({
        id: Id,
        title: ShownTitle('Numeracy for warehouse work'),
        required: z.boolean().describe('Whether nobody is through with testing before it'),
        minimum: perCent
          .nullable()
          .meta({ description: 'Per cent below which nobody qualifies', examples: [50] }),
      }),
    )
    .describe('Tests that one writes'),
  documents: z
    .array(
      z.object({
        id: DocumentName,
        title: ShownTitle('Licence for lift trucks'),
        kind: DocumentKind,
        required: z.boolean().describe('Whether nothing is complete without it'),
      }),
    )
    .describe('What one is to send'),
  questionsOfEquity: z
    .boolean()
    .describe('Whether one may say of oneself what figures of fairness are counted from'),
  retentionMonths: z.int().meta({
    description: 'Months after closing for which documents and answers are kept',
    examples: [12],
  }),
}).meta({ id: 'OpenVacancyInFull', description: 'A vacancy with everything that it asks for' });

export const SelfDeclaration = z
  .object({
    race: z.enum(races).nullish().describe('Population group, in the words of the option list'),
    gender: z
      .enum(genders)
      .nullish()
      .meta({ description: 'Gender, in the words of the option list', examples: ['Female'] }),
    disability: z
      .string()
      .max(255)
      .nullish()
      .meta({ description: 'Disability; what is not said stays empty', examples: [null] }),
  })
  .meta({
    id: 'SelfDeclaration',
    description:
      'What somebody says of themselves if they like: figures of fairness are counted from it alone',
  });

export const ApplicationInput = z
  .object({
    answers: z
      .array(CriterionAnswer)
      .max(20)
      .default([])
      .describe('What one answers to the criteria of the vacancy'),
    consent: z.boolean().describe('Whether one agrees that the application is kept and looked at'),
    equity: SelfDeclaration.optional(),
  })
  .meta({
    id: 'ApplicationInput',
    description: 'An application for a vacancy',
    examples: [{ answers: [], consent: true }],
  });

export const WithdrawalInput = z
  .object({
    reason: Text()
      .optional()
      .meta({ description: 'Why', examples: ['I found work.'] }),
    erase: z.boolean().default(false).describe('Whether documents and answers are removed at once'),
  })
  .meta({ id: 'WithdrawalInput', description: 'How an application is withdrawn' });

/** What somebody is told of their own application in every answer. */
const own = {
  id: Id,
  vacancyId: Id.describe('The vacancy that it is for'),
  state: StateOfApplication,
  appliedAt: AppliedAt,
  testedAt: TestedAt,
};

export const OwnApplication = z
  .object(own)
  .meta({ id: 'OwnApplication', description: 'An application, as whoever made it is answered' });

const OwnDocument = z
  .object({
    documentId: DocumentName,
    title: ShownTitle('Licence for lift trucks'),
    fileId: Id,
    name: z.string().meta({ description: 'Name of the file', examples: ['licence.pdf'] }),
    sentAt: Instant.meta({ description: 'When it was sent', examples: ['2026-11-03T08:20:00.000Z'] }),
  })
  .meta({ id: 'OwnScreeningDocument', description: 'A document that somebody sent' });

/** Everything that is kept about an application: the copy that a person may ask for. */
export const OwnApplicationInFull = OwnApplication.extend({
  title: ShownTitle('Lift truck operators, Umgeni'),
  consent: z
    .object({
      at: Instant.describe('When one agreed'),
      version: z.string().meta({ description: 'What one agreed to', examples: ['2026-1'] }),
    })
    .describe('What one agreed to, and when'),
  answers: z.array(CriterionAnswer).describe('What one answered to the criteria'),
  documents: z.array(OwnDocument).describe('Documents that one sent'),
  tests: z
    .array(
      z.object({
        id: Id,
        title: ShownTitle('Numeracy for warehouse work'),
        status: progress,
        score: ShownScore,
        submittedAt: Instant.nullable().describe('When it was handed in'),
        answers: z
          .array(
            z.object({
              question: z.string().meta({ description: 'What was asked', examples: ['How many rings?'] }),
              answer: z.string().meta({ description: 'What one answered', examples: ['3'] }),
            }),
          )
          .describe('What one answered'),
      }),
    )
    .describe('Tests of it, and how one stands with each'),
  score: ShownScore,
  qualifying: ShownQualifying,
  history: z
    .array(
      z.object({
        from: StateOfApplication.nullable().describe('How far it was; null at its beginning'),
        to: StateOfApplication,
        at: Instant.describe('When it changed'),
        reason: message.describe('Why, where it was turned down'),
        message,
      }),
    )
    .describe('How it came to where it is'),
  objections: z.string().meta({
    description: 'How to ask for a person to look again',
    examples: ['Write to the manager of the account.'],
  }),
  keptUntil: Instant.nullable().describe(
    'Until when documents and answers are kept; null while the vacancy is open',
  ),
  equity: SelfDeclaration.nullable().describe(
    'What one said of oneself; nobody but oneself sees it, and it can be emptied',
  ),
}).meta({ id: 'OwnApplicationInFull', description: 'Everything that is kept about an application' });

export const Requirement = z
  .object({
    requirement: z.string().meta({
      description: 'What is asked for',
      examples: ['Numeracy for warehouse work: at least 50 per cent'],
    }),
    met: z.boolean().nullable().describe('Whether it is met; null while that is not known'),
  })
  .meta({ id: 'Requirement', description: 'Something that a vacancy asks for, and whether it is met' });

export const QualifyingStatus = z
  .object({
    status: ShownQualifying,
    of: z.array(Requirement).describe('What is asked for, each with whether it is met'),
    score: ShownScore,
    howItIsComputed: z.string().meta({
      description: 'The logic behind it, in words',
      examples: ['You qualify when everything that has to be met is met.'],
    }),
    objections: z.string().meta({
      description: 'How to ask for a person to look again',
      examples: ['Write to the manager of the account.'],
    }),
  })
  .meta({ id: 'QualifyingStatus', description: 'Whether somebody meets what a vacancy asks for, and why' });

export const MyTest = z
  .object({
    id: Id,
    title: ShownTitle('Numeracy for warehouse work'),
    status: progress,
    score: ShownScore,
    vacancies: z.array(Named).describe('Vacancies that ask for it'),
    required: z.boolean().describe('Whether nobody is through with testing before it'),
    questions: z.int().meta({ description: 'How many questions a try has', examples: [20] }),
    timeLimitMinutes: z
      .int()
      .nullable()
      .meta({ description: 'Minutes for a try; null where there is no limit', examples: [30] }),
    closesAt: Instant.nullable().describe('Until when it can be begun; null where there is no such day'),
  })
  .meta({ id: 'MyTest', description: 'A test that somebody is to write, and how they stand with it' });

export const DecisionInput = z
  .object({
    reason: Text()
      .optional()
      .meta({
        description: 'Why: needed where somebody is turned down or taken up again, and shown to them',
        examples: ['The licence for lift trucks had run out.'],
      }),
    message: Text()
      .optional()
      .meta({ description: 'What they are told with it', examples: ['We invite you on Friday at nine.'] }),
  })
  .meta({ id: 'ApplicationDecisionInput', description: 'Why the state of an application changes' });

/** The person as lists of managers show them: no photograph, nothing of what the law protects especially. */
export const NamedCandidate = Named.meta({
  examples: [{ id: '0192f3a4-1210-7f10-9c34-12994f89ce37', name: 'Kabelo Motaung' }],
});
