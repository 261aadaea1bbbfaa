import { z } from 'zod';
import { AttemptMark, AttemptRow, AttemptState, Refusal } from '../../kit/attempts.ts';
import { ListedBatch } from '../../kit/listed-batch.ts';
import { shownOutcome } from '../../kit/outcomes.ts';
import { Passed, Result } from '../../kit/scales.ts';
import {
  NamedAssessor,
  NamedBatch,
  NamedCourse,
  NamedLearner,
  NamedModerator,
  NamedSite,
  OnlySite,
  ShownName,
} from '../../kit/fields.ts';
import { SampleProof } from '../../kit/sample-proofs.ts';
import { BandedAssessor, SamplingPolicy } from '../../kit/sampling-policies.ts';
import { Day, Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const batchArea: Area = {
  name: 'batches',
  about: 'Batches of assessed attempts, and the samples that are drawn from them.',
  licences: ['ReadyForModeration'],
};

export const LeastSample = z
  .object({
    attempts: z.int().meta({ description: 'Attempts that the sample has at least', examples: [6] }),
    ofNewAssessors: z.int().meta({
      description:
        'Of new assessors, all of whose work is included; 0 where the share asks for as many attempts',
      examples: [0],
    }),
    each: z
      .object({
        kind: z.enum(['site', 'assessor']).describe('What each one of needs an attempt'),
        count: z.int().meta({ description: 'How many of them there are besides', examples: [6] }),
      })
      .nullable()
      .describe('What has to be covered beyond that; null where nothing asks for more'),
  })
  .meta({
    id: 'LeastSample',
    description: 'How small the sample can be at most, by what is known before the draw, and why',
  });

export const CoverageGap = z
  .object({
    kind: z.enum(['assessor', 'site', 'outcome', 'method']).describe('Kind of thing that it is'),
    id: z.string().meta({ description: 'Identifier', examples: ['0192f3a4-f114-7565-9406-29ae942ff3f9'] }),
    name: ShownName('Thabo Mokoena'),
  })
  .meta({ id: 'CoverageGap', description: 'What no attempt of a sample is of' });

export const Departure = z
  .object({
    attemptId: Id,
    learner: NamedLearner,
    leftAt: Instant.describe('When it left the batch'),
    by: NamedModerator.describe('Who took it out'),
    reason: z.string().meta({
      description: 'Why it left',
      examples: ['Assessed by the moderator who signs the report.'],
    }),
    state: AttemptState,
    batch: NamedBatch.nullable().describe('The batch that it is in now; null while it waits for one'),
  })
  .meta({ id: 'Departure', description: 'An attempt that left a batch before its report' });

export const SeedCommitment = z
  .object({
    id: Id,
    course: NamedCourse,
    by: NamedModerator.describe('Who fixed the seed'),
    at: Instant.describe('When it was fixed'),
    batch: NamedBatch.nullable().describe('The batch that was drawn with it; null while it waits'),
    seed: z
      .string()
      .nullable()
      .meta({ description: 'The seed; kept from others until it has been drawn with', examples: [null] }),
  })
  .meta({
    id: 'SeedCommitment',
    description: 'A seed that somebody fixed before the batch was made that it draws',
  });

export const BatchGap = CoverageGap.extend({
  candidates: z
    .array(
      z.object({
        attemptId: Id,
        learner: NamedLearner,
        site: NamedSite,
        assessor: NamedAssessor.nullable().describe('Who assessed it'),
        closes: z.int().meta({ description: 'How many gaps it would close at once', examples: [2] }),
        conflict: Refusal.nullable().meta({
          description: 'Why the caller may not moderate it',
          examples: [null],
        }),
      }),
    )
    .describe('Attempts of the batch that would cover it, those that cover most first'),
}).meta({ id: 'BatchGap', description: 'What no attempt of a sample is of, and which attempts would be' });

const PolicyVersions = z
  .object({
    account: z
      .int()
      .nullable()
      .meta({ description: 'Version of the policy of the account; null where it had none', examples: [3] }),
    course: z
      .int()
      .nullable()
      .meta({ description: 'Version of the policy of the course; null where it had none', examples: [null] }),
  })
  .describe('The versions of the policies with which the batch was built');

export const AssessorWidening = z
  .object({
    assessor: NamedAssessor,
    left: z
      .int()
      .meta({ description: 'Attempts of the assessor that are outside the sample', examples: [4] }),
    outcomes: z
      .array(
        z.object({
          outcomeId: Id,
          ...shownOutcome,
          state: z
            .enum(['open', 'closed', 'exhausted'])
            .describe('Whether it may grow, was closed by a run of upholds, or has nothing left to take'),
          run: z
            .int()
            .meta({ description: 'Results that stood in a row since the last change', examples: [2] }),
          runToClose: z.int().meta({ description: 'How many in a row close it', examples: [5] }),
          openedAt: Instant.describe('When a changed result opened it'),
          endedAt: Instant.nullable().describe(
            'When it was closed or had nothing left; null while it is open',
          ),
        }),
      )
      .describe('Outcomes over which the sample of the assessor grew'),
    steps: z
      .array(
        z.object({
          takenAt: Instant.describe('When the attempts joined the sample'),
          outcomes: z
            .array(z.string())
            .meta({ description: 'Codes of the outcomes that it is due to', examples: [['US 242825']] }),
          cause: z
            .object({
              attemptId: Id,
              learner: NamedLearner,
              moderator: NamedModerator.describe('Who decided'),
              signedAt: Instant.describe('When the decision was signed'),
            })
            .describe('The decision that changed a result'),
          attempts: z
            .array(z.object({ attemptId: Id, learner: NamedLearner }))
            .describe('What joined the sample'),
        }),
      )
      .describe('What joined the sample, step by step'),
  })
  .meta({ id: 'AssessorWidening', description: 'How the sample of one assessor grew, and what ends that' });

/** An attempt of a batch with what became of it there. */
export const BatchAttempt = AttemptRow.extend({
  result: Result.nullable().meta({
    description:
      'The result that stands once it is decided or released; null while it is kept from the caller',
    examples: ['C'],
  }),
  passed: Passed,
  decidedBy: NamedModerator.nullable().describe('Who decided on it in this batch'),
  decidedAt: Instant.nullable().describe('When it was decided on in this batch'),
  reasonByHand: z
    .string()
    .nullable()
    .meta({
      description: 'Why somebody added it to the sample',
      examples: ['The learner asked for a second opinion.'],
    }),
  marks: z.array(AttemptMark).describe('Why a person wants it to be looked at'),
}).meta({ id: 'BatchAttempt', description: 'An attempt of a batch, with its decision there' });

export const Batch = ListedBatch.extend({
  onlySite: OnlySite,
  seed: z
    .string()
    .nullable()
    .meta({
      description: 'What the draw of the sample follows from: the same seed draws the same sample',
      examples: ['2026-11-16'],
    }),
  seedCommitment: z
    .object({
      by: NamedModerator.describe('Who fixed the seed'),
      at: Instant.describe('When it was fixed'),
    })
    .nullable()
    .describe('Who fixed the seed before the batch was made; null where the platform made it at the draw'),
  drawnAt: Instant.nullable().describe('When the sample was drawn; null before'),
  policy: SamplingPolicy,
  policyVersions: PolicyVersions,
  bands: z
    .array(BandedAssessor)
    .describe('Risk bands of its assessors: as they were at the draw, before it as they are now'),
  proof: SampleProof.nullable().describe(
    "What the sample proves, before the draw what it would; null where it is not the caller's to know",
  ),
  least: LeastSample.nullable().describe(
    "How small the sample can be at most; null once it is drawn, and where it is not the caller's to know",
  ),
  widenings: z
    .array(AssessorWidening)
    .describe('How the sample grew by changed results, assessor by assessor'),
  refusal: Refusal.nullable().meta({
    description: 'Why the caller may not moderate this course today; null when they may, or do not moderate',
    examples: [null],
  }),
  departures: z
    .array(Departure)
    .describe('Attempts that left the batch before its report, and where they are'),
  gaps: z.array(BatchGap).describe('What the sample does not cover'),
  selection: z
    .object({
      siteNames: z
        .array(z.string())
        .meta({ description: 'Names of the sites', examples: [['Durban Central Campus']] }),
      assessorNames: z
        .array(z.string())
        .meta({ description: 'Names of who assessed it', examples: [['Thabo Mokoena']] }),
      from: Day.nullable().meta({
        description: 'First day whose work is in it',
        examples: ['2026-10-01'],
      }),
      to: Day.nullable().meta({ description: 'Last day whose work is in it', examples: ['2026-10-31'] }),
      chosen: z
        .int()
        .nullable()
        .meta({ description: 'How many were chosen one by one; null where none were', examples: [null] }),
    })
    .describe('What was chosen from'),
}).meta({
  id: 'Batch',
  description: 'Attempts of one course that are moderated together, with their sample',
});

export const BatchSelection = z.object({
  courseId: Id,
  siteIds: z.array(Id).max(500).optional(),
  assessorIds: z.array(Id).max(500).optional(),
  from: Day.optional().meta({ description: 'Assessed on or after', examples: ['2026-10-01'] }),
  to: Day.optional().meta({ description: 'Assessed on or before', examples: ['2026-10-31'] }),
  attemptIds: z.array(Id).min(1).max(500).optional().describe('Only these attempts, chosen one by one'),
});

export const BatchPreview = z
  .object({
    size: z.int().meta({ description: 'Attempts in it', examples: [24] }),
    sampleSize: z.int().meta({ description: 'Attempts that chance draws', examples: [3] }),
    least: LeastSample,
    sites: z.int().meta({ description: 'How many sites they are of', examples: [2] }),
    assessors: z.int().meta({ description: 'How many people assessed them', examples: [3] }),
    conflicted: z.int().meta({ description: 'Attempts that the caller may not moderate', examples: [1] }),
    notJudged: z.int().meta({
      description:
        'Attempts of the course that were handed in and stay out, since nobody judged every outcome yet',
      examples: [2],
    }),
    likelyGaps: z
      .array(
        CoverageGap.extend({
          attempts: z.int().meta({ description: 'Attempts of it in the batch', examples: [1] }),
        }),
      )
      .describe('What a draw of this size will rather miss than meet'),
    newAssessors: z
      .int()
      .meta({ description: 'Attempts of people who assess for less than 90 days', examples: [2] }),
    resubmitted: z.int().meta({ description: 'Second and later attempts of a learner', examples: [1] }),
    notYetCompetent: z
      .int()
      .nullable()
      .meta({
        description:
          'Attempts with an outcome judged not yet competent; null while judgements are kept from the caller',
        examples: [3],
      }),
    policy: SamplingPolicy,
    refusal: Refusal.nullable().meta({
      description: 'Why the caller may not moderate this course today',
      examples: [null],
    }),
  })
  .meta({ id: 'BatchPreview', description: 'What a batch would contain' });

const attemptSorts = ['draw', 'learner', 'site', 'assessor', 'state'] as const;

/** A minus before it turns the order. */
export const BatchAttemptOrder = z
  .enum(attemptSorts.flatMap((name) => [name, `-${name}` as const]))
  .describe('Field to sort by, the order of the draw unless told; a minus before it turns the order');
