import { z } from 'zod';
import { AttemptRow, AttemptState, EvidenceItem, Refusal } from '../../kit/attempts.ts';
import { Decision, Finding, Judgement, ReferralAction, Verdict } from '../../kit/decisions.ts';
import { JudgedAppeal, OpenReopening } from '../../kit/editions.ts';
import { FeedbackDraft } from '../../kit/feedback.ts';
import { SearchText, ShownName, ShownTitle } from '../../kit/fields.ts';
import { attemptStates, decisionKinds, dueGroups } from '../../kit/options.ts';
import { InterimLook } from '../../kit/interim-looks.ts';
import { ShownOutcome } from '../../kit/outcomes.ts';
import { Result, ResultRule, Scale } from '../../kit/scales.ts';
import { HandedOver } from './going-on.ts';
import { Look } from './looks.ts';
import { Day, Id, Instant, Named, Text, Version } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';
import { Taught } from './taught.ts';

export const attemptArea: Area = {
  name: 'attempts',
  about: 'Attempts of learners in queues and at work: claims, drafts, verdicts and decisions.',
  licences: ['DueAssessments', 'ReadyForModeration', 'ExternalAssessments'],
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
export const AttemptOrder = z
  .enum(sorts.flatMap((name) => [name, `-${name}` as const]))
  .describe('Field to sort by; a minus before it turns the order');

export const attemptFilter = {
  queue: z
    .enum(['due', 'ready', 'all'])
    .optional()
    .describe('due: allocated to me or my sites to assess; ready: assessed, batched or in a sample'),
  courseId: z.array(Id).max(200).optional().describe('Only attempts of one of these courses'),
  siteId: z.array(Id).max(500).optional().describe('Only attempts at one of these sites'),
  assessorId: z.array(Id).max(500).optional().describe('Only attempts that one of these people assessed'),
  outcomeId: z
    .array(Id)
    .max(200)
    .optional()
    .describe('Only attempts on which one of these outcomes has been judged'),
  assessedFrom: Day.optional().describe('Only attempts that were assessed on this day or later'),
  assessedTo: Day.optional().describe('Only attempts that were assessed on this day or before'),
  batchId: z.array(Id).max(200).optional().describe('Only attempts in one of these batches'),
  state: z
    .array(z.enum(attemptStates))
    .max(attemptStates.length)
    .optional()
    .meta({ description: 'Only attempts in one of these states', examples: [['assessed']] }),
  due: z
    .array(z.enum(dueGroups))
    .max(dueGroups.length)
    .optional()
    .describe('Only attempts that are due so soon'),
  mine: z.enum(['true', 'false']).optional().describe('Only what I have claimed or is allocated to me'),
  query: SearchText('Text in the name or number of the learner', 'Ndlovu').optional(),
};

const facet = (description: string, id: string, name: string) =>
  z
    .array(
      z.object({
        id: z.string().meta({ description: 'Value to filter by', examples: [id] }),
        name: ShownName(name),
        count: z.int().meta({ description: 'How many there are', examples: [24] }),
      }),
    )
    .describe(description);

export const Facets = z
  .object({
    courses: facet(
      'Courses that the attempts are of, with how many',
      '0192f3a4-a908-7043-9ed4-69f361cd516f',
      'Business Administration Services NQF 4',
    ),
    sites: facet(
      'Sites that the attempts are of, with how many',
      '0192f3a4-fbae-7041-9b02-c41ed0fd8a4e',
      'Durban Central Campus',
    ),
    assessors: facet(
      'Who assessed them, with how many',
      '0192f3a4-f114-7565-9406-29ae942ff3f9',
      'Thabo Mokoena',
    ),
    batches: facet(
      'Open batches that they are in, with how many: of the hundred that are due first and of those that were chosen',
      '0192f3a4-4bb2-74ef-9c96-41afc5ded1ca',
      'Business Administration, October',
    ),
    states: facet('States that they are in, with how many', 'assessed', 'Assessed'),
    due: facet('When they are due, with how many', 'overdue', 'Overdue'),
  })
  .meta({
    id: 'AttemptFacets',
    description: 'Values that attempts can be filtered by, with how many of each',
  });

export const WorkspaceOutcome = ShownOutcome.extend({
  evidenceIds: z.array(Id).describe('Identifiers of the evidence that it is about'),
  verdict: Verdict.nullable().describe('The verdict of the moderator at work'),
  judgement: Judgement.nullable().describe("The assessor's; null while it is hidden or does not exist"),
  hidden: z.boolean().describe('A judgement exists and is shown after the verdict'),
  comparison: z
    .enum(['agrees', 'differs', 'unknown'])
    .nullable()
    .describe('The own judgement beside that of the assessor'),
}).meta({ id: 'WorkspaceOutcome', description: 'An outcome with what was found of it so far' });

/** An outcome that drafts are shown about. */
const outcomeId = '0192f3a4-f89f-7932-9113-04ce168c7ee4';

export const DraftBody = z
  .object({
    comments: z.record(z.string(), Text()).meta({
      description: 'Comment per outcome',
      examples: [{ [outcomeId]: 'Ask for the second logbook.' }],
    }),
    findings: z.array(Finding).max(4).describe('What was found about the evidence, rule by rule'),
    kind: z.enum(decisionKinds).nullish().describe('What is about to be decided'),
    reason: Text().meta({
      description: 'Why, for those who come after',
      examples: ['All criteria are evidenced.'],
    }),
    actions: z
      .array(ReferralAction.partial().extend({ outcomeId: Id }))
      .max(200)
      .describe('What is to be done, by whom and by when'),
    judgements: z
      .record(
        z.string(),
        z.object({
          result: Result.nullish().describe('Result of the judgement, in the words of its scale'),
          mark: z
            .number()
            .nullish()
            .meta({ description: 'Marks given', examples: [78] }),
          feedback: Text().meta({
            description: 'What the learner or assessor is told',
            examples: ['Say where the figures come from.'],
          }),
        }),
      )
      .meta({
        description: 'Judgement per outcome, while assessing',
        examples: [{ [outcomeId]: { result: 'C', mark: 78, feedback: 'Say where the figures come from.' } }],
      }),
    feedback: FeedbackDraft.nullish().describe('What is about to be said to the assessor'),
    evidenceId: Id.nullish().describe('What was looked at last'),
    notes: Text(10_000).meta({
      description: 'What there is to remember about it',
      examples: ['Seen together with the workplace mentor.'],
    }),
  })
  .meta({ id: 'DraftBody', description: 'What was typed about an attempt and not decided yet' });

export const Draft = z
  .object({ body: DraftBody, version: Version, savedAt: Instant.describe('When it was kept last') })
  .meta({ id: 'Draft', description: 'What was typed about an attempt, as it was kept last' });

/** Everything that judging one attempt needs, in one answer. */
export const Workspace = z
  .object({
    attempt: AttemptRow,
    course: z
      .object({
        id: Id,
        title: ShownTitle('Business Administration Services NQF 4'),
        registrationNumber: z
          .string()
          .meta({ description: 'Number of its registration', examples: ['61595'] }),
        nqfLevel: z
          .int()
          .nullable()
          .meta({ description: 'Level of the National Qualifications Framework', examples: [4] }),
        credits: z
          .number()
          .nullable()
          .meta({ description: 'Credits that it counts for', examples: [140] }),
        route: z
          .string()
          .meta({ description: 'Kind of qualification that it leads to', examples: ['occupational'] }),
        scale: Scale,
        resultRule: ResultRule,
      })
      .describe('The course'),
    tolerance: z.number().meta({
      description: 'By how many levels or marks verdict and judgement may differ and still agree',
      examples: [0],
    }),
    mode: z.enum(['moderate', 'assess', 'read']).describe('What the caller may do with it'),
    blind: z.boolean().meta({
      description: 'Whether the judgement of the assessor is hidden until the own one is stored',
      examples: [true],
    }),
    vacs: z
      .enum(['required', 'optional'])
      .describe('Whether each rule of evidence is answered, or said why not, before a decision is signed'),
    outcomes: z.array(WorkspaceOutcome).describe('Outcomes that the learner has to reach'),
    evidence: z.array(EvidenceItem).describe('What the learner handed in'),
    taught: Taught.describe('How the learner was taught'),
    mayDownload: z
      .boolean()
      .describe('Whether the caller may take files away; a verifier where their visit allows it'),
    findings: z.array(Finding).describe('What was found about the evidence, rule by rule'),
    draft: Draft.nullable().describe('What was typed and not decided yet'),
    looks: z.array(Look).describe('How much of the evidence the caller, or who decided, has looked at'),
    handedOver: HandedOver.nullable().meta({
      description: 'To whom it was handed over last; null where nobody did',
      examples: [null],
    }),
    alsoThere: z.array(Named).describe('Others who have it open now, as their live lines say'),
    decision: Decision.nullable().meta({
      description: 'The decision of the moderator; null where there is none yet',
      examples: [null],
    }),
    reopening: OpenReopening.nullable().meta({
      description: 'What of the decision is judged anew; null where nothing is',
      examples: [null],
    }),
    appeal: JudgedAppeal.nullable().meta({
      description: 'The appeal that the caller judges; null where they judge none',
      examples: [null],
    }),
    conflicts: z.array(Refusal).meta({ description: 'Why the caller may not judge it', examples: [[]] }),
    proposed: z.enum(decisionKinds).nullable().describe('What the verdicts amount to, once all are there'),
    earlierAttempts: z
      .array(
        z.object({
          id: Id,
          number: z.int().meta({ description: 'Which attempt of the learner it was, from 1', examples: [1] }),
          state: AttemptState.meta({ examples: ['returned'] }),
        }),
      )
      .describe('Attempts of the learner before this one'),
    interimLooks: z
      .array(InterimLook)
      .describe('Early looks at its outcomes, each as far as the caller may know it'),
    interimOutcomeIds: z
      .array(Id)
      .meta({ description: 'Outcomes that the caller may look at early now', examples: [[]] }),
    neighbours: z
      .object({
        previousId: Id.nullable().describe('Identifier of the one before'),
        nextId: Id.nullable().describe('Identifier of the one after'),
        position: z.int().meta({ description: 'Place in that list, from 1', examples: [3] }),
        of: z.int().meta({ description: 'How many are in that list', examples: [6] }),
      })
      .describe('What is before and after it in the list it was opened from'),
  })
  .meta({ id: 'Workspace', description: 'Everything that judging one attempt needs, in one answer' });
