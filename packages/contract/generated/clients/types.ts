// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Account, Site } from '../shared/types.ts';

/** A client with its version */
export interface Client {
  /** Name by which people know it */
  name: string;
  /** Company registration number */
  registrationNumber?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string;
  /** Languages that are spoken, as locales */
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** State that it is in */
  state: "active" | "inactive";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What a client is made of, without what the platform adds */
export interface ClientCreate {
  /** Name by which people know it */
  name: string;
  /** Company registration number */
  registrationNumber?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string;
  /** Languages that are spoken, as locales */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

/** Values that clients can be filtered by, with how many there are */
export interface ClientFilters {
  /** Values of state, with how many there are of each */
  state: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** Values of country, with how many there are of each */
  country: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
  /** Values of languages, with how many there are of each */
  languages: {
    /** The value */
    value: string;
    /** How many there are */
    count: number;
  }[];
}

/** A language that clients use */
export interface ClientLanguage {
  /** Language and country of texts, such as en-ZA */
  locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  /** How many clients use it */
  count: number;
}

/** Fields of a client that change; what is absent stays, null deletes */
export interface ClientPatch {
  /** Name by which people know it */
  name?: string;
  /** Company registration number */
  registrationNumber?: string | null;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Country, ISO 3166-1 alpha-2 */
  country?: string | null;
  /** Languages that are spoken, as locales */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
}

/** Which of the clients are meant */
export interface ClientsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in state */
    state?: ("active" | "inactive")[];
    /** Only those with one of these in country */
    country?: string[];
    /** Only those with one of these in languages */
    languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  };
}

export interface ListClientsQuery<Field extends keyof Client = keyof Client> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in country */
  country?: string[] | null;
  /** Only those with one of these in languages */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchClientsQuery<Field extends keyof Client = keyof Client> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in country */
  country?: string[] | null;
  /** Only those with one of these in languages */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetClientQuery<Field extends keyof Client = keyof Client> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportClientsQuery {
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in country */
  country?: string[] | null;
  /** Only those with one of these in languages */
  languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "registrationNumber" | "-registrationNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("name" | "registrationNumber" | "email" | "phoneNumber" | "country" | "languages" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListClientAccountsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ListClientAccountSitesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those in one of these states */
  state?: ("active" | "inactive")[] | null;
}

export interface ClientsCalls {
  /**
   * List clients.
   * `GET /v2/clients` for admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listClients({ query: { fields: ["name"] } })) …
   */
  listClients<Field extends keyof Client = keyof Client>(input?: { query?: ListClientsQuery<Field> }, options?: CallOptions): Paged<Selected<Client, Field>>;

  /**
   * List clients matching a text, best match first.
   * `GET /v2/clients/search` for admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchClients({ query: { fields: ["name"] } })) …
   */
  searchClients<Field extends keyof Client = keyof Client>(input?: { query?: SearchClientsQuery<Field> }, options?: CallOptions): Paged<Selected<Client, Field>>;

  /**
   * List clients by a filter too long for an address.
   * `POST /v2/clients/fetch` for admin. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchClients({ query: { fields: ["name"] }, body })) …
   */
  fetchClients<Field extends keyof Client = keyof Client>(input: { query?: ListClientsQuery<Field>; body: ClientsFilter }, options?: CallOptions): Paged<Selected<Client, Field>>;

  /**
   * One of the clients.
   * `GET /v2/clients/{id}` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const client = await api.getClient({ id });
   */
  getClient<Field extends keyof Client = keyof Client>(input: { id: string; query?: GetClientQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Client, Field>>>;

  /**
   * Whether one of the clients exists, and its version.
   * `HEAD /v2/clients/{id}` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headClient({ id });
   */
  headClient(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the clients.
   * `POST /v2/clients` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const client = await api.createClient({ body });
   */
  createClient(input: { body: ClientCreate }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Change fields of one of the clients.
   * `PATCH /v2/clients/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const client = await api.updateClient({ id, version, body: { name: "Umfolozi Group" } });
   */
  updateClient(input: { id: string; body: ClientPatch; version: number }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Replace one of the clients.
   * `PUT /v2/clients/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const client = await api.replaceClient({ id, version, body });
   */
  replaceClient(input: { id: string; body: ClientCreate; version: number }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Delete one of the clients; its history is kept.
   * `DELETE /v2/clients/{id}` for admin. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteClient({ id, version });
   */
  deleteClient(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export clients as csv, xlsx, pdf or json.
   * `POST /v2/clients/export/{type}` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportClients({ type: "csv" });
   */
  exportClients<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportClientsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Activate one of the clients.
   * `POST /v2/clients/{id}/activate` for admin. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const client = await api.activateClient({ id });
   */
  activateClient(input: { id: string }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Deactivate one of the clients.
   * `POST /v2/clients/{id}/deactivate` for admin. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const client = await api.deactivateClient({ id });
   */
  deactivateClient(input: { id: string }, options?: CallOptions): Promise<Versioned<Client>>;

  /**
   * Values that clients can be filtered by, with how many there are.
   * `GET /v2/clients/filters` for admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const clientFilters = await api.getClientFilters();
   */
  getClientFilters(input?: undefined, options?: CallOptions): Promise<ClientFilters>;

  /**
   * Languages in use by clients, with how many use each.
   * `GET /v2/clients/languages` for admin. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.listClientLanguages();
   */
  listClientLanguages(input?: undefined, options?: CallOptions): Promise<ClientLanguage[]>;

  /**
   * Accounts of a client.
   * `GET /v2/clients/{id}/accounts` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listClientAccounts({ id });
   */
  listClientAccounts(input: { id: string; query?: ListClientAccountsQuery }, options?: CallOptions): Paged<Account>;

  /**
   * Sites of an account of a client.
   * `GET /v2/clients/{id}/accounts/{accountId}/sites` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listClientAccountSites({ id, accountId });
   */
  listClientAccountSites(input: { id: string; accountId: string; query?: ListClientAccountSitesQuery }, options?: CallOptions): Paged<Site>;
}
