import { z } from 'zod';
import { Refusal } from '../../kit/attempts.ts';
import { EditionStanding, OpenReopening, ReopeningReason } from '../../kit/editions.ts';
import { NamedBatch, NamedCourse, NamedLearner, NamedManager, NamedOutcome } from '../../kit/fields.ts';
import { certificateStandings, certificateTypes } from '../../kit/options.ts';
import { Id, Ids, Instant, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const reopeningArea: Area = {
  name: 'reopenings',
  about:
    'Signed decisions that are judged anew: of which outcomes and why, and everything that is in question until it is done.',
  licences: ['ReadyForModeration'],
};

const Note = Text().meta({
  description: 'What there is to say about it; needed where a manager does not consent',
  examples: ['The learner was told by telephone.'],
});

const ReopeningAnswer = z
  .object({
    consents: z.boolean().meta({ description: 'Whether the reopening went on', examples: [true] }),
    by: NamedManager.describe('Who answered'),
    at: Instant.describe('When it was answered'),
    note: Note,
  })
  .meta({ id: 'ReopeningAnswer', description: 'What a manager answered to a reopening' });

export const Reopening = OpenReopening.extend({
  state: z.enum(['asked', 'refused', 'open', 'done']).meta({
    description: 'Whether it waits for a manager, was refused, is being judged anew, or is decided anew',
    examples: ['open'],
  }),
  attemptId: Id.describe('The attempt that it is about'),
  learner: NamedLearner,
  course: NamedCourse,
  answer: ReopeningAnswer.nullable().meta({
    description: 'What a manager answered; null where none was asked or has answered',
    examples: [null],
  }),
  reopenedAt: Instant.nullable().describe('Since when it is judged anew; null where it is not'),
}).meta({ id: 'Reopening', description: 'A signed decision that is to be judged anew, in part' });

const HangingReport = z
  .object({
    id: Id,
    number: z.string().meta({ description: 'Number under which it is known', examples: ['MR-2026-0042'] }),
    signedAt: Instant.describe('When it was signed'),
    standing: EditionStanding,
  })
  .meta({ id: 'HangingReport', description: 'A signed report that quotes a decision' });

const HangingCertificate = z
  .object({
    id: Id,
    number: z.string().meta({
      description: 'Number under which it can be checked',
      examples: ['2026-000123-7K3QXF9MDT'],
    }),
    type: z
      .enum(certificateTypes)
      .meta({ description: 'What was issued', examples: ['statement_of_results'] }),
    standing: z
      .enum(certificateStandings)
      .meta({ description: 'What is to be thought of it today', examples: ['valid'] }),
  })
  .meta({ id: 'HangingCertificate', description: 'A certificate or statement of results for a decision' });

const HangingVerification = z
  .object({
    id: Id,
    endorsed: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether it endorsed the results; null while it waits', examples: [true] }),
    signedAt: Instant.nullable().describe('When it was signed; null before'),
  })
  .meta({ id: 'HangingVerification', description: 'A verification that covers a decision' });

export const Consequences = z
  .object({
    decisionId: Id.nullable().describe('The decision that would be reopened; null where nobody moderated it'),
    outcomes: z.array(NamedOutcome).describe('Outcomes that can be named'),
    refusal: Refusal.nullable().meta({
      description: 'Why the caller cannot reopen it; null where they can',
      examples: [null],
    }),
    needsConsent: z.boolean().meta({
      description: 'Whether a manager has to consent, since a certificate or statement is out',
      examples: [false],
    }),
    batch: NamedBatch.nullable().describe('The batch in whose sample it waits then; null where it has none'),
    reports: z.array(HangingReport).describe('Reports that quote it, oldest first'),
    verifications: z.array(HangingVerification).describe('Verifications that cover it, oldest first'),
    certificates: z.array(HangingCertificate).describe('What was issued for it and was not taken back'),
    isResultTold: z.boolean().meta({ description: 'Whether the learner knows the result', examples: [true] }),
    isWorkAskedFor: z.boolean().meta({
      description: 'Whether learner or assessor were asked for something, which ends with it',
      examples: [false],
    }),
  })
  .meta({ id: 'ReopeningConsequences', description: 'Everything that hangs on a signed decision' });

export const Reopenings = z
  .object({
    consequences: Consequences.nullable().meta({
      description: 'What reopening it would put in question; null where there is nothing to reopen',
      examples: [null],
    }),
    reopenings: z.array(Reopening).describe('How it was reopened so far, the latest first'),
  })
  .meta({ id: 'Reopenings', description: 'How an attempt was reopened, and what would hang on it' });

export const WaitingReopenings = z
  .object({ reopenings: z.array(Reopening).describe('What waits for a manager, the oldest first') })
  .meta({ id: 'WaitingReopenings', description: 'Reopenings to which a manager has to consent' });

export const ReopeningInput = z
  .object({
    outcomeIds: Ids.max(200).describe('Identifiers of the outcomes that are judged anew; the others stand'),
    reason: ReopeningReason,
  })
  .meta({ id: 'ReopeningInput', description: 'What is reopened, and why' });

export const ReopeningAnswerInput = z
  .object({
    consents: z.boolean().meta({ description: 'Whether the reopening goes on', examples: [true] }),
    note: Note.default(''),
  })
  .meta({ id: 'ReopeningAnswerInput', description: 'What a manager answers' });
