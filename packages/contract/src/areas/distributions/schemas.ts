import { z } from 'zod';
import { Name, Title } from '../../kit/fields.ts';
import { distributionStates, newsPriorities, sendingStates } from '../../kit/options.ts';
import { Ref } from '../../kit/reference.ts';
import { resource } from '../../kit/resource.ts';
import { Id, Instant, Lines, Text } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const distributionArea: Area = {
  name: 'distributions',
  about: 'Documents and news that managers send, and who has seen them.',
};

const counted = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .default(0)
    .meta({ description, examples: [example] });

const expiresAt = Instant.nullish().meta({
  description: 'When it leaves inboxes by itself',
  examples: ['2026-12-31T22:00:00.000Z'],
});

/** What becomes of it when it is sent, and is never written by hand. */
const sent = {
  state: z.enum(distributionStates).default('draft').describe('Whether it was sent'),
  sentAt: Instant.optional().describe('When it was sent first; absent before'),
  recipients: counted('How many it was sent to', 240),
  viewed: counted('How many of them opened it', 180),
  confirmed: counted('How many of them confirmed it', 120),
};

const DocumentFields = z.object({
  accountId: Ref('accounts'),
  title: Title('House rules of the yard'),
  message: Text()
    .optional()
    .meta({ description: 'What its readers are told of it', examples: ['Read it before your first day.'] }),
  fileId: Ref('files'),
  mustConfirm: z.boolean().default(false).describe('Whether its readers have to confirm it'),
  expiresAt,
  ...sent,
});

const NewsflashFields = z.object({
  accountId: Ref('accounts'),
  title: Title('The yard is closed on Friday'),
  body: Lines(10_000).meta({
    description: 'The news, in Markdown; what is HTML in it is text',
    examples: ['The **training truck** is serviced on Friday. We meet in Room 2.'],
  }),
  imageFileId: Ref('files').nullish(),
  categoryId: Ref('newsflash-categories').nullish(),
  priority: z.enum(newsPriorities).default('normal').describe('Whether it is more urgent than others'),
  publishAt: Instant.nullish().meta({
    description: 'From when on it is shown; at once where it is not said',
    examples: ['2026-11-26T06:00:00.000Z'],
  }),
  expiresAt,
  ...sent,
});

const CategoryFields = z.object({
  accountId: Ref('accounts'),
  name: Name('Safety'),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish()
    .meta({ description: 'Colour, #rrggbb', examples: ['#b45309'] }),
});

const managed = { area: distributionArea, read: ['admin', 'manager'], write: ['admin', 'manager'] } as const;
const kept = Object.keys(sent);

export const distributionDocuments = resource('distribution-documents', DocumentFields, {
  ...managed,
  path: '/distributions/documents',
  singular: 'DistributionDocument',
  plural: 'DistributionDocuments',
  filters: ['accountId', 'state'],
  sorts: ['title', 'sentAt', 'expiresAt'],
  searched: ['title', 'message'],
  readOnly: kept,
});

export const newsflashes = resource('newsflashes', NewsflashFields, {
  ...managed,
  path: '/distributions/newsflashes',
  singular: 'Newsflash',
  plural: 'Newsflashes',
  filters: ['accountId', 'state', 'categoryId'],
  sorts: ['title', 'sentAt', 'expiresAt'],
  searched: ['title', 'body'],
  readOnly: kept,
});

export const newsflashCategories = resource('newsflash-categories', CategoryFields, {
  ...managed,
  path: '/distributions/newsflashes/categories',
  singular: 'NewsflashCategory',
  plural: 'NewsflashCategories',
  only: ['list', 'get', 'create', 'patch', 'replace', 'delete'],
  filters: ['accountId'],
  sorts: ['name'],
  searched: ['name'],
});

const someOf = (maximum: number, description: string, example: string) =>
  z
    .array(Id)
    .min(1)
    .max(maximum)
    .optional()
    .meta({ description, examples: [[example]] });

/** Whom something is sent to: each once, however often they are meant. */
export const Recipients = z
  .object({
    userIds: someOf(10_000, 'These people', '0192f3a4-1210-7f10-9c34-12994f89ce37'),
    groupIds: someOf(1000, 'Everybody in these groups', '0192f3a4-ad93-76fc-9bed-631fa67e05c3'),
    siteIds: someOf(1000, 'Everybody of these sites', '0192f3a4-fbae-7041-9b02-c41ed0fd8a4e'),
    roleIds: someOf(1000, 'Everybody in these job roles', '0192f3a4-cfde-72ca-9518-8afb7bdd0691'),
    everybody: z
      .boolean()
      .optional()
      .meta({ description: 'Everybody whom the sender may see', examples: [true] }),
    includeJoiners: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether those who come into these groups, sites and roles later get it in the night after',
        examples: [true],
      }),
    at: Instant.optional().meta({
      description: 'When it is sent; at once where it is not said',
      examples: ['2026-11-26T06:00:00.000Z'],
    }),
  })
  .refine(
    ({ userIds, groupIds, siteIds, roleIds, everybody }) =>
      everybody === true || [userIds, groupIds, siteIds, roleIds].some((each) => each !== undefined),
    'Say to whom it is sent',
  )
  .meta({
    id: 'Recipients',
    description: 'Whom a document or news is sent to: all that are meant, each once',
    examples: [{ everybody: true }],
  });

export const Sending = z
  .object({
    id: Id,
    state: z.enum(sendingStates).meta({
      description: 'failed: our mistake, or whoever sent it may not any more; who has it keeps it',
      examples: ['waiting'],
    }),
    progress: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'How much of it is done, in per cent', examples: [0] }),
    recipients: z
      .int()
      .min(0)
      .meta({ description: 'How many got it by this', examples: [240] }),
    at: Instant.describe('When it is sent'),
  })
  .meta({ id: 'Sending', description: 'One time that a document or news is sent' });
