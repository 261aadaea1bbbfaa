import { z } from 'zod';
import { AttemptState, Refusal } from '../../kit/attempts.ts';
import { NamedCourse, NamedLearner, NamedManager, NamedSite } from '../../kit/fields.ts';
import { certificateStandings, certificateTypes } from '../../kit/options.ts';
import { CreatedAt, Day, Id, Ids, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const certificateArea: Area = {
  name: 'certificates',
  about:
    'Certificates and statements of results: issued for endorsed results, replaced, revoked and checked.',
};

export const CertificateType = z
  .enum(certificateTypes)
  .meta({ description: 'What is issued', examples: ['statement_of_results'] });

export const CertificateStanding = z
  .enum(certificateStandings)
  .meta({ description: 'What is to be thought of it today', examples: ['valid'] });

export const CertificateNumber = z.string().meta({
  description: 'Year, running number of the account, and letters that nobody can guess',
  examples: ['2026-000123-7K3QXF9MDT'],
});

const Reason = z
  .string()
  .nullable()
  .meta({ description: 'Why it was revoked, or replaced by another edition; null else', examples: [null] });

export const Certificate = z
  .object({
    id: Id,
    number: CertificateNumber,
    type: CertificateType,
    standing: CertificateStanding,
    course: NamedCourse,
    learner: NamedLearner,
    site: NamedSite,
    attemptId: Id.describe('The attempt whose result it states'),
    issuedAt: Instant.describe('When it was issued'),
    issuedBy: NamedManager.nullable().describe('Who issued it'),
    expiresOn: Day.nullable().meta({
      description: 'Last day on which it holds; null where it holds for ever',
      examples: [null],
    }),
    fileId: Id.nullable().describe('The PDF; null until it is drawn'),
    replaces: CertificateNumber.nullable().meta({
      description: 'Number of the edition that it replaces; null where it is the first',
      examples: [null],
    }),
    replacedBy: CertificateNumber.nullable().meta({
      description: 'Number of the edition that replaced it; null where none did',
      examples: [null],
    }),
    questionedAt: Instant.nullable().meta({
      description: 'When its attempt was reopened; null where it was not',
      examples: [null],
    }),
    revokedAt: Instant.nullable().meta({
      description: 'When it was revoked; null where it was not',
      examples: [null],
    }),
    reason: Reason,
    checkPath: z.string().meta({
      description: 'Path of the page on which anybody can check it',
      examples: ['/check/2026-000123-7K3QXF9MDT'],
    }),
  })
  .meta({ id: 'Certificate', description: 'A certificate or statement of results that was issued' });

export const CertificateCandidate = z
  .object({
    learner: NamedLearner,
    site: NamedSite,
    attemptId: Id.describe('Their latest attempt'),
    state: AttemptState,
    refusal: Refusal.nullable().describe('Why nothing may be issued; null where it may'),
    number: CertificateNumber.nullable().meta({
      description: 'Number of the one that they have and that stands; null where they have none',
      examples: [null],
    }),
    isRenewal: z
      .boolean()
      .describe('Whether issuing replaces one that a reopening of the attempt put in question'),
  })
  .meta({
    id: 'CertificateCandidate',
    description: 'A learner with a released result, and whether something may be issued for it',
  });

export const IssueRequest = z
  .object({ learnerIds: Ids.describe('Who is to get one'), type: CertificateType })
  .meta({ id: 'CertificateIssueRequest', description: 'What is to be issued, and to whom' });

export const CertificateIssue = z
  .object({
    id: Id,
    courseId: Id.describe('The course that it is about'),
    type: CertificateType,
    state: z.enum(['running', 'finished', 'failed']).meta({
      description: 'failed: our mistake; what was issued before it stays issued',
      examples: ['finished'],
    }),
    total: z.int().meta({ description: 'Learners that were named', examples: [2] }),
    done: z.int().meta({ description: 'Learners that it is decided for', examples: [2] }),
    issued: z.int().meta({ description: 'Issued now', examples: [1] }),
    already: z.int().meta({ description: 'Had one that stands', examples: [0] }),
    refused: z.int().meta({ description: 'Could not be issued', examples: [1] }),
    createdAt: CreatedAt,
    finishedAt: Instant.nullable().describe('When all were decided; null before'),
    learners: z
      .array(
        z
          .object({
            learner: NamedLearner,
            outcome: z
              .enum(['issued', 'already', 'refused'])
              .nullable()
              .meta({
                description: 'What became of it; null until it is decided',
                examples: ['issued'],
              }),
            code: z
              .string()
              .nullable()
              .meta({ description: 'Why it was refused, as a code of the catalogue', examples: [null] }),
            message: z
              .string()
              .nullable()
              .meta({ description: 'Why it was refused, in a sentence', examples: [null] }),
            number: CertificateNumber.nullable().describe('Number of what they have; null where refused'),
          })
          .meta({ id: 'CertificateIssueLearner', description: 'What became of one learner' }),
      )
      .describe('What became of each, in the order in which they were named'),
  })
  .meta({ id: 'CertificateIssue', description: 'Many certificates asked for at once, and how far that is' });

export const CourseToCertify = z
  .object({
    course: NamedCourse,
    ready: z.int().meta({
      description: 'Learners with an endorsed result that something may be issued for, and nothing was',
      examples: [12],
    }),
  })
  .meta({ id: 'CourseToCertify', description: 'A course with results that wait for their certificates' });
