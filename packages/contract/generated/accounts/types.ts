// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Account, Count, Named, Theme } from '../shared/types.ts';

/** What an account is made of, without what the platform adds */
export interface AccountCreate {
  /** Identifier of the client */
  clientId: string;
  /** Name by which people know it */
  name: string;
  /** Number under which the quality body accredits the provider */
  accreditationNumber?: string | null;
  /** First label of the host name of this account */
  URLPrefix: string;
  theme: Theme;
  /** Domains of addresses that reports may be sent to, though nobody there is a user or a contact */
  reportDomains?: string[];
}

/** Fields of an account that change; what is absent stays, null deletes */
export interface AccountPatch {
  /** Name by which people know it */
  name?: string;
  /** Number under which the quality body accredits the provider */
  accreditationNumber?: string | null;
  /** First label of the host name of this account */
  URLPrefix?: string;
  theme?: ThemePatch;
  /** Domains of addresses that reports may be sent to, though nobody there is a user or a contact */
  reportDomains?: string[] | null;
}

/** How an account looks, with its name */
export interface AccountTheme {
  /** Name by which people know it */
  name: string | null;
  /** First label of the host name under which the account is reached */
  URLPrefix: string | null;
  theme: Theme;
}

/** Which of the accounts are meant */
export interface AccountsFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in clientId */
    clientId?: string[];
    /** Only those with one of these in state */
    state?: ("active" | "suspended" | "inactive")[];
    /** Only those with one of these in URLPrefix */
    URLPrefix?: string[];
  };
}

/** Fields of a colour that change; what is absent stays, null deletes */
export interface ColourPatch {
  /** Share of red, 0 to 255 */
  red?: number;
  /** Share of green, 0 to 255 */
  green?: number;
  /** Share of blue, 0 to 255 */
  blue?: number;
}

/** How many learners a site is short of */
export interface LearnerDeficit {
  site: Named;
  /** Learners at the site now */
  learners: number;
  /** Learners that the site has licences for */
  licensed: number | null;
  /** Learners that the site has to have */
  required: number | null;
  /** Learners missing to the larger of the two */
  deficit: number;
}

/** How many things wait for approval, by kind */
export interface PendingContent {
  /** Careers that wait */
  careers: number;
  /** Job roles that wait */
  roles: number;
  /** Courses that wait */
  courses: number;
  /** Lessons that wait */
  lessons: number;
  /** Assessments, examinations and tests that wait */
  assessments: number;
  /** All of it together */
  total: number;
}

/** Fields of a theme that change; what is absent stays, null deletes */
export interface ThemePatch {
  /** Whether the account has a look of its own */
  isCustomTheme?: boolean;
  colour?: ColourPatch;
  /** Logos and icons of the account */
  logos?: {
    /** Address of the logo in its colours */
    colour?: string | null;
    /** Address of the logo in black */
    logoBlack?: string | null;
    /** Address of the logo in white */
    logoWhite?: string | null;
    /** Address of the icon in white */
    iconWhite?: string | null;
    /** Address of the icon in black */
    iconBlack?: string | null;
    /** Small icons of the account */
    favicon?: {
      /** Icon that can be drawn in any size */
      svg?: string | null;
      /** Icon for old browsers */
      legacyICO?: string | null;
      /** Icon for the home screen of Apple devices */
      appleICO?: string | null;
    } | null;
  };
}

export interface ListAccountsQuery<Field extends keyof Account = keyof Account> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "suspended" | "inactive")[] | null;
  /** Only those with one of these in URLPrefix */
  URLPrefix?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchAccountsQuery<Field extends keyof Account = keyof Account> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "suspended" | "inactive")[] | null;
  /** Only those with one of these in URLPrefix */
  URLPrefix?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetAccountQuery<Field extends keyof Account = keyof Account> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportAccountsQuery {
  /** Only those with one of these in clientId */
  clientId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "suspended" | "inactive")[] | null;
  /** Only those with one of these in URLPrefix */
  URLPrefix?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "URLPrefix" | "-URLPrefix" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("clientId" | "name" | "accreditationNumber" | "URLPrefix" | "theme" | "reportDomains" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ChangeAccountStateQuery {
  /** The state that it is in */
  from: "active" | "suspended" | "inactive";
  /** The state that it shall be in */
  to: "active" | "suspended" | "inactive";
}

export interface CountAccountsQuery {
  /** Identifier of the client */
  clientId?: string | null;
}

export interface GetThemeByPrefixQuery {
  /** First label of the host name under which the account is reached */
  URLPrefix?: string | null;
}

export interface ListLearnerDeficitsQuery {
  /** Only sites of this account */
  accountId?: string | null;
}

export interface AccountsCalls {
  /**
   * List accounts.
   * `GET /v2/accounts` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listAccounts({ query: { fields: ["name"] } })) …
   */
  listAccounts<Field extends keyof Account = keyof Account>(input?: { query?: ListAccountsQuery<Field> }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * List accounts matching a text, best match first.
   * `GET /v2/accounts/search` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchAccounts({ query: { fields: ["name"] } })) …
   */
  searchAccounts<Field extends keyof Account = keyof Account>(input?: { query?: SearchAccountsQuery<Field> }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * List accounts by a filter too long for an address.
   * `POST /v2/accounts/fetch` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchAccounts({ query: { fields: ["name"] }, body })) …
   */
  fetchAccounts<Field extends keyof Account = keyof Account>(input: { query?: ListAccountsQuery<Field>; body: AccountsFilter }, options?: CallOptions): Paged<Selected<Account, Field>>;

  /**
   * One of the accounts.
   * `GET /v2/accounts/{id}` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const account = await api.getAccount({ id });
   */
  getAccount<Field extends keyof Account = keyof Account>(input: { id: string; query?: GetAccountQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Account, Field>>>;

  /**
   * Whether one of the accounts exists, and its version.
   * `HEAD /v2/accounts/{id}` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headAccount({ id });
   */
  headAccount(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the accounts.
   * `POST /v2/accounts` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const account = await api.createAccount({ body });
   */
  createAccount(input: { body: AccountCreate }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Change fields of one of the accounts.
   * `PATCH /v2/accounts/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const account = await api.updateAccount({ id, version, body: { name: "Umfolozi Skills Academy" } });
   */
  updateAccount(input: { id: string; body: AccountPatch; version: number }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Replace one of the accounts.
   * `PUT /v2/accounts/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const account = await api.replaceAccount({ id, version, body });
   */
  replaceAccount(input: { id: string; body: AccountCreate; version: number }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Delete one of the accounts; its history is kept.
   * `DELETE /v2/accounts/{id}` for admin. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteAccount({ id, version });
   */
  deleteAccount(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export accounts as csv, xlsx, pdf or json.
   * `POST /v2/accounts/export/{type}` for admin. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportAccounts({ type: "csv" });
   */
  exportAccounts<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportAccountsQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Activate one of the accounts.
   * `POST /v2/accounts/{id}/activate` for admin. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const account = await api.activateAccount({ id });
   */
  activateAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Deactivate one of the accounts.
   * `POST /v2/accounts/{id}/deactivate` for admin. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const account = await api.deactivateAccount({ id });
   */
  deactivateAccount(input: { id: string }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Change the state of one of the accounts.
   * `POST /v2/accounts/{id}/state` for admin. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const account = await api.changeAccountState({ id, query: { from: "active", to: "suspended" } });
   */
  changeAccountState(input: { id: string; query: ChangeAccountStateQuery }, options?: CallOptions): Promise<Versioned<Account>>;

  /**
   * Number of accounts.
   * `GET /v2/accounts/count` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countAccounts();
   */
  countAccounts(input?: { query?: CountAccountsQuery }, options?: CallOptions): Promise<Count>;

  /**
   * Theme of the account with this URL prefix, or the default theme of the platform.
   * `GET /v2/accounts/themes` for public. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable.
   * Retried: safe, it only reads.
   * @example const accountTheme = await api.getThemeByPrefix();
   */
  getThemeByPrefix(input?: { query?: GetThemeByPrefixQuery }, options?: CallOptions): Promise<AccountTheme>;

  /**
   * Theme of one account.
   * `GET /v2/accounts/{id}/theme` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const theme = await api.getAccountTheme({ id });
   */
  getAccountTheme(input: { id: string }, options?: CallOptions): Promise<Versioned<Theme>>;

  /**
   * Set the theme of an account.
   * `PUT /v2/accounts/{id}/theme` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const theme = await api.setAccountTheme({ id, version, body });
   */
  setAccountTheme(input: { id: string; body: Theme; version: number }, options?: CallOptions): Promise<Versioned<Theme>>;

  /**
   * Number of things that wait for approval, by kind.
   * `GET /v2/accounts/{id}/content/pending/count` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const pendingContent = await api.countPendingContent({ id });
   */
  countPendingContent(input: { id: string }, options?: CallOptions): Promise<PendingContent>;

  /**
   * Sites with fewer learners than they have licences for or have to have.
   * `GET /v2/sites/learner/deficits` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.listLearnerDeficits();
   */
  listLearnerDeficits(input?: { query?: ListLearnerDeficitsQuery }, options?: CallOptions): Promise<LearnerDeficit[]>;
}
