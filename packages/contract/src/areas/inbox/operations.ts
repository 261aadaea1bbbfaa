import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { Changed, Id, pageQuery } from '../../kit/schemas.ts';
import {
  CalendarLink,
  Confirmation,
  InboxCount,
  InboxDocument,
  InboxEvent,
  InboxMessage,
  InboxNewsflash,
  InboxSettings,
  InboxSettingsInput,
  NewCalendarLink,
  WhatToRead,
  inboxArea,
} from './schemas.ts';

const everybody = ['any'] as const;

const unread = z
  .enum(['true', 'false'])
  .optional()
  .meta({ description: 'Only what is unread, or only what is read', examples: ['true'] });
const { limit, cursor } = pageQuery;
const filters = { limit, cursor, unread, event: InboxEvent.optional().describe('Only about this') };

export const inboxCalls = area(inboxArea, {
  listInboxDocuments: {
    method: 'GET',
    path: '/inbox/documents',
    summary: 'Documents that were sent to the caller, newest first',
    audience: everybody,
    query: z.object(filters),
    answer: { kind: 'page', schema: InboxDocument },
  },
  getInboxDocument: {
    method: 'GET',
    path: '/inbox/documents/{id}',
    summary: 'A document that was sent to the caller',
    audience: everybody,
    answer: { kind: 'data', schema: InboxDocument },
  },
  viewInboxDocument: {
    method: 'POST',
    path: '/inbox/documents/{id}/view',
    summary: 'Say that the caller has opened a document, and that they confirm it',
    audience: everybody,
    body: Confirmation,
    answer: { kind: 'data', schema: InboxDocument },
  },
  listInboxNewsflashes: {
    method: 'GET',
    path: '/inbox/newsflashes',
    summary: 'News that was sent to the caller, newest first',
    audience: everybody,
    query: z.object({ ...filters, categoryId: Id.optional().describe('Only news of this category') }),
    answer: { kind: 'page', schema: InboxNewsflash },
  },
  getInboxNewsflash: {
    method: 'GET',
    path: '/inbox/newsflashes/{id}',
    summary: 'News that was sent to the caller',
    audience: everybody,
    answer: { kind: 'data', schema: InboxNewsflash },
  },
  viewInboxNewsflash: {
    method: 'POST',
    path: '/inbox/newsflashes/{id}/view',
    summary: 'Say that the caller has opened news',
    audience: everybody,
    answer: { kind: 'data', schema: InboxNewsflash },
  },
  listInboxMessages: {
    method: 'GET',
    path: '/inbox/messages',
    summary: 'Messages to the caller, newest first',
    audience: everybody,
    query: z.object(filters),
    answer: { kind: 'page', schema: InboxMessage },
  },
  readInboxMessages: {
    method: 'POST',
    path: '/inbox/messages/read',
    summary: 'Mark messages to the caller as read',
    audience: everybody,
    body: WhatToRead,
    answer: { kind: 'data', schema: Changed },
  },
  countInbox: {
    method: 'GET',
    path: '/inbox/messages/count',
    summary: 'How much of the inbox of the caller is unread, by kind',
    audience: everybody,
    answer: { kind: 'data', schema: InboxCount },
  },
  getInboxMessage: {
    method: 'GET',
    path: '/inbox/messages/{id}',
    summary: 'A message to the caller',
    audience: everybody,
    answer: { kind: 'data', schema: InboxMessage },
  },
  viewInboxMessage: {
    method: 'POST',
    path: '/inbox/messages/{id}/view',
    summary: 'Say that the caller has opened a message',
    audience: everybody,
    answer: { kind: 'data', schema: InboxMessage },
  },
  deleteInboxMessage: {
    method: 'DELETE',
    path: '/inbox/messages/{id}',
    summary: 'Take a message out of the inbox of the caller',
    audience: everybody,
    answer: { kind: 'none' },
  },
  getInboxSettings: {
    method: 'GET',
    path: '/inbox/settings',
    summary: 'How the caller wants to be told',
    audience: everybody,
    answer: { kind: 'data', schema: InboxSettings },
  },
  setInboxSettings: {
    method: 'PUT',
    path: '/inbox/settings',
    summary: 'Say how the caller wants to be told',
    audience: everybody,
    body: InboxSettingsInput,
    versioned: true,
    answer: { kind: 'data', schema: InboxSettings },
  },
  getInboxCalendar: {
    method: 'GET',
    path: '/inbox/calendar',
    summary: 'Whether calendars read the schedules of the caller by a link',
    audience: everybody,
    answer: { kind: 'data', schema: CalendarLink },
  },
  createInboxCalendar: {
    method: 'POST',
    path: '/inbox/calendar',
    summary: 'Make a link by which calendars read the schedules of the caller; the one before ends',
    audience: everybody,
    // The address is told once and kept nowhere.
    repeatable: true,
    answer: { kind: 'data', schema: NewCalendarLink },
  },
  deleteInboxCalendar: {
    method: 'DELETE',
    path: '/inbox/calendar',
    summary: 'End the link by which calendars read the schedules of the caller',
    audience: everybody,
    answer: { kind: 'none' },
  },
});
