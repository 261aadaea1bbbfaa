// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { Changed, Count, Enrollment, JobRole, Named, Registration, User } from '../shared/types.ts';

/** Which users, and which careers */
export interface CareerAssignment {
  /** Identifiers of the users */
  userIds: string[];
  /** Identifiers of the careers */
  careerIds: string[];
}

/** A link to choose a password, on its way */
export interface Invitation {
  /** Address that the link goes to */
  sentTo: string;
}

/** Which users, and which job roles */
export interface JobRoleAssignment {
  /** Identifiers of the users */
  userIds: string[];
  /** Identifiers of the roles */
  roleIds: string[];
}

/** Which job roles */
export interface JobRoleIds {
  /** Identifiers of the roles */
  roleIds: string[];
}

/** One thing that is wrong with a row */
export interface RowMistake {
  /** 4001, 4002, 4004, 4007 or 4009 */
  code: string;
  /** Column; null where it is of no single one */
  field: string | null;
  /** What is wrong */
  message: string;
}

/** Which users, and which sites */
export interface SiteAssignment {
  /** Identifiers of the users */
  userIds: string[];
  /** Identifiers of the sites */
  siteIds: string[];
}

/** What became of one row of a table */
export interface UploadedRow {
  /** Number of the row as a spreadsheet shows it: the head is row 1 */
  row: number;
  /** skipped: nothing is wrong with it, and it was not stored because of others */
  outcome: "created" | "refused" | "skipped";
  /** Identifier of the user; null where none was made of it */
  userId: string | null;
  /** 4001, 4002, 4004, 4007 or 4009: that of the first mistake */
  code: string | null;
  /** Column of the first mistake; null where it is of no single one */
  field: string | null;
  /** What is wrong with the row, all of it */
  message: string | null;
  /** Everything that is wrong with the row, each with its code; none where it is not refused */
  mistakes: RowMistake[];
}

/** What a user is made of, without what the platform adds */
export interface UserCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the client */
  clientId: string;
  /** Identifier of the site */
  siteId?: string | null;
  /** Name of the site */
  siteName?: string | null;
  /** Name that the person signs in with */
  username: string;
  /** Name by which people know it */
  name: string;
  /** Family name */
  surname: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string;
  /** Gender, in the words of the option list */
  gender?: "Male" | "Female" | null;
  /** Population group, in the words of the option list */
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  /** Disability, in the words of the option list */
  disability?: string | null;
  /** Language and country of texts, such as en-ZA */
  locale?: string;
  /** Identifiers of the groups */
  groupIds?: string[];
  /** What the person may be on the platform */
  roles: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  /** Scopes of the access tokens of the person */
  scope?: string;
  /** Registrations with quality bodies */
  registrations?: Registration[];
  /** Whether the person uses a device together with others */
  isRunningGroupHardware?: boolean;
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null;
}

/** Fields of a user that change; what is absent stays, null deletes */
export interface UserPatch {
  /** Identifier of the site */
  siteId?: string | null;
  /** Name of the site */
  siteName?: string | null;
  /** Name that the person signs in with */
  username?: string;
  /** Name by which people know it */
  name?: string;
  /** Family name */
  surname?: string;
  /** Email address */
  email?: string | null;
  /** Contact number, from its plus on */
  phoneNumber?: string | null;
  /** Learner or staff number */
  number?: string | null;
  /** Gender, in the words of the option list */
  gender?: "Male" | "Female" | null;
  /** Population group, in the words of the option list */
  race?: "African" | "Coloured" | "Indian" | "Caucasian" | "Other" | null;
  /** Disability, in the words of the option list */
  disability?: string | null;
  /** Language and country of texts, such as en-ZA */
  locale?: string;
  /** Identifiers of the groups */
  groupIds?: string[];
  /** What the person may be on the platform */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
  /** Scopes of the access tokens of the person */
  scope?: string;
  /** Registrations with quality bodies */
  registrations?: Registration[];
  /** Whether the person uses a device together with others */
  isRunningGroupHardware?: boolean;
  /** The account that an administrator acts in instead of the own */
  impersonatedAccountId?: string | null;
  /** The site that an administrator acts in instead of the own */
  impersonatedSiteId?: string | null;
}

/** Many people from one table: what was asked for and how far it is */
export interface UserUpload {
  /** Identifier */
  id: string;
  /** Identifier of the account */
  accountId: string;
  /** Name of the file */
  fileName: string;
  /** all: every row or none; valid: the rows without a mistake */
  mode: "all" | "valid";
  /** finished: what could be stored is; refused: nothing was stored because of the table; failed: our mistake, the report says which rows were stored before it */
  state: "waiting" | "running" | "finished" | "refused" | "failed";
  /** Rows of the table below its head; null until all are read */
  rows: number | null;
  /** Rows read and checked so far */
  checked: number;
  /** Rows refused or stored so far; of mode all they last only once it is finished */
  done: number;
  /** Users that there are now */
  created: number;
  /** Rows with a mistake */
  refused: number;
  /** Why all of it was refused: the code of its rows, 4007 where they have several, 4009 */
  code: string | null;
  /** Why all of it was refused, in a sentence */
  message: string | null;
  /** When it was made */
  createdAt: string;
  /** When it was finished; null before */
  finishedAt: string | null;
}

/** Which of the users are meant */
export interface UsersFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in accountId */
    accountId?: string[];
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in state */
    state?: ("active" | "inactive")[];
    /** Only those with one of these in roles */
    roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[];
    /** Only those with one of these in groupIds */
    groupIds?: string[];
  };
}

export interface ListUsersQuery<Field extends keyof User = keyof User> {
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
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in roles */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchUsersQuery<Field extends keyof User = keyof User> {
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
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in roles */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetUserQuery<Field extends keyof User = keyof User> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportUsersQuery {
  /** Only those with one of these in accountId */
  accountId?: string[] | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Only those with one of these in roles */
  roles?: ("administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "surname" | "-surname" | "name" | "-name" | "username" | "-username" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "clientId" | "siteId" | "siteName" | "username" | "name" | "surname" | "email" | "phoneNumber" | "number" | "gender" | "race" | "disability" | "locale" | "groupIds" | "roles" | "scope" | "registrations" | "isRunningGroupHardware" | "impersonatedAccountId" | "impersonatedSiteId" | "state" | "candidate" | "id" | "version" | "createdAt" | "updatedAt" | "deletedAt")[] | null;
}

export interface ListDeletedUsersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface CountUsersQuery {
  /** Only users of this account */
  accountId?: string | null;
  /** Only users of this site */
  siteId?: string | null;
  /** Only users with this role */
  role?: "administrator" | "client_manager" | "account_manager" | "site_manager" | "trainer" | "assessor" | "moderator" | "verifier" | "learner" | "candidate" | "reviewer" | "device" | null;
}

export interface ListUserRolesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface RemoveUserRolesQuery {
  /** Job roles, the key repeated */
  roleId: string[];
}

export interface RemoveRolesOfUsersQuery {
  /** Users, the key repeated */
  userId: string[];
  /** Job roles, the key repeated */
  roleId: string[];
}

export interface ListEnrolledUsersQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Job roles */
  roleId?: string[] | null;
  /** Careers */
  careerId?: string[] | null;
}

export interface UploadUsersQuery {
  /** all (unless told): every row or none; valid: rows without a mistake */
  mode?: "all" | "valid" | null;
  /** The own account when absent */
  accountId?: string | null;
}

export interface ListUploadedRowsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only rows that became one of these */
  outcome?: ("created" | "refused" | "skipped")[] | null;
}

export interface UsersCalls {
  /**
   * List users.
   * `GET /v2/users` for admin, manager, self. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listUsers({ query: { fields: ["name"] } })) …
   */
  listUsers<Field extends keyof User = keyof User>(input?: { query?: ListUsersQuery<Field> }, options?: CallOptions): Paged<Selected<User, Field>>;

  /**
   * List users matching a text, best match first.
   * `GET /v2/users/search` for admin, manager, self. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchUsers({ query: { fields: ["name"] } })) …
   */
  searchUsers<Field extends keyof User = keyof User>(input?: { query?: SearchUsersQuery<Field> }, options?: CallOptions): Paged<Selected<User, Field>>;

  /**
   * List users by a filter too long for an address.
   * `POST /v2/users/fetch` for admin, manager, self. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchUsers({ query: { fields: ["name"] }, body })) …
   */
  fetchUsers<Field extends keyof User = keyof User>(input: { query?: ListUsersQuery<Field>; body: UsersFilter }, options?: CallOptions): Paged<Selected<User, Field>>;

  /**
   * One of the users.
   * `GET /v2/users/{id}` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const user = await api.getUser({ id });
   */
  getUser<Field extends keyof User = keyof User>(input: { id: string; query?: GetUserQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<User, Field>>>;

  /**
   * Whether one of the users exists, and its version.
   * `HEAD /v2/users/{id}` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headUser({ id });
   */
  headUser(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the users.
   * `POST /v2/users` for admin, manager, self. Codes: 4001, 4002, 4004, key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const user = await api.createUser({ body });
   */
  createUser(input: { body: UserCreate }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Change fields of one of the users.
   * `PATCH /v2/users/{id}` for admin, manager, self. Codes: 4001, 4002, 4004, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const user = await api.updateUser({ id, version, body: { name: "Zanele" } });
   */
  updateUser(input: { id: string; body: UserPatch; version: number }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Replace one of the users.
   * `PUT /v2/users/{id}` for admin, manager, self. Codes: 4001, 4002, 4004, key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const user = await api.replaceUser({ id, version, body });
   */
  replaceUser(input: { id: string; body: UserCreate; version: number }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Delete one of the users; it can be restored.
   * `DELETE /v2/users/{id}` for admin, manager, self. Codes: key_reused, not_found, stale_version, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteUser({ id, version });
   */
  deleteUser(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export users as csv, xlsx, pdf or json.
   * `POST /v2/users/export/{type}` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportUsers({ type: "csv" });
   */
  exportUsers<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportUsersQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Activate one of the users.
   * `POST /v2/users/{id}/activate` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const user = await api.activateUser({ id });
   */
  activateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Deactivate one of the users.
   * `POST /v2/users/{id}/deactivate` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const user = await api.deactivateUser({ id });
   */
  deactivateUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * List deleted users, the latest first.
   * `GET /v2/users/deleted` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listDeletedUsers();
   */
  listDeletedUsers(input?: { query?: ListDeletedUsersQuery }, options?: CallOptions): Paged<User>;

  /**
   * Bring back one of the deleted users.
   * `POST /v2/users/{id}/restore` for admin, manager. Codes: 4001, 4002, 4004, key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const user = await api.restoreUser({ id });
   */
  restoreUser(input: { id: string }, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Number of users, kept while they change.
   * `GET /v2/users/count` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const count = await api.countUsers();
   */
  countUsers(input?: { query?: CountUsersQuery }, options?: CallOptions): Promise<Count>;

  /**
   * Whoever is signed in, or the user they act as.
   * `GET /v2/users/me` for any. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const user = await api.getMe();
   */
  getMe(input?: undefined, options?: CallOptions): Promise<Versioned<User>>;

  /**
   * Groups of a user.
   * `GET /v2/users/{id}/groups` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUserGroups({ id });
   */
  listUserGroups(input: { id: string }, options?: CallOptions): Paged<Named>;

  /**
   * Job roles of a user.
   * `GET /v2/users/{id}/roles` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUserRoles({ id });
   */
  listUserRoles(input: { id: string; query?: ListUserRolesQuery }, options?: CallOptions): Paged<JobRole>;

  /**
   * Add job roles to a user.
   * `POST /v2/users/{id}/roles` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.addUserRoles({ id, body });
   */
  addUserRoles(input: { id: string; body: JobRoleIds }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles from a user.
   * `DELETE /v2/users/{id}/roles` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.removeUserRoles({ id, query: { roleId: ["0192f3a4-4b16-78d8-98dc-872a7753c2bc"] } });
   */
  removeUserRoles(input: { id: string; query: RemoveUserRolesQuery }, options?: CallOptions): Promise<Changed>;

  /**
   * Remove job roles of many users in one call.
   * `DELETE /v2/users/roles` for admin, manager. Codes: key_reused, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.removeRolesOfUsers({ query: { userId: ["0192f3a4-04f8-7996-9da7-63b7a969b102"], roleId: ["0192f3a4-4b16-78d8-98dc-872a7753c2bc"] } });
   */
  removeRolesOfUsers(input: { query: RemoveRolesOfUsersQuery }, options?: CallOptions): Promise<Changed>;

  /**
   * Users enrolled in a job role or in a career.
   * `GET /v2/users/enrolled` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listEnrolledUsers();
   */
  listEnrolledUsers(input?: { query?: ListEnrolledUsersQuery }, options?: CallOptions): Paged<User>;

  /**
   * Enrolments of a user in job roles.
   * `GET /v2/users/{id}/enrollments/roles` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listRoleEnrollments({ id });
   */
  listRoleEnrollments(input: { id: string }, options?: CallOptions): Paged<Enrollment>;

  /**
   * Enrolments of a user in careers.
   * `GET /v2/users/{id}/enrollments/careers` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCareerEnrollments({ id });
   */
  listCareerEnrollments(input: { id: string }, options?: CallOptions): Paged<Enrollment>;

  /**
   * Send somebody a link to choose a password, in place of those before.
   * `POST /v2/users/{id}/invitation` for admin, manager. Codes: key_reused, not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const invitation = await api.inviteUser({ id });
   */
  inviteUser(input: { id: string }, options?: CallOptions): Promise<Invitation>;

  /**
   * Assign users to job roles.
   * `POST /v2/users/assign/roles` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.assignJobRoles({ body });
   */
  assignJobRoles(input: { body: JobRoleAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from job roles.
   * `POST /v2/users/unassign/roles` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.unassignJobRoles({ body });
   */
  unassignJobRoles(input: { body: JobRoleAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Assign users to careers.
   * `POST /v2/users/assign/careers` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.assignCareers({ body });
   */
  assignCareers(input: { body: CareerAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from careers.
   * `POST /v2/users/unassign/careers` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.unassignCareers({ body });
   */
  unassignCareers(input: { body: CareerAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Assign users to sites.
   * `POST /v2/users/assign/sites` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.assignSites({ body });
   */
  assignSites(input: { body: SiteAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Unassign users from sites.
   * `POST /v2/users/unassign/sites` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const changed = await api.unassignSites({ body });
   */
  unassignSites(input: { body: SiteAssignment }, options?: CallOptions): Promise<Changed>;

  /**
   * Upload users from csv or xlsx; the answer says where to ask for progress.
   * `POST /v2/users/bulk` for admin, manager. Codes: 4007, 4009, empty_file, key_reused, mislabelled_file, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const userUpload = await api.uploadUsers({ file });
   */
  uploadUsers(input: { query?: UploadUsersQuery; file: Blob; fileName?: string }, options?: CallOptions): Promise<UserUpload>;

  /**
   * How far an upload of users is.
   * `GET /v2/users/bulk/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const userUpload = await api.getUserUpload({ id });
   */
  getUserUpload(input: { id: string }, options?: CallOptions): Promise<UserUpload>;

  /**
   * What became of the rows of an upload, in the order of the table.
   * `GET /v2/users/bulk/{id}/rows` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listUploadedRows({ id });
   */
  listUploadedRows(input: { id: string; query?: ListUploadedRowsQuery }, options?: CallOptions): Paged<UploadedRow>;
}
