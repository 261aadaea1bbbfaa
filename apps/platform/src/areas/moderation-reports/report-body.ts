import type { Reply } from '../../kernel/call.ts';

export type Report = Reply<'getReport'>['data'];
/** What is kept of a report when it is signed; its number, its file and what follows from its batch stand beside. */
export type ReportBody = Omit<
  Report,
  | 'id'
  | 'number'
  | 'fileId'
  | 'signed'
  | 'signing'
  | 'standing'
  | 'questionedAt'
  | 'supersededBy'
  | 'onlySite'
>;
