import { z } from 'zod';
import { LocalTime } from '../../kit/fields.ts';
import {
  inboxEvents,
  inboxKinds,
  inboxSubjects,
  locales,
  mailRhythms,
  newsPriorities,
} from '../../kit/options.ts';
import { CreatedAt, Id, Ids, Instant, Version } from '../../kit/schemas.ts';
import { ShownTimeZone, isTimeZone } from '../../kit/time-zone.ts';
import type { Area } from '../../kit/operation.ts';

export const inboxArea: Area = {
  name: 'inbox',
  about: 'What a person is told: documents, news and messages, and how they want to be told.',
};

export const InboxEvent = z
  .enum(inboxEvents)
  .meta({ description: 'What somebody is told of', examples: ['attempt.returned'] });

const item = {
  id: Id,
  kind: z.enum(inboxKinds).meta({ description: 'What it is', examples: ['message'] }),
  event: InboxEvent,
  title: z.string().meta({
    description: 'What happened, in a line, in the language of the reader',
    examples: ['Work was referred back to you'],
  }),
  text: z.string().meta({
    description: 'What it means and what to do',
    examples: ['Something is asked of you about an attempt of Business Administration Services NQF 4.'],
  }),
  subject: z
    .object({
      kind: z.enum(inboxSubjects).meta({ description: 'What kind of thing', examples: ['attempt'] }),
      id: Id.nullable().describe('Identifier of the thing; null for Home'),
    })
    .describe('What it is about'),
  path: z
    .string()
    .nullable()
    .meta({
      description: 'Where the application shows it; null where there is nothing to open',
      examples: ['/workspace/0192f3a4-4bb2-74ef-9c96-41afc5ded1ca'],
    }),
  createdAt: CreatedAt,
  viewedAt: Instant.nullable().describe('When it was opened first; null where it was not'),
  readAt: Instant.nullable().describe('When it was read, or marked as read; null while it is unread'),
  expiresAt: Instant.nullable().describe('When it leaves the inbox by itself; null where it stays'),
};

export const InboxMessage = z
  .object({
    ...item,
    fileId: Id.nullable().describe(
      'A report that was made for its reader; null where it is about something else',
    ),
  })
  .meta({ id: 'InboxMessage', description: 'Something that the platform tells somebody' });

export const InboxDocument = z
  .object({
    ...item,
    mustConfirm: z.boolean().meta({ description: 'Whether its reader has to confirm it', examples: [true] }),
    confirmedAt: Instant.nullable().describe('When its reader confirmed it; null where they did not'),
    fileId: Id.nullable().describe('The document itself; null where it is gone'),
  })
  .meta({ id: 'InboxDocument', description: 'A document that was sent to somebody' });

export const InboxNewsflash = z
  .object({
    ...item,
    categoryId: Id.nullable().describe('Category of the news; null where it has none'),
    imageFileId: Id.nullable().describe('Picture of the news; null where it has none'),
    priority: z.enum(newsPriorities).meta({ description: 'Whether it is more urgent', examples: ['normal'] }),
  })
  .meta({ id: 'InboxNewsflash', description: 'News that was sent to somebody' });

export const Confirmation = z
  .object({
    confirm: z
      .literal(true)
      .optional()
      .meta({ description: 'Confirms a document that has to be confirmed', examples: [true] }),
  })
  .meta({ id: 'Confirmation', description: 'What a reader says of a document' });

export const WhatToRead = z
  .object({
    ids: Ids.optional().describe('These messages'),
    before: Instant.optional().describe('All that came before this'),
  })
  .refine(({ ids, before }) => (ids === undefined) !== (before === undefined), 'Name ids, or an instant')
  .meta({
    id: 'WhatToRead',
    description: 'Which messages are marked as read',
    examples: [{ before: '2026-11-23T08:00:00Z' }],
  });

const unread = (what: string) =>
  z
    .int()
    .min(0)
    .meta({ description: `Unread ${what}`, examples: [2] });

export const InboxCount = z
  .object({
    document: unread('documents'),
    newsflash: unread('news'),
    message: unread('messages'),
    total: unread('things of any kind'),
  })
  .meta({ id: 'InboxCount', description: 'How much of an inbox is unread' });

const InboxChoice = z
  .object({
    event: InboxEvent,
    inbox: z.boolean().meta({
      description: 'Whether it comes into the inbox; released results always do',
      examples: [true],
    }),
    mail: z.enum(mailRhythms).meta({ description: 'When it is mailed', examples: ['daily'] }),
  })
  .meta({ id: 'InboxChoice', description: 'How somebody is told of one kind of event' });

const choices = {
  events: z
    .array(InboxChoice)
    .max(inboxEvents.length)
    .describe('Each event once; what is not named is told as usual'),
  quietFrom: LocalTime.nullable().describe('From when on nothing is mailed; null: at no time'),
  quietUntil: LocalTime.nullable().describe('Until when nothing is mailed; null where quietFrom is'),
  timeZone: ShownTimeZone,
  locale: z
    .enum(locales)
    .nullable()
    .meta({ description: 'Language of mails; null: that of the own details', examples: ['af'] }),
};

export const InboxSettings = z
  .object({ ...choices, version: Version.min(1) })
  .meta({ id: 'InboxSettings', description: 'How somebody wants to be told' });

export const InboxSettingsInput = z
  .object({ ...choices, timeZone: ShownTimeZone.refine(isTimeZone, 'Unknown time zone') })
  .refine(
    ({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null),
    'Name both ends of the quiet hours, or none',
  )
  .refine(
    ({ events }) => new Set(events.map(({ event }) => event)).size === events.length,
    'Name each event once',
  )
  .refine(
    ({ events }) => events.every(({ event, inbox }) => inbox || event !== 'result.released'),
    'Released results always come into the inbox',
  )
  .meta({ id: 'InboxSettingsInput', description: 'How somebody wants to be told, to save' });

const madeAt = Instant.nullable().describe('When the link was made; null where there is none');

export const CalendarLink = z.object({ madeAt }).meta({
  id: 'CalendarLink',
  description: 'Whether there is a link by which a calendar reads the schedules of a person',
});

export const NewCalendarLink = z
  .object({
    address: z.url().meta({
      description: 'Where a calendar reads it, without a sign-in. It is told once: only a hash of it is kept',
      examples: ['https://moderator.example/calendar/Vd0R6o5cQqK0uQn0o0bqzq3V8rZr8b1s1l5o0Q8kQ2w.ics'],
    }),
    madeAt,
  })
  .meta({ id: 'NewCalendarLink', description: 'A link that was made' });
