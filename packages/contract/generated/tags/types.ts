// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Changed } from '../shared/types.ts';

/** Things with the tags that they shall have */
export interface TagAssignment {
  /** The things, one after the other */
  items: Tagged[];
}

/** A tag key with its version */
export interface TagKey {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a tag key is made of, without what the platform adds */
export interface TagKeyCreate {
  /** Identifier of the account */
  accountId: string;
  /** Name by which people know it */
  name: string;
  /** What it is about, in some sentences */
  description?: string;
}

/** Fields of a tag key that change; what is absent stays, null deletes */
export interface TagKeyPatch {
  /** Name by which people know it */
  name?: string;
  /** What it is about, in some sentences */
  description?: string | null;
}

/** A tag value with its version */
export interface TagValue {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the key */
  keyId: string;
  /** Name by which people know it */
  name: string;
  /** Colour, #rrggbb */
  colour?: string;
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a tag value is made of, without what the platform adds */
export interface TagValueCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the key */
  keyId: string;
  /** Name by which people know it */
  name: string;
  /** Colour, #rrggbb */
  colour?: string;
}

/** Fields of a tag value that change; what is absent stays, null deletes */
export interface TagValuePatch {
  /** Identifier of the key */
  keyId?: string;
  /** Name by which people know it */
  name?: string;
  /** Colour, #rrggbb */
  colour?: string | null;
}

/** One thing, with the tags that it shall have */
export interface Tagged {
  /** Kind of thing that it is */
  kind: "users" | "courses" | "careers" | "roles" | "groups" | "sites" | "teams" | "assessments";
  /** Identifier */
  id: string;
  /** The tags that it shall have; none takes all away */
  valueIds: string[];
}

export interface ListTagKeysQuery<Field extends keyof TagKey = keyof TagKey> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchTagKeysQuery<Field extends keyof TagKey = keyof TagKey> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetTagKeyQuery<Field extends keyof TagKey = keyof TagKey> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListTagValuesQuery<Field extends keyof TagValue = keyof TagValue> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in keyId */
  keyId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchTagValuesQuery<Field extends keyof TagValue = keyof TagValue> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in keyId */
  keyId?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetTagValueQuery<Field extends keyof TagValue = keyof TagValue> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface TagsCalls {
  /**
   * List tag keys.
   * `GET /v2/tags/keys` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listTagKeys({ query: { fields: ["name"] } })) …
   */
  listTagKeys<Field extends keyof TagKey = keyof TagKey>(input?: { query?: ListTagKeysQuery<Field> }, options?: CallOptions): Paged<Selected<TagKey, Field>>;

  /**
   * List tag keys matching a text, best match first.
   * `GET /v2/tags/keys/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchTagKeys({ query: { fields: ["name"] } })) …
   */
  searchTagKeys<Field extends keyof TagKey = keyof TagKey>(input?: { query?: SearchTagKeysQuery<Field> }, options?: CallOptions): Paged<Selected<TagKey, Field>>;

  /**
   * One of the tag keys.
   * `GET /v2/tags/keys/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const tagKey = await api.getTagKey({ id });
   */
  getTagKey<Field extends keyof TagKey = keyof TagKey>(input: { id: string; query?: GetTagKeyQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<TagKey, Field>>>;

  /**
   * Create one of the tag keys.
   * `POST /v2/tags/keys` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const tagKey = await api.createTagKey({ body });
   */
  createTagKey(input: { body: TagKeyCreate }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Change fields of one of the tag keys.
   * `PATCH /v2/tags/keys/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const tagKey = await api.updateTagKey({ id, version, body: { name: "NQF level" } });
   */
  updateTagKey(input: { id: string; body: TagKeyPatch; version: number }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Replace one of the tag keys.
   * `PUT /v2/tags/keys/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const tagKey = await api.replaceTagKey({ id, version, body });
   */
  replaceTagKey(input: { id: string; body: TagKeyCreate; version: number }, options?: CallOptions): Promise<Versioned<TagKey>>;

  /**
   * Delete one of the tag keys; its history is kept.
   * `DELETE /v2/tags/keys/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteTagKey({ id, version });
   */
  deleteTagKey(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * List tag values.
   * `GET /v2/tags/values` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listTagValues({ query: { fields: ["name"] } })) …
   */
  listTagValues<Field extends keyof TagValue = keyof TagValue>(input?: { query?: ListTagValuesQuery<Field> }, options?: CallOptions): Paged<Selected<TagValue, Field>>;

  /**
   * List tag values matching a text, best match first.
   * `GET /v2/tags/values/search` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchTagValues({ query: { fields: ["name"] } })) …
   */
  searchTagValues<Field extends keyof TagValue = keyof TagValue>(input?: { query?: SearchTagValuesQuery<Field> }, options?: CallOptions): Paged<Selected<TagValue, Field>>;

  /**
   * One of the tag values.
   * `GET /v2/tags/values/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const tagValue = await api.getTagValue({ id });
   */
  getTagValue<Field extends keyof TagValue = keyof TagValue>(input: { id: string; query?: GetTagValueQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<TagValue, Field>>>;

  /**
   * Create one of the tag values.
   * `POST /v2/tags/values` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const tagValue = await api.createTagValue({ body });
   */
  createTagValue(input: { body: TagValueCreate }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Change fields of one of the tag values.
   * `PATCH /v2/tags/values/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const tagValue = await api.updateTagValue({ id, version, body: { name: "NQF 4" } });
   */
  updateTagValue(input: { id: string; body: TagValuePatch; version: number }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Replace one of the tag values.
   * `PUT /v2/tags/values/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const tagValue = await api.replaceTagValue({ id, version, body });
   */
  replaceTagValue(input: { id: string; body: TagValueCreate; version: number }, options?: CallOptions): Promise<Versioned<TagValue>>;

  /**
   * Delete one of the tag values; its history is kept.
   * `DELETE /v2/tags/values/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteTagValue({ id, version });
   */
  deleteTagValue(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Set the tags of many things in one call, all or none.
   * `PUT /v2/tags/bulk` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.setTags({ body });
   */
  setTags(input: { body: TagAssignment }, options?: CallOptions): Promise<Changed>;
}
