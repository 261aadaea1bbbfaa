import type { Handlers } from '../../kernel/call.ts';
import { getInboxCalendar, createInboxCalendar, deleteInboxCalendar } from './calendar-link.ts';
import { getItem, listItems, viewItem } from './items.ts';
import { countInbox, deleteInboxMessage, readInboxMessages } from './messages.ts';
import { getInboxSettings, setInboxSettings } from './settings.ts';

export const inboxHandlers = {
  listInboxDocuments: (call) => listItems(call, 'document'),
  getInboxDocument: (call) => getItem(call, 'document'),
  viewInboxDocument: (call) => viewItem(call, 'document', call.body.confirm),
  listInboxNewsflashes: (call) => listItems(call, 'newsflash'),
  getInboxNewsflash: (call) => getItem(call, 'newsflash'),
  viewInboxNewsflash: (call) => viewItem(call, 'newsflash'),
  listInboxMessages: (call) => listItems(call, 'message'),
  getInboxMessage: (call) => getItem(call, 'message'),
  viewInboxMessage: (call) => viewItem(call, 'message'),
  readInboxMessages,
  deleteInboxMessage,
  countInbox,
  getInboxSettings,
  setInboxSettings,
  getInboxCalendar,
  createInboxCalendar,
  deleteInboxCalendar,
} satisfies Partial<Handlers>;
