// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged, Versioned } from '../../src/kit/runtime.ts';
import type { Changed } from '../shared/types.ts';

/** Whether there is a link by which a calendar reads the schedules of a person */
export interface CalendarLink {
  /** When the link was made; null where there is none */
  madeAt: string | null;
}

/** What a reader says of a document */
export interface Confirmation {
  /** Confirms a document that has to be confirmed */
  confirm?: true;
}

/** How somebody is told of one kind of event */
export interface InboxChoice {
  /** What somebody is told of */
  event: "task.due" | "task.overdue" | "attempt.returned" | "attempt.handedOver" | "result.released" | "certificate.issued" | "appeal.changed" | "reopening.changed" | "verification.changed" | "calibration.changed" | "schedule.changed" | "review.waiting" | "survey.waiting" | "screening.changed" | "distribution" | "listing.requested" | "device.silent" | "job.failed";
  /** Whether it comes into the inbox; released results always do */
  inbox: boolean;
  /** When it is mailed */
  mail: "off" | "at_once" | "daily" | "weekly";
}

/** How much of an inbox is unread */
export interface InboxCount {
  /** Unread documents */
  document: number;
  /** Unread news */
  newsflash: number;
  /** Unread messages */
  message: number;
  /** Unread things of any kind */
  total: number;
}

/** A document that was sent to somebody */
export interface InboxDocument {
  /** Identifier */
  id: string;
  /** What it is */
  kind: "document" | "newsflash" | "message";
  /** What somebody is told of */
  event: "task.due" | "task.overdue" | "attempt.returned" | "attempt.handedOver" | "result.released" | "certificate.issued" | "appeal.changed" | "reopening.changed" | "verification.changed" | "calibration.changed" | "schedule.changed" | "review.waiting" | "survey.waiting" | "screening.changed" | "distribution" | "listing.requested" | "device.silent" | "job.failed";
  /** What happened, in a line, in the language of the reader */
  title: string;
  /** What it means and what to do */
  text: string;
  /** What it is about */
  subject: {
    /** What kind of thing */
    kind: "attempt" | "course" | "visit" | "calibration" | "schedule" | "session" | "survey" | "review" | "vacancy" | "device" | "listing" | "certificates" | "home" | "distribution";
    /** Identifier of the thing; null for Home */
    id: string | null;
  };
  /** Where the application shows it; null where there is nothing to open */
  path: string | null;
  /** When it was made */
  createdAt: string;
  /** When it was opened first; null where it was not */
  viewedAt: string | null;
  /** When it was read, or marked as read; null while it is unread */
  readAt: string | null;
  /** When it leaves the inbox by itself; null where it stays */
  expiresAt: string | null;
  /** Whether its reader has to confirm it */
  mustConfirm: boolean;
  /** When its reader confirmed it; null where they did not */
  confirmedAt: string | null;
  /** The document itself; null where it is gone */
  fileId: string | null;
}

/** Something that the platform tells somebody */
export interface InboxMessage {
  /** Identifier */
  id: string;
  /** What it is */
  kind: "document" | "newsflash" | "message";
  /** What somebody is told of */
  event: "task.due" | "task.overdue" | "attempt.returned" | "attempt.handedOver" | "result.released" | "certificate.issued" | "appeal.changed" | "reopening.changed" | "verification.changed" | "calibration.changed" | "schedule.changed" | "review.waiting" | "survey.waiting" | "screening.changed" | "distribution" | "listing.requested" | "device.silent" | "job.failed";
  /** What happened, in a line, in the language of the reader */
  title: string;
  /** What it means and what to do */
  text: string;
  /** What it is about */
  subject: {
    /** What kind of thing */
    kind: "attempt" | "course" | "visit" | "calibration" | "schedule" | "session" | "survey" | "review" | "vacancy" | "device" | "listing" | "certificates" | "home" | "distribution";
    /** Identifier of the thing; null for Home */
    id: string | null;
  };
  /** Where the application shows it; null where there is nothing to open */
  path: string | null;
  /** When it was made */
  createdAt: string;
  /** When it was opened first; null where it was not */
  viewedAt: string | null;
  /** When it was read, or marked as read; null while it is unread */
  readAt: string | null;
  /** When it leaves the inbox by itself; null where it stays */
  expiresAt: string | null;
  /** A report that was made for its reader; null where it is about something else */
  fileId: string | null;
}

/** News that was sent to somebody */
export interface InboxNewsflash {
  /** Identifier */
  id: string;
  /** What it is */
  kind: "document" | "newsflash" | "message";
  /** What somebody is told of */
  event: "task.due" | "task.overdue" | "attempt.returned" | "attempt.handedOver" | "result.released" | "certificate.issued" | "appeal.changed" | "reopening.changed" | "verification.changed" | "calibration.changed" | "schedule.changed" | "review.waiting" | "survey.waiting" | "screening.changed" | "distribution" | "listing.requested" | "device.silent" | "job.failed";
  /** What happened, in a line, in the language of the reader */
  title: string;
  /** What it means and what to do */
  text: string;
  /** What it is about */
  subject: {
    /** What kind of thing */
    kind: "attempt" | "course" | "visit" | "calibration" | "schedule" | "session" | "survey" | "review" | "vacancy" | "device" | "listing" | "certificates" | "home" | "distribution";
    /** Identifier of the thing; null for Home */
    id: string | null;
  };
  /** Where the application shows it; null where there is nothing to open */
  path: string | null;
  /** When it was made */
  createdAt: string;
  /** When it was opened first; null where it was not */
  viewedAt: string | null;
  /** When it was read, or marked as read; null while it is unread */
  readAt: string | null;
  /** When it leaves the inbox by itself; null where it stays */
  expiresAt: string | null;
  /** Category of the news; null where it has none */
  categoryId: string | null;
  /** Picture of the news; null where it has none */
  imageFileId: string | null;
  /** Whether it is more urgent */
  priority: "normal" | "high";
}

/** How somebody wants to be told */
export interface InboxSettings {
  /** Each event once; what is not named is told as usual */
  events: InboxChoice[];
  /** From when on nothing is mailed; null: at no time */
  quietFrom: string | null;
  /** Until when nothing is mailed; null where quietFrom is */
  quietUntil: string | null;
  /** IANA name of a time zone */
  timeZone: string;
  /** Language of mails; null: that of the own details */
  locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso" | null;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
}

/** How somebody wants to be told, to save */
export interface InboxSettingsInput {
  /** Each event once; what is not named is told as usual */
  events: InboxChoice[];
  /** From when on nothing is mailed; null: at no time */
  quietFrom: string | null;
  /** Until when nothing is mailed; null where quietFrom is */
  quietUntil: string | null;
  /** IANA name of a time zone */
  timeZone: string;
  /** Language of mails; null: that of the own details */
  locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso" | null;
}

/** A link that was made */
export interface NewCalendarLink {
  /** Where a calendar reads it, without a sign-in. It is told once: only a hash of it is kept */
  address: string;
  /** When the link was made; null where there is none */
  madeAt: string | null;
}

/** Which messages are marked as read */
export interface WhatToRead {
  /** These messages */
  ids?: string[];
  /** All that came before this */
  before?: string;
}

export interface ListInboxDocumentsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only what is unread, or only what is read */
  unread?: "true" | "false" | null;
  /** Only about this */
  event?: "task.due" | "task.overdue" | "attempt.returned" | "attempt.handedOver" | "result.released" | "certificate.issued" | "appeal.changed" | "reopening.changed" | "verification.changed" | "calibration.changed" | "schedule.changed" | "review.waiting" | "survey.waiting" | "screening.changed" | "distribution" | "listing.requested" | "device.silent" | "job.failed" | null;
}

export interface ListInboxNewsflashesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only what is unread, or only what is read */
  unread?: "true" | "false" | null;
  /** Only about this */
  event?: "task.due" | "task.overdue" | "attempt.returned" | "attempt.handedOver" | "result.released" | "certificate.issued" | "appeal.changed" | "reopening.changed" | "verification.changed" | "calibration.changed" | "schedule.changed" | "review.waiting" | "survey.waiting" | "screening.changed" | "distribution" | "listing.requested" | "device.silent" | "job.failed" | null;
  /** Only news of this category */
  categoryId?: string | null;
}

export interface ListInboxMessagesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Only what is unread, or only what is read */
  unread?: "true" | "false" | null;
  /** Only about this */
  event?: "task.due" | "task.overdue" | "attempt.returned" | "attempt.handedOver" | "result.released" | "certificate.issued" | "appeal.changed" | "reopening.changed" | "verification.changed" | "calibration.changed" | "schedule.changed" | "review.waiting" | "survey.waiting" | "screening.changed" | "distribution" | "listing.requested" | "device.silent" | "job.failed" | null;
}

export interface InboxCalls {
  /**
   * Documents that were sent to the caller, newest first.
   * `GET /v2/inbox/documents` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listInboxDocuments();
   */
  listInboxDocuments(input?: { query?: ListInboxDocumentsQuery }, options?: CallOptions): Paged<InboxDocument>;

  /**
   * A document that was sent to the caller.
   * `GET /v2/inbox/documents/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const inboxDocument = await api.getInboxDocument({ id });
   */
  getInboxDocument(input: { id: string }, options?: CallOptions): Promise<InboxDocument>;

  /**
   * Say that the caller has opened a document, and that they confirm it.
   * `POST /v2/inbox/documents/{id}/view` for any. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const inboxDocument = await api.viewInboxDocument({ id, body });
   */
  viewInboxDocument(input: { id: string; body: Confirmation }, options?: CallOptions): Promise<InboxDocument>;

  /**
   * News that was sent to the caller, newest first.
   * `GET /v2/inbox/newsflashes` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listInboxNewsflashes();
   */
  listInboxNewsflashes(input?: { query?: ListInboxNewsflashesQuery }, options?: CallOptions): Paged<InboxNewsflash>;

  /**
   * News that was sent to the caller.
   * `GET /v2/inbox/newsflashes/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const inboxNewsflash = await api.getInboxNewsflash({ id });
   */
  getInboxNewsflash(input: { id: string }, options?: CallOptions): Promise<InboxNewsflash>;

  /**
   * Say that the caller has opened news.
   * `POST /v2/inbox/newsflashes/{id}/view` for any. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const inboxNewsflash = await api.viewInboxNewsflash({ id });
   */
  viewInboxNewsflash(input: { id: string }, options?: CallOptions): Promise<InboxNewsflash>;

  /**
   * Messages to the caller, newest first.
   * `GET /v2/inbox/messages` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listInboxMessages();
   */
  listInboxMessages(input?: { query?: ListInboxMessagesQuery }, options?: CallOptions): Paged<InboxMessage>;

  /**
   * Mark messages to the caller as read.
   * `POST /v2/inbox/messages/read` for any. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.readInboxMessages({ body });
   */
  readInboxMessages(input: { body: WhatToRead }, options?: CallOptions): Promise<Changed>;

  /**
   * How much of the inbox of the caller is unread, by kind.
   * `GET /v2/inbox/messages/count` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const inboxCount = await api.countInbox();
   */
  countInbox(input?: undefined, options?: CallOptions): Promise<InboxCount>;

  /**
   * A message to the caller.
   * `GET /v2/inbox/messages/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const inboxMessage = await api.getInboxMessage({ id });
   */
  getInboxMessage(input: { id: string }, options?: CallOptions): Promise<InboxMessage>;

  /**
   * Say that the caller has opened a message.
   * `POST /v2/inbox/messages/{id}/view` for any. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const inboxMessage = await api.viewInboxMessage({ id });
   */
  viewInboxMessage(input: { id: string }, options?: CallOptions): Promise<InboxMessage>;

  /**
   * Take a message out of the inbox of the caller.
   * `DELETE /v2/inbox/messages/{id}` for any. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteInboxMessage({ id });
   */
  deleteInboxMessage(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * How the caller wants to be told.
   * `GET /v2/inbox/settings` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const inboxSettings = await api.getInboxSettings();
   */
  getInboxSettings(input?: undefined, options?: CallOptions): Promise<Versioned<InboxSettings>>;

  /**
   * Say how the caller wants to be told.
   * `PUT /v2/inbox/settings` for any. Codes: key_reused, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const inboxSettings = await api.setInboxSettings({ version, body });
   */
  setInboxSettings(input: { body: InboxSettingsInput; version: number }, options?: CallOptions): Promise<Versioned<InboxSettings>>;

  /**
   * Whether calendars read the schedules of the caller by a link.
   * `GET /v2/inbox/calendar` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const calendarLink = await api.getInboxCalendar();
   */
  getInboxCalendar(input?: undefined, options?: CallOptions): Promise<CalendarLink>;

  /**
   * Make a link by which calendars read the schedules of the caller; the one before ends.
   * `POST /v2/inbox/calendar` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const newCalendarLink = await api.createInboxCalendar();
   */
  createInboxCalendar(input?: undefined, options?: CallOptions): Promise<NewCalendarLink>;

  /**
   * End the link by which calendars read the schedules of the caller.
   * `DELETE /v2/inbox/calendar` for any. Codes: key_reused, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteInboxCalendar();
   */
  deleteInboxCalendar(input?: undefined, options?: CallOptions): Promise<void>;
}
