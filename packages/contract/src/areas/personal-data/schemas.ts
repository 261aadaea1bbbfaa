import { z } from 'zod';
import { NamedManager } from '../../kit/fields.ts';
import { Id, Instant, Lines, Version } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const personalDataArea: Area = {
  name: 'personal-data',
  about: 'What is known of a person: given to them in one archive, and erased as far as the law lets it.',
};

/** What an erasure takes away. */
export const erasedParts = [
  'details',
  'sign_in',
  'names_in_copies',
  'files',
  'inbox',
  'issue_reports',
  'drafts',
] as const;

/** What an erasure leaves as it is. */
export const keptParts = [
  'certified_attempts',
  'certificates',
  'audit',
  'sealed_reports',
  'verifications',
  'material',
  'sign_in_elsewhere',
  'backups',
] as const;

const RequestedAt = Instant.describe('When it was asked for');
const FinishedAt = Instant.nullable().meta({
  description: 'When it was finished; null before',
  examples: [null],
});
const Progress = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: 'How far it is, in percent', examples: [40] });

/** An archive of what is known of a person, or one that is on its way. */
export const PersonalDataExport = z
  .object({
    id: Id,
    userId: Id,
    state: z
      .enum(['waiting', 'finished', 'failed'])
      .meta({ description: 'failed: ask for it again', examples: ['finished'] }),
    progress: Progress,
    size: z
      .int()
      .nullable()
      .meta({ description: 'Bytes of the archive; null before it is there', examples: [482_113] }),
    requestedAt: RequestedAt,
    requestedBy: NamedManager,
    finishedAt: FinishedAt,
    expiresAt: Instant.nullable().meta({
      description: 'When the archive is removed, a week after it was made; null before',
      examples: [null],
    }),
  })
  .meta({ id: 'PersonalDataExport', description: 'An archive of what is known of a person' });

const Rows = z
  .int()
  .min(0)
  .meta({ description: 'How many there are; 0 where nobody counts them here', examples: [3] });

const ErasedPart = z
  .object({
    part: z.enum(erasedParts).meta({ description: 'What goes', examples: ['inbox'] }),
    sentence: z.string().meta({
      description: 'The same as people read it',
      examples: ['Everything in the inbox, and how they wanted to be told.'],
    }),
    count: Rows,
  })
  .meta({ id: 'ErasedPart', description: 'What an erasure takes away' });

const KeptPart = z
  .object({
    part: z.enum(keptParts).meta({ description: 'What stays', examples: ['certificates'] }),
    sentence: z.string().meta({
      description: 'The same as people read it',
      examples: ['Certificates that were issued stay in the register, under their name.'],
    }),
    ground: z.string().meta({
      description: 'Why it may stay, with the law that says so',
      examples: ['Required by law (POPIA section 14(1)(a); GDPR article 17(3)(b)).'],
    }),
    count: Rows,
  })
  .meta({ id: 'KeptPart', description: 'What an erasure leaves as it is, and on which ground' });

const goes = z.array(ErasedPart).describe('What goes');
const stays = z.array(KeptPart).describe('What stays, with the legal ground');

export const ErasurePreview = z
  .object({
    userId: Id,
    name: z.string().meta({ description: 'Whom it is about', examples: ['Zanele Ndlovu'] }),
    version: Version.describe('Of the person as they are now; the erasure names it in If-Match'),
    obstacles: z.array(z.string()).meta({
      description: 'What has to be settled first, each in a sentence; none where it may be done now',
      examples: [['2 attempts are under way. Let them be finished or reset first.']],
    }),
    goes,
    stays,
  })
  .meta({ id: 'ErasurePreview', description: 'What the erasure of a person would take away and leave' });

export const ErasureRequest = z
  .object({
    reason: Lines(2000).meta({
      description: 'Why; it is kept with the erasure, without their name',
      examples: ['They asked for it in writing on 3 November.'],
    }),
  })
  .meta({ id: 'ErasureRequest', description: 'Why somebody is erased' });

export const Erasure = z
  .object({
    id: Id,
    userId: Id.describe('The id stays, and stands for nobody by name'),
    pseudonym: z.string().meta({
      description: 'What stands in place of the name from now on',
      examples: ['Erased 7Q4KM2XA'],
    }),
    state: z
      .enum(['waiting', 'finished'])
      .meta({ description: 'What fails on the way is tried again until it is done', examples: ['finished'] }),
    progress: Progress,
    reason: z
      .string()
      .meta({ description: 'Why', examples: ['They asked for it in writing on 3 November.'] }),
    requestedAt: RequestedAt,
    requestedBy: NamedManager,
    finishedAt: FinishedAt,
    goes,
    stays,
  })
  .meta({ id: 'Erasure', description: 'That somebody was erased: what went, and what stays why' });
