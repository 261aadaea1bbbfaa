// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';

/** A contact with its version */
export interface Contact {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname?: string;
  /** Organisation that the person belongs to */
  organisation?: string;
  /** What the person is in the organisation */
  position?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** What there is to remember about it */
  notes?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a contact is made of, without what the platform adds */
export interface ContactCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname?: string;
  /** Organisation that the person belongs to */
  organisation?: string;
  /** What the person is in the organisation */
  position?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** What there is to remember about it */
  notes?: string;
}

/** Fields of a contact that change; what is absent stays, null deletes */
export interface ContactPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name by which people know it */
  name?: string;
  /** Family name */
  surname?: string | null;
  /** Organisation that the person belongs to */
  organisation?: string | null;
  /** What the person is in the organisation */
  position?: string | null;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** What there is to remember about it */
  notes?: string | null;
}

/** Which of the contacts are meant */
export interface ContactsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in organisation */
    organisation?: string[];
  };
}

export interface ListContactsQuery<Field extends keyof Contact = keyof Contact> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in organisation */
  organisation?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchContactsQuery<Field extends keyof Contact = keyof Contact> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in organisation */
  organisation?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetContactQuery<Field extends keyof Contact = keyof Contact> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportContactsQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in organisation */
  organisation?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "surname" | "-surname" | "organisation" | "-organisation" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "name" | "surname" | "organisation" | "position" | "email" | "phoneNumber" | "notes" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ContactsCalls {
  /**
   * List contacts.
   * `GET /v2/contacts` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listContacts({ query: { fields: ["name"] } })) …
   */
  listContacts<Field extends keyof Contact = keyof Contact>(input?: { query?: ListContactsQuery<Field> }, options?: CallOptions): Paged<Selected<Contact, Field>>;

  /**
   * List contacts matching a text, best match first.
   * `GET /v2/contacts/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchContacts({ query: { fields: ["name"] } })) …
   */
  searchContacts<Field extends keyof Contact = keyof Contact>(input?: { query?: SearchContactsQuery<Field> }, options?: CallOptions): Paged<Selected<Contact, Field>>;

  /**
   * List contacts by a filter too long for an address.
   * `POST /v2/contacts/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchContacts({ query: { fields: ["name"] }, body })) …
   */
  fetchContacts<Field extends keyof Contact = keyof Contact>(input: { query?: ListContactsQuery<Field>; body: ContactsFilter }, options?: CallOptions): Paged<Selected<Contact, Field>>;

  /**
   * One of the contacts.
   * `GET /v2/contacts/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const contact = await api.getContact({ id });
   */
  getContact<Field extends keyof Contact = keyof Contact>(input: { id: string; query?: GetContactQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Contact, Field>>>;

  /**
   * Whether one of the contacts exists, and its version.
   * `HEAD /v2/contacts/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headContact({ id });
   */
  headContact(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the contacts.
   * `POST /v2/contacts` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const contact = await api.createContact({ body });
   */
  createContact(input: { body: ContactCreate }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Change fields of one of the contacts.
   * `PATCH /v2/contacts/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const contact = await api.updateContact({ id, version, body: { name: "Nomsa" } });
   */
  updateContact(input: { id: string; body: ContactPatch; version: number }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Replace one of the contacts.
   * `PUT /v2/contacts/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const contact = await api.replaceContact({ id, version, body });
   */
  replaceContact(input: { id: string; body: ContactCreate; version: number }, options?: CallOptions): Promise<Versioned<Contact>>;

  /**
   * Delete one of the contacts; its history is kept.
   * `DELETE /v2/contacts/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteContact({ id, version });
   */
  deleteContact(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export contacts as csv, xlsx, pdf or json.
   * `POST /v2/contacts/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportContacts({ type: "csv" });
   */
  exportContacts<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportContactsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;
}
