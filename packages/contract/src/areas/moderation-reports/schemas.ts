import { z } from 'zod';
import { Agreement } from '../../kit/agreement.ts';
import { Refusal } from '../../kit/attempts.ts';
import { BatchSummary } from '../../kit/batch-summary.ts';
import { ReferralAction } from '../../kit/decisions.ts';
import { EditionStanding } from '../../kit/editions.ts';
import {
  NamedLearner,
  NamedModerator,
  NamedSite,
  OnlySite,
  ShownName,
  ShownTitle,
} from '../../kit/fields.ts';
import { decisionKinds, reportChecklist, reportLayouts, vacsRules } from '../../kit/options.ts';
import { shownOutcome } from '../../kit/outcomes.ts';
import { Passed, Result, ResultRule, Scale } from '../../kit/scales.ts';
import { SampleProof } from '../../kit/sample-proofs.ts';
import { Day, Id, Instant, Line, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';
import { ReportReferral } from './referrals.ts';

export const moderationReportArea: Area = {
  name: 'moderation-reports',
  about: 'What was found in a batch, signed by its moderator.',
  licences: ['ReadyForModeration'],
};

const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });
const words = (description: string, example: string) => z.string().meta({ description, examples: [example] });

const AccreditationNumber = z
  .string()
  .nullable()
  .meta({ description: 'Number of its accreditation', examples: ['SSETA-2024-0817'] });

const NamedRegistration = z
  .object({
    number: words('Number of the registration', 'MOD-20418'),
    body: words('The quality body that registered the person', 'Services SETA'),
    expiresOn: Day.meta({ description: 'Last day on which it holds', examples: ['2028-06-30'] }),
  })
  .nullable()
  .meta({ description: 'The registration for this programme; null where none is on record' });

const ReportSite = NamedSite.extend({
  accreditationNumber: AccreditationNumber,
  portfolios: count('Portfolios of the batch that are from there', 9),
  sampled: count('Of those in the sample', 3),
});

const ReportAssessor = z.object({
  id: Id.nullable().describe('Null where somebody outside of the platform assessed'),
  name: ShownName('Thabo Mokoena'),
  registration: NamedRegistration,
  portfolios: count('Portfolios of the batch that the person assessed', 9),
  sampled: count('Of those in the sample', 3),
  agreement: z
    .array(Agreement)
    .describe('How far moderators judged as this assessor did, by what results are said in'),
});

const ReportModerator = NamedModerator.extend({
  registration: NamedRegistration,
  attempts: count('Attempts that the person decided on', 4),
});

const ReportOutcome = z.object({
  outcomeId: Id,
  ...shownOutcome,
  assessor: Result.nullable().describe('Judgement of the assessor; null where there is none'),
  blind: Result.nullable().describe('Verdict of the moderator before the judgement was shown'),
  moderator: Result.nullable().describe('Verdict that was signed; null where there is none'),
  agreed: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether both judged alike before the judgement was shown', examples: [true] }),
  changedAfterReveal: z.boolean().describe('Whether the verdict changed after the judgement was shown'),
  comment: words('What the moderator says about it', 'The evidence covers all criteria.'),
});

const ReportAttempt = z.object({
  attemptId: Id,
  attemptNumber: count('Which attempt of the learner it is, from 1', 1),
  learner: NamedLearner.extend({
    number: z
      .string()
      .nullable()
      .meta({ description: 'Number of the learner', examples: ['L-20418'] }),
  }).meta({ description: 'The learner whose work it is' }),
  site: NamedSite,
  assessor: words('Name of who assessed it', 'Thabo Mokoena'),
  moderator: NamedModerator.describe('Who decided'),
  signedAt: Instant.describe('When the decision was signed'),
  reasons: z.array(z.string()).meta({ description: 'Why it was in the sample', examples: [['percentage']] }),
  reasonByHand: z
    .string()
    .nullable()
    .meta({ description: 'What was said when it was added by hand', examples: [null] }),
  decision: z.enum(decisionKinds).describe('What was decided'),
  reason: words('Why it was decided so', 'One criterion is not covered by any evidence.'),
  isReleased: z.boolean().describe('Whether this report releases its result'),
  assessed: Result.nullable().describe('The result as it was assessed'),
  assessedPassed: Passed,
  result: Result.nullable().describe('The result that stands after the decision; null where none does'),
  passed: Passed,
  outcomes: z.array(ReportOutcome).describe('What was found, outcome by outcome'),
  referrals: z
    .array(ReportReferral)
    .describe('Earlier rounds: each time that it was referred back before the decision that stands'),
  actions: z
    .array(
      ReferralAction.extend({ outcome: words('The outcome that it is about', 'US 242825 Manage records') }),
    )
    .describe('What is to be done about what was referred back, by whom and by when'),
  findings: z
    .array(
      z.object({
        rule: z.enum(vacsRules).describe('The rule of evidence'),
        answer: z
          .enum(['met', 'not_met', 'not_checked', 'open'])
          .describe('How it was answered; open where nothing was said'),
        comment: words('What there is to say about it', 'The logbook is not signed by the mentor.'),
        evidence: z
          .array(z.string())
          .meta({ description: 'Titles of the evidence cited', examples: [['Logbook, October']] }),
      }),
    )
    .describe('Whether the evidence keeps the rules, rule by rule'),
});

const RuleOfEvidence = z.object({
  rule: z.enum(vacsRules).describe('The rule of evidence'),
  of: count('Attempts that were decided on', 7),
  met: count('Attempts whose evidence keeps the rule', 5),
  notMet: count('Attempts whose evidence breaks the rule', 1),
  notChecked: count('Attempts where it was not checked, for a reason given', 1),
  open: count('Attempts where nothing was said', 0),
  remarks: z
    .array(
      z.object({
        learner: words('Name of the learner', 'Ndlovu, Zanele'),
        answer: z.enum(['met', 'not_met', 'not_checked']).describe('How it was answered'),
        comment: words('What there is to say about it', 'The logbook is not signed by the mentor.'),
        evidence: z
          .array(z.string())
          .meta({ description: 'Titles of the evidence cited', examples: [['Logbook, October']] }),
      }),
    )
    .describe('What was said about it, learner by learner'),
});

const ReportFigures = z.object({
  portfolios: count('Portfolios in the batch', 26),
  sampled: count('Portfolios in the sample', 7),
  decided: count('Portfolios of this report that were decided on', 7),
  upheld: count('Decided as they were assessed', 5),
  overturned: count('Decided otherwise than they were assessed', 1),
  referredBack: count('Referred back, and still so or judged again since', 1),
  judgedAgain: count('Of those judged again since, and upheld or overturned', 0),
  released: count('Results that this report releases', 25),
  notReleased: count('Results of the batch that no report has released yet', 1),
});

const Drawing = z.object({
  seed: z
    .string()
    .nullable()
    .meta({ description: 'What the draw follows from', examples: ['visit-2026-11'] }),
  seedCommitment: z
    .object({
      by: NamedModerator.describe('Who fixed the seed'),
      at: Instant.describe('When it was fixed'),
    })
    .nullable()
    .describe('Who fixed the seed before the batch was made; null where the platform made it at the draw'),
  drawnAt: Instant.nullable().describe('When the sample was drawn'),
  percentage: z.number().meta({ description: 'Per cent that were drawn', examples: [25] }),
  tolerance: z.number().meta({
    description: 'By how many levels or marks verdict and judgement might differ and still agree',
    examples: [0],
  }),
  minimum: count('Fewest that were drawn', 3),
  isByRecord: z
    .boolean()
    .optional()
    .describe(
      'Whether shares were by the record of each assessor; earlier reports do not say, and theirs were not',
    ),
  alwaysInclude: z
    .array(z.string())
    .meta({ description: 'What the policy always includes', examples: [['not_yet_competent']] }),
  reasons: z
    .array(
      z.object({
        reason: words('Why attempts are in the sample', 'percentage'),
        attempts: count('How many; one with two reasons counts under both', 7),
      }),
    )
    .describe('Why the sample has its size'),
});

const OpenPoint = z.object({
  key: words('What an explanation names it by', 'referrals'),
  kind: z.enum(['coverage', 'policy', 'referral', 'evidence']).describe('What leaves it open'),
  sentence: words('What is open', 'One attempt is referred back and not released: Ndlovu, Zanele.'),
  explanation: z
    .string()
    .nullable()
    .meta({ description: 'Why it stays open; null before it is explained', examples: [null] }),
});

const irregularities = { description: 'What was not in order', examples: ['None.'] };
const recommendations = {
  description: 'What should be done better',
  examples: ['Show assessors how to date observations.'],
};
const arrangements = {
  description: 'Special needs of learners, and what was arranged for them',
  examples: ['One learner was given a reader.'],
};

const ChecklistAnswer = z.object({
  item: z.enum(reportChecklist).describe('The statement that it answers'),
  answer: z.enum(['yes', 'no', 'not_applicable']).describe('Whether it holds'),
  remark: Text().meta({ description: 'What there is to say about it', examples: [''] }),
});

const layout = z.enum(reportLayouts).meta({
  description: 'In whose order and words it is printed',
  examples: ['seta_external_moderation'],
});

/** What a moderator adds to a report to sign it. */
export const ReportSignature = z.object({
  arrangements: Text(5000).default('').meta(arrangements),
  irregularities: Text(5000).meta(irregularities),
  recommendations: Text(5000).meta(recommendations),
  checklist: z.array(ChecklistAnswer).max(50).describe('An answer to each statement'),
  explanations: z
    .array(
      z.object({
        key: Line().meta({ description: 'The open point that it explains', examples: ['referrals'] }),
        text: Text(5000).meta({
          description: 'Why it stays open, and what is done about it',
          examples: ['The second site is moderated in January.'],
        }),
      }),
    )
    .max(2000)
    .default([])
    .describe('Why what the report leaves open stays open'),
  layout: layout
    .optional()
    .describe('In whose order and words it is printed; as the last one of the account'),
  signature: Line().meta({ description: 'The own name, typed to sign', examples: ['Riaan Pretorius'] }),
});

export const Report = z
  .object({
    onlySite: OnlySite,
    id: Id.nullable().describe('Null while it is not signed'),
    number: z
      .string()
      .nullable()
      .meta({ description: 'Number under which it is known', examples: ['MR-2026-0042'] }),
    supplementTo: z
      .string()
      .nullable()
      .meta({ description: 'Number of the first report of the batch; null on that', examples: [null] }),
    signed: z
      .array(
        z.object({
          id: Id,
          number: words('Number under which it is known', 'MR-2026-0042'),
          signedAt: Instant.describe('When it was signed'),
          standing: EditionStanding,
        }),
      )
      .describe('Signed reports of the batch, oldest first'),
    replaces: z.array(words('Number of a report', 'MR-2026-0042')).meta({
      description: 'Numbers of the reports whose place it takes as their next edition',
      examples: [[]],
    }),
    standing: EditionStanding,
    questionedAt: Instant.nullable().meta({
      description: 'Since when a reopening puts it in question; null where none does, or did',
      examples: [null],
    }),
    supersededBy: z
      .object({ id: Id, number: words('Number under which it is known', 'MR-2026-0043') })
      .nullable()
      .meta({ description: 'The edition that took its place; null where none did', examples: [null] }),
    batch: BatchSummary,
    provider: z
      .object({ name: ShownName('Umfolozi Skills Academy'), accreditationNumber: AccreditationNumber })
      .describe('Who trained and assessed'),
    programme: z
      .object({
        title: ShownTitle('Business Administration Services NQF 4'),
        registrationNumber: words('Number of its registration', '61595'),
        nqfLevel: z
          .int()
          .nullable()
          .meta({ description: 'Level of the National Qualifications Framework', examples: [4] }),
        credits: z
          .number()
          .nullable()
          .meta({ description: 'Credits that it counts for', examples: [140] }),
        route: words('Kind of qualification that it leads to', 'occupational'),
        scale: Scale,
        outcomeScales: z
          .array(z.object({ outcomeId: Id, scale: Scale }))
          .describe('Outcomes that have a scale of their own'),
        resultRule: ResultRule,
      })
      .describe('What was assessed'),
    period: z
      .object({
        from: Day.nullable().meta({ description: 'First day of assessment', examples: ['2026-10-01'] }),
        to: Day.nullable().meta({ description: 'Last day of assessment', examples: ['2026-10-31'] }),
      })
      .describe('When the portfolios were assessed'),
    scope: words('What was moderated', 'Portfolios of the October intake.'),
    sampling: words('How the sample was drawn, in words', 'A quarter of the work, at least three.'),
    sites: z.array(ReportSite).describe('Where the portfolios are from'),
    assessors: z.array(ReportAssessor).describe('Who assessed'),
    moderators: z.array(ReportModerator).describe('Who moderated'),
    figures: ReportFigures.describe('What the report is about, in numbers'),
    drawing: Drawing.describe('How the sample came about'),
    proof: SampleProof.nullable().describe(
      "What the sample proves; null where it is not the caller's to know, or the report is older",
    ),
    openPoints: z.array(OpenPoint).describe('What the report leaves open, and why'),
    departures: z
      .array(
        z.object({
          learner: words('Name of the learner', 'Ndlovu, Zanele'),
          reason: words('Why it left the batch', 'Assessed by who signs the report.'),
          leftAt: Instant.describe('When it left'),
          whereTo: words('Where it is now', 'Waits for another batch.'),
        }),
      )
      .describe('Attempts that left the batch before its report'),
    attempts: z.array(ReportAttempt).describe('What was found, attempt by attempt'),
    agreement: z
      .array(Agreement)
      .describe(
        'How far moderators and assessors judged alike, on blind verdicts, by what results are said in',
      ),
    agreementByOutcome: z
      .array(Agreement.extend({ outcomeId: Id, ...shownOutcome }))
      .describe('The same, outcome by outcome'),
    vacs: z
      .array(RuleOfEvidence)
      .describe('What was found about validity, authenticity, currency and sufficiency'),
    layout,
    arrangements: z.string().meta(arrangements),
    irregularities: z.string().meta(irregularities),
    checklist: z.array(ChecklistAnswer).describe('What was answered on the statements of the checklist'),
    recommendations: z.string().meta(recommendations),
    signedBy: NamedModerator.extend({ registration: NamedRegistration }).nullable().describe('Who signed it'),
    signedAt: Instant.nullable().describe('When it was signed'),
    timeZone: words('Time zone in which its days and times are meant', 'Africa/Johannesburg'),
    fileId: Id.nullable(),
    blockers: z.array(z.string()).meta({
      description: 'What keeps it from going on, in sentences',
      examples: [['Two attempts wait for a decision.']],
    }),
    signing: z
      .object({
        refusal: Refusal.nullable().meta({
          description: 'Why the caller may sign no report of this programme',
          examples: [null],
        }),
        conflicts: z
          .array(
            Refusal.extend({
              attemptId: Id,
              learner: words('Name of the learner', 'Ndlovu, Zanele'),
              mayLeave: z.boolean().describe('Whether it may leave the batch, so that the caller can sign'),
            }),
          )
          .describe('Attempts of the batch that the caller may not sign for, up to 200'),
        conflictCount: count('How many there are', 0),
      })
      .describe('What keeps the caller from signing, beside what keeps everybody'),
  })
  .meta({ id: 'ModerationReport', description: 'What was found in a batch, signed or as it stands' });
