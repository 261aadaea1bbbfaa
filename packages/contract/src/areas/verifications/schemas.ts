import { z } from 'zod';
import { EditionStanding } from '../../kit/editions.ts';
import { Id, Instant, Line, Named, Text } from '../../kit/schemas.ts';
import { noSampleReason } from '../../kit/verifying.ts';
import type { Area } from '../../kit/operation.ts';

export const verificationArea: Area = {
  name: 'verifications',
  about: 'What an external verifier says of a reported batch: endorsed, or not endorsed.',
  licences: ['ReadyForModeration'],
};

const Person = Named.nullable();

export const Verification = z
  .object({
    id: Id,
    batchId: Id.describe('The batch that is verified'),
    visitId: Id.nullable().optional().describe('The visit in whose room it lies; null where it has none'),
    requestedAt: Instant.describe('When it was asked for'),
    requestedBy: Person.describe('Who asked for it'),
    endorsed: z
      .boolean()
      .nullable()
      .meta({
        description: 'Whether the moderation was endorsed; null until it is signed',
        examples: [true],
      }),
    findings: z.string().meta({
      description: 'What the verifier found',
      examples: ['Sampling and feedback are in order.'],
    }),
    noSampleReason: z
      .string()
      .nullable()
      .optional()
      .meta({ ...noSampleReason, description: `${noSampleReason.description}; null where one was` }),
    signedBy: Person.describe('The verifier who signed; null before'),
    signedAt: Instant.nullable().describe('When it was signed; null before'),
    standing: EditionStanding,
    questionedAt: Instant.nullable().meta({
      description: 'Since when a reopening puts it in question; null where none does, or did',
      examples: [null],
    }),
    supersededBy: Id.nullable().meta({
      description: 'The visit that took its place; null where none did',
      examples: [null],
    }),
  })
  .meta({ id: 'Verification', description: 'A visit of a verifier to a reported batch' });

export const VerificationSignature = z
  .object({
    endorsed: z
      .boolean()
      .meta({ description: 'Whether the results of the batch are endorsed', examples: [true] }),
    findings: Text(10_000).meta({
      description: 'What was found; needed where it is not endorsed',
      examples: ['Sampling and feedback are in order.'],
    }),
    signature: Line(200).meta({ description: 'Full name of who signs', examples: ['Fatima Adams'] }),
    noSampleReason: Text()
      .optional()
      .meta({ ...noSampleReason, description: `${noSampleReason.description}; needed then` }),
  })
  .meta({ id: 'VerificationSignature', description: 'What a verifier signs' });

export const VerificationState = z
  .object({
    waiting: z.int().meta({ description: 'Attempts that wait for the signature', examples: [4] }),
    requestable: z
      .int()
      .meta({ description: 'Reported attempts that could be sent to verification', examples: [0] }),
    room: Id.nullable().describe(
      'Visit in whose room it is signed; null where it is signed for the batch, or waits for nobody',
    ),
    visits: z.array(Verification).describe('What was asked for and signed, newest first'),
  })
  .meta({ id: 'VerificationState', description: 'How a batch stands with its verification' });
