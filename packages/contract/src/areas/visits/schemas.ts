import { z } from 'zod';
import { NamedBatch, NamedCourse, OnlySite } from '../../kit/fields.ts';
import type { Area } from '../../kit/operation.ts';
import { visitKinds, visitOutcomes, visitPreparations, visitStandings } from '../../kit/options.ts';
import { Day, Id, Instant, Line, Lines, Named, Text, Version } from '../../kit/schemas.ts';
import { noSampleReason } from '../../kit/verifying.ts';
import { VisitLayout } from './layout.ts';
import { VisitPoint } from './points.ts';
import { VisitChecklist, VisitSample } from './sample.ts';

export const visitArea: Area = {
  name: 'visits',
  about:
    'Visits of verifiers to reported batches: what is prepared for them, the room they work in, and how they end.',
  licences: ['ReadyForModeration', 'ExternalAssessments'],
};

const body = {
  description: 'The quality body that verifies',
  examples: ['Services SETA'],
};
const kind = z.enum(visitKinds).describe('Whether the verifier comes or works from elsewhere');
const startsOn = Day.describe('First day on which the room is open');
const endsOn = Day.describe('Last day on which the room is open');
const blind = z
  .boolean()
  .describe('Whether judgements and verdicts are kept from the verifier until they have judged');
const downloads = z.boolean().describe('Whether the verifier may take files and tables away');
const scope = { description: 'What is looked at, in words', examples: ['All of the third quarter.'] };

export const VisitRequest = z
  .object({
    batchIds: z.array(Id).min(1).max(20).describe('Reported batches that are verified'),
    body: Line(120).meta(body),
    verifierId: Id.nullish().describe('Who verifies; without one, whoever verifies for the account'),
    kind,
    startsOn,
    endsOn,
    scope: Text().default('').meta(scope),
    layoutId: Line(60).meta({
      description: 'Checklist and report that the body wants',
      examples: ['seta-three-columns'],
    }),
    blind: z.boolean().optional().describe('Other than the layout says'),
    downloads: downloads.default(false),
  })
  .meta({ id: 'VisitRequest', description: 'What is sent to ask for a visit' });

export const VisitWithdrawal = z
  .object({
    reason: Lines(2000).meta({ description: 'Why', examples: ['The body sends somebody else in March.'] }),
  })
  .meta({ id: 'VisitWithdrawal', description: 'Why a visit is withdrawn' });

const VisitBatch = z
  .object({
    batch: NamedBatch,
    course: NamedCourse,
    released: z.int().meta({ description: 'Attempts that its reports have released', examples: [12] }),
  })
  .meta({ id: 'VisitBatch', description: 'One batch of a visit' });

const Questioned = z
  .object({
    report: z
      .object({
        id: Id,
        number: z.string().meta({ description: 'Its number', examples: ['MR-2026-0042'] }),
      })
      .describe('The signed report'),
    batch: NamedBatch,
    since: Instant.describe('Since when: a decision in it was reopened then'),
  })
  .meta({ id: 'VisitQuestionedReport', description: 'A report of a visit that is in question' });

export const Visit = z
  .object({
    id: Id,
    version: Version,
    body: z.string().meta(body),
    verifier: Named.nullable().describe('Who verifies; null: whoever verifies for the account'),
    kind,
    startsOn,
    endsOn,
    standing: z.enum(visitStandings).describe('How it stands today'),
    scope: z.string().meta(scope),
    blind,
    downloads,
    batches: z.array(VisitBatch).describe('Its batches, as far as the caller may see them'),
    requestedBy: Named.describe('Who asked for it'),
    requestedAt: Instant.describe('When it was asked for'),
    withdrawnReason: z
      .string()
      .nullable()
      .meta({ description: 'Why it was withdrawn; null where it was not', examples: [null] }),
    outcome: z.enum(visitOutcomes).nullable().describe('How it ended; null until it is signed'),
    signedBy: Named.nullable().describe('Who signed; null before'),
    signedAt: Instant.nullable().describe('When it was signed; null before'),
    questioned: z
      .array(Questioned)
      .optional()
      .describe('Reports of its batches that are in question, as far as the caller may read them'),
    openConditions: z.int().meta({ description: 'Conditions that are not closed yet', examples: [2] }),
  })
  .meta({ id: 'Visit', description: 'A visit of a verifier to one or more reported batches' });

const Preparation = z
  .object({
    about: z.enum(visitPreparations).describe('What is to be ready'),
    open: z.int().meta({ description: 'What is missing of it; 0 where it is ready', examples: [0] }),
    of: z.int().meta({ description: 'Out of how many', examples: [3] }),
    names: z
      .array(z.string())
      .meta({ description: 'Whom or what it is missing of', examples: [['Thabo Mokoena']] }),
  })
  .meta({ id: 'VisitPreparation', description: 'One thing that is prepared before a visit' });

const VisitLook = z
  .object({
    what: z.enum(['attempt', 'evidence', 'report']).describe('What was opened'),
    name: z.string().meta({ description: 'What it is called', examples: ['Zanele Ndlovu: Logbook'] }),
    firstAt: Instant.describe('When it was opened first'),
    lastAt: Instant.describe('When it was opened last'),
    times: z.int().meta({ description: 'How often it was opened', examples: [2] }),
    seconds: z.int().meta({ description: 'How long it was looked at, in seconds', examples: [340] }),
  })
  .meta({ id: 'VisitLook', description: 'Something that a verifier opened in their room' });

const findings = {
  description: 'What was found as a whole',
  examples: ['Sampling and feedback are in order.'],
};

const counted = (description: string, example: number) => z.int().meta({ description, examples: [example] });

const VisitSigning = z
  .object({
    attempts: counted('Attempts that wait for the signature, which is for all of them', 9),
    results: counted('Results of outcomes of these attempts', 54),
    sampled: counted('Attempts in the sample of the verifier', 3),
    looked: counted('Of the sample, those that they opened or judged', 2),
    unexplainedDifferences: counted(
      'Results of the sample that differ from those that stand, without a word; none before all of it is judged',
      0,
    ),
    appealed: counted('Of the attempts that wait, those with an appeal that is not decided', 1),
    appealedBy: z.array(Named).max(3).describe('Learners of these attempts, three at most'),
  })
  .meta({ id: 'VisitSigning', description: 'What a signature stands for, and what it rests on' });

export const VisitLookInput = z
  .object({
    attemptId: Id.describe('The attempt that was open'),
    evidenceId: Id.nullish().describe('The piece of evidence that was open'),
    seconds: z
      .int()
      .min(1)
      .max(120)
      .meta({ description: 'How long, since it was told last', examples: [30] }),
  })
  .meta({ id: 'VisitLookInput', description: 'How long something was looked at' });

export const VisitSignature = z
  .object({
    outcome: z.enum(visitOutcomes).describe('How the visit ends'),
    findings: Text(10_000).meta(findings),
    signature: Line(200).meta({ description: 'Full name of who signs', examples: ['Fatima Adams'] }),
    noSampleReason: Text()
      .optional()
      .meta({ ...noSampleReason, description: `${noSampleReason.description}; needed then` }),
  })
  .meta({ id: 'VisitSignature', description: 'What a verifier signs at the end of a visit' });

export const VisitRoom = Visit.extend({
  onlySite: OnlySite,
  layout: VisitLayout,
  preparation: z
    .array(Preparation)
    .describe('What is prepared; it fills itself. Empty for verifiers, and where one site alone is told'),
  sample: VisitSample,
  checklist: VisitChecklist.shape.answers,
  points: z
    .array(VisitPoint)
    .describe(
      'Findings, questions and conditions, the first one first; to others but the verifier those that are shared',
    ),
  looks: z.array(VisitLook).describe('What the verifier opened, the latest first'),
  findings: z.string().meta(findings),
  noSampleReason: z
    .string()
    .nullable()
    .optional()
    .meta({ ...noSampleReason, description: `${noSampleReason.description}; null where one was` }),
  signing: VisitSigning.nullable()
    .optional()
    .describe('What they sign, to whoever verifies; null to others, and where it is not open to be signed'),
}).meta({ id: 'VisitRoom', description: 'A visit with all that is in its room' });

export const VisitChoices = z
  .object({
    layouts: z.array(VisitLayout).describe('Checklists and reports to choose from'),
    verifiers: z.array(Named).describe('Who verifies for the account'),
    batches: z
      .array(
        z.object({
          batch: NamedBatch,
          course: NamedCourse,
          waiting: z.int().meta({ description: 'Results that could be verified', examples: [9] }),
        }),
      )
      .describe('Reported batches with results that no visit is open for'),
    last: VisitRequest.pick({ body: true, verifierId: true, kind: true, layoutId: true, downloads: true })
      .extend({ blind })
      .nullable()
      .optional()
      .describe('How the last visit of the account was agreed, to begin with; null where there was none'),
  })
  .meta({ id: 'VisitChoices', description: 'What a visit can be asked for' });
