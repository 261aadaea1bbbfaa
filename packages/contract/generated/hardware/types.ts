// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Selected, Versioned } from '../../src/kit/runtime.ts';
import type { AskedQuestion, Named } from '../shared/types.ts';

/** A device with its version */
export interface Device {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId: string;
  /** Identifier of the model */
  modelId: string;
  /** Number that its maker gave it, once in the client */
  serialNumber: string;
  /** Name by which people know it */
  name: string;
  /** What it runs */
  os: "Android OS" | "iOS";
  /** Whose people may sit at it */
  groupIds: string[];
  /** Whether several people use it */
  shared: boolean;
  /** What it does otherwise than the devices of its account */
  settings?: {
    /** Seconds from one sign of life to the next; five times as many on battery */
    heartbeatSeconds?: number;
    /** How people show it who they are */
    signIn?: "pin" | "qr" | "password";
    /** Minutes without a touch after which it asks anew who is there */
    idleMinutes?: number;
    /** Loudest volume, in per cent */
    volume?: number;
    /** Languages to choose from */
    languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  } | null;
  /** As whom it signs in: a user with the role device, made with it */
  userId?: string;
  /** What may be done with it */
  state: "registered" | "active" | "suspended" | "lost" | "retired";
  /** Identifier */
  id: string;
  /** Rises by one with every change; sent back in If-Match */
  version: number;
  /** When it was made */
  createdAt: string;
  /** When it was changed last */
  updatedAt: string;
}

/** What lies on the devices of an account, and how long */
export interface DeviceCache {
  formal: DeviceCacheOfKind;
  onboarding: DeviceCacheOfKind;
  screening: DeviceCacheOfKind;
  /** Hours for which the people who may use it are known to it */
  rosterHours: number;
  /** Hours after which what was answered on it is to have arrived */
  answersHours: number;
}

/** How long content of a kind lies on devices */
export interface DeviceCacheOfKind {
  /** Hours after which it is brought up to date */
  ttlHours: number;
  /** Bytes that it may take; null: what there is */
  maxBytes: number | null;
  /** Days before it opens that it is fetched */
  prefetchDays: number;
  /** Whether it is fetched over wireless networks alone */
  wifiOnly: boolean;
  /** Days for which it stays once everybody has finished it */
  keepAfterFinishDays: number;
}

/** What a device is to do */
export interface DeviceCommand {
  /** Identifier */
  id: string;
  /** What it is to do */
  kind: "sync" | "remove" | "lock" | "unlock" | "wipe" | "restart" | "logs";
  /** With which content */
  contentIds?: string[];
}

/** What lies on a device, or is to */
export interface DeviceContent {
  /** Identifier of the content */
  contentId: string;
  /** What it is */
  kind: "lesson" | "assessment";
  /** Title of it */
  title: string;
  /** How far it is on the device */
  state: "wanted" | "stale" | "removing" | "downloading" | "ready" | "failed";
  /** Version that lies there; null where none does */
  revision: number | null;
  /** Version that there is */
  latestRevision: number;
  /** Bytes that it takes, or will */
  bytes: number;
  /** When the first of those who use the device has to have finished it */
  dueAt: string | null;
}

/** What a device is made of, without what the platform adds */
export interface DeviceCreate {
  /** Identifier of the account */
  accountId: string;
  /** Identifier of the site */
  siteId: string;
  /** Identifier of the model */
  modelId: string;
  /** Number that its maker gave it, once in the client */
  serialNumber: string;
  /** Name by which people know it */
  name: string;
  /** What it runs */
  os: "Android OS" | "iOS";
  /** Whose people may sit at it */
  groupIds?: string[];
  /** Whether several people use it */
  shared?: boolean;
  /** What it does otherwise than the devices of its account */
  settings?: {
    /** Seconds from one sign of life to the next; five times as many on battery */
    heartbeatSeconds?: number;
    /** How people show it who they are */
    signIn?: "pin" | "qr" | "password";
    /** Minutes without a touch after which it asks anew who is there */
    idleMinutes?: number;
    /** Loudest volume, in per cent */
    volume?: number;
    /** Languages to choose from */
    languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  } | null;
}

/** With what a device calls as somebody who is at it */
export interface DeviceGrant {
  /** Identifier of the user */
  userId: string;
  /** Sent as Device-Grant beside the token of the device, with which it calls as this person; null where it may not */
  grant: string | null;
  /** How they proved who they are */
  assurance: "password" | "pin" | "qr" | "none" | null;
  /** Why not, for whoever looks after the device */
  refusal: string | null;
}

/** A device model with its version */
export interface DeviceModel {
  /** Who makes it */
  vendor: string;
  /** Name by which people know it */
  name: string;
  /** What it runs */
  os: "Android OS" | "iOS";
  /** Oldest version of that which the application runs on */
  osMinimum?: string;
  /** Oldest version of the application that it may run */
  appMinimum?: string;
  /** Bytes that it stores */
  storageBytes?: number | null;
  /** Bytes of memory */
  memoryBytes?: number | null;
  /** Whether new devices may be of it */
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

/** What a device model is made of, without what the platform adds */
export interface DeviceModelCreate {
  /** Who makes it */
  vendor: string;
  /** Name by which people know it */
  name: string;
  /** What it runs */
  os: "Android OS" | "iOS";
  /** Oldest version of that which the application runs on */
  osMinimum?: string;
  /** Oldest version of the application that it may run */
  appMinimum?: string;
  /** Bytes that it stores */
  storageBytes?: number | null;
  /** Bytes of memory */
  memoryBytes?: number | null;
  /** Whether new devices may be of it */
  state?: "active" | "inactive";
}

/** Fields of a device model that change; what is absent stays, null deletes */
export interface DeviceModelPatch {
  /** Who makes it */
  vendor?: string;
  /** Name by which people know it */
  name?: string;
  /** What it runs */
  os?: "Android OS" | "iOS";
  /** Oldest version of that which the application runs on */
  osMinimum?: string | null;
  /** Oldest version of the application that it may run */
  appMinimum?: string | null;
  /** Bytes that it stores */
  storageBytes?: number | null;
  /** Bytes of memory */
  memoryBytes?: number | null;
  /** Whether new devices may be of it */
  state?: "active" | "inactive";
}

/** An assessment as it lies on devices */
export interface DevicePaper {
  /** Identifier */
  id: string;
  /** Title by which people know it */
  title: string;
  /** Which paper it is: sent with what is answered */
  revision: number;
  /** Minutes for a try; null where there is no limit */
  timeLimitMinutes: number | null;
  /** Seconds behind the end in which answers still count */
  graceSeconds: number;
  /** From when it can be begun */
  opensAt: string | null;
  /** Until when it can be begun */
  expiresAt: string | null;
  /** Its questions, without what is right */
  questions: AskedQuestion[];
}

/** Fields of a device that change; what is absent stays, null deletes */
export interface DevicePatch {
  /** Identifier of the site */
  siteId?: string;
  /** Identifier of the model */
  modelId?: string;
  /** Number that its maker gave it, once in the client */
  serialNumber?: string;
  /** Name by which people know it */
  name?: string;
  /** What it runs */
  os?: "Android OS" | "iOS";
  /** Whose people may sit at it */
  groupIds?: string[];
  /** Whether several people use it */
  shared?: boolean;
  /** What it does otherwise than the devices of its account */
  settings?: {
    /** Seconds from one sign of life to the next; five times as many on battery */
    heartbeatSeconds?: number | null;
    /** How people show it who they are */
    signIn?: "pin" | "qr" | "password" | null;
    /** Minutes without a touch after which it asks anew who is there */
    idleMinutes?: number | null;
    /** Loudest volume, in per cent */
    volume?: number | null;
    /** Languages to choose from */
    languages?: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[] | null;
  } | null;
}

/** Why the state of a device is changed */
export interface DeviceReason {
  /** Why; asked for where it is lost or retired */
  reason?: string;
}

/** What one shows shared devices */
export interface DeviceSecret {
  /** What it is */
  kind: "pin" | "qr";
  /** What stands in the QR code, told this once; null of digits */
  qr: string | null;
  /** From when on it counts */
  madeAt: string;
}

/** What one shows shared devices from now on */
export interface DeviceSecretInput {
  /** Six digits of one’s own; a secret for a QR code is made where there are none */
  pin?: string;
}

/** People at a device, from when to when */
export interface DeviceSession {
  /** Identifier */
  id: string;
  device: Named;
  site: Named;
  /** Whether one person is at it or a group is */
  kind: "Individual" | "Group";
  /** Who is or was at it */
  people: PersonAtDevice[];
  /** Since when, by the clock of the platform */
  startedAt: string;
  /** Until when; null where they are still at it */
  endedAt: string | null;
  /** Why they are no more */
  endReason: "ended" | "idle" | "battery" | "replaced" | "stopped" | null;
  /** Whether it was begun without a network */
  offline: boolean;
  /** Milliseconds by which the clock of the device was behind that of the platform */
  clockOffsetMs: number;
}

/** People who are or were at a device */
export interface DeviceSessionInput {
  /** Made by the device; what is told again under it is answered again */
  id: string;
  /** Whether one person is at it or a group is */
  kind: "Individual" | "Group";
  /** Who is at it */
  users: ProofOfPerson[];
  /** Since when, by the clock of the device */
  startedAt: string;
  /** When this is sent, by the clock of the device; without it the clock is taken to be as at its last sign of life */
  sentAt?: string;
  /** Whether it was begun without a network */
  offline: boolean;
}

/** Since when people are no more at a device, and why */
export interface DeviceSessionOver {
  /** Since when, by the clock of the device */
  endedAt: string;
  /** When this is sent, by the clock of the device */
  sentAt?: string;
  /** Why */
  reason: "ended" | "idle" | "battery" | "replaced";
}

/** What the devices of an account do unless told otherwise */
export interface DeviceSettings {
  /** Seconds from one sign of life to the next; five times as many on battery */
  heartbeatSeconds: number;
  /** How people show it who they are */
  signIn: "pin" | "qr" | "password";
  /** Minutes without a touch after which it asks anew who is there */
  idleMinutes: number;
  /** Loudest volume, in per cent */
  volume: number;
  /** Languages to choose from */
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** From when on it is dark and silent, by the clock of its place */
  nightFrom: string | null;
  /** Until when it is */
  nightUntil: string | null;
  /** From when on it may change its software */
  updateFrom: string | null;
  /** Until when it may */
  updateUntil: string | null;
  /** What the number that leads out of the application is checked by; null: none does */
  exitPinHash: string | null;
}

/** What the devices of an account shall do */
export interface DeviceSettingsInput {
  /** Seconds from one sign of life to the next; five times as many on battery */
  heartbeatSeconds: number;
  /** How people show it who they are */
  signIn: "pin" | "qr" | "password";
  /** Minutes without a touch after which it asks anew who is there */
  idleMinutes: number;
  /** Loudest volume, in per cent */
  volume: number;
  /** Languages to choose from */
  languages: ("zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso")[];
  /** From when on it is dark and silent, by the clock of its place */
  nightFrom: string | null;
  /** Until when it is */
  nightUntil: string | null;
  /** From when on it may change its software */
  updateFrom: string | null;
  /** Until when it may */
  updateUntil: string | null;
  /** Number that leads out of the application; null: none does; absent: as before */
  exitPin?: string | null;
}

/** How many devices of a site are how */
export interface DeviceStates {
  site: Named;
  /** What may be done with them */
  state: "registered" | "active" | "suspended" | "lost" | "retired";
  /** How lately they spoke */
  connection: "online" | "late" | "silent" | "never";
  /** How many */
  devices: number;
}

/** Which of the devices are meant */
export interface DevicesFilter {
  /** Identifiers of the ones that are meant */
  ids?: string[];
  /** Only those with one of these values in each field that is named */
  filter?: {
    /** Only those with one of these in siteId */
    siteId?: string[];
    /** Only those with one of these in modelId */
    modelId?: string[];
    /** Only those with one of these in state */
    state?: ("registered" | "active" | "suspended" | "lost" | "retired")[];
    /** Only those with one of these in groupIds */
    groupIds?: string[];
  };
}

/** How a device was when it spoke last */
export interface Heartbeat {
  device: Named;
  /** Identifier of the site */
  siteId: string;
  /** What may be done with it */
  state: "registered" | "active" | "suspended" | "lost" | "retired";
  /** How lately it spoke */
  connection: "online" | "late" | "silent" | "never";
  /** What it said then; null where it never did */
  latest: {
    /** When it spoke last */
    at: string;
    /** Charge of its battery, 0 to 1 */
    battery: number | null;
    /** Whether it is on a charger */
    charging: boolean | null;
    /** How busy it is, 0 to 1 */
    load: number;
    /** Bytes of memory that are free */
    memoryFreeBytes: number;
    /** Bytes that can still be stored */
    storageFreeBytes: number;
    /** Version of its application */
    appVersion: string;
    /** Version of what it runs */
    osVersion: string;
    /** How it is connected */
    network: "none" | "wifi" | "mobile";
    /** Results that it has not brought yet */
    waitingResults: number;
    /** Of when the oldest of them is */
    oldestWaitingAt: string | null;
  } | null;
}

/** What a device that spoke is told */
export interface HeartbeatAnswer {
  /** What time it is here */
  now: string;
  /** Seconds until it speaks again */
  nextHeartbeatSeconds: number;
  /** Rises by one with every change; sent back in If-Match */
  settingsVersion: number;
  /** Rises by one with every change; sent back in If-Match */
  cacheVersion: number;
  /** What it is to do, the oldest first; told until it says that it has */
  commands: DeviceCommand[];
}

/** How a device is */
export interface HeartbeatInput {
  /** Number of this sign of life; older ones are answered and not kept */
  sequence: number;
  /** When it was sent, by the clock of the device */
  sentAt: string;
  /** Seconds since it was switched on */
  uptimeSeconds: number;
  /** Charge of its battery, 0 to 1 */
  battery?: number | null;
  /** Whether it is on a charger */
  charging?: boolean | null;
  /** How busy it is, 0 to 1 */
  load: number;
  /** Bytes of memory that are free */
  memoryFreeBytes: number;
  /** Bytes that can still be stored */
  storageFreeBytes: number;
  /** Version of its application */
  appVersion: string;
  /** Version of what it runs */
  osVersion: string;
  /** How it is connected */
  network: "none" | "wifi" | "mobile";
  /** Number of what lies on it, as it counts */
  contentRevision?: number;
  /** All that lies on it, when that has changed */
  content?: ReportedContent[];
  waiting: WaitingResults;
  /** What went wrong since, without names */
  errors?: string[];
  /** Commands that it has carried out */
  done?: string[];
}

/** People at a device, with what it calls as them */
export interface OpenedDeviceSession {
  session: DeviceSession;
  /** One for each of them */
  grants: DeviceGrant[];
}

/** Somebody who is or was at a device */
export interface PersonAtDevice {
  user: Named;
  /** How they proved who they are */
  assurance: "password" | "pin" | "qr" | "none";
}

/** Who somebody at a device says to be, and by what */
export interface ProofOfPerson {
  /** Who */
  userId: string;
  /** By what they showed who they are */
  kind: "pin" | "qr" | "password";
  /** What was worked out of the secret by its recipe, as base64url; of a password the token that signing in gave. Null where nothing was shown */
  proof: string | null;
}

/** Content that lies on a device, as it says */
export interface ReportedContent {
  /** Identifier of the content */
  contentId: string;
  /** Version of the content */
  revision: number;
  /** Bytes that it takes */
  bytes: number;
  /** How far it is */
  state: "downloading" | "ready" | "failed";
}

/** Somebody who may be at a device */
export interface RosterPerson {
  /** Identifier of the user */
  userId: string;
  /** What they are called */
  name: string;
  /** By what the device knows them; none where they have not chosen anything */
  secrets: SecretCheck[];
}

/** By what a device knows somebody */
export interface SecretCheck {
  /** What they show */
  kind: "pin" | "qr";
  /** How the proof is worked out of it: scrypt, its N, r and p, and the salt as base64url */
  recipe: string;
  /** SHA-256 of the proof, as base64url, by which a device knows without a network whether it is right */
  check: string;
}

/** Results that a device has not brought yet */
export interface WaitingResults {
  /** How many */
  results: number;
  /** Of when the oldest is */
  oldestAt?: string | null;
}

export interface ListDeviceModelsQuery<Field extends keyof DeviceModel = keyof DeviceModel> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in vendor */
  vendor?: string[] | null;
  /** Only those with one of these in os */
  os?: ("Android OS" | "iOS")[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "vendor" | "-vendor" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchDeviceModelsQuery<Field extends keyof DeviceModel = keyof DeviceModel> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in vendor */
  vendor?: string[] | null;
  /** Only those with one of these in os */
  os?: ("Android OS" | "iOS")[] | null;
  /** Only those with one of these in state */
  state?: ("active" | "inactive")[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "vendor" | "-vendor" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetDeviceModelQuery<Field extends keyof DeviceModel = keyof DeviceModel> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ListDevicesQuery<Field extends keyof Device = keyof Device> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in modelId */
  modelId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("registered" | "active" | "suspended" | "lost" | "retired")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "serialNumber" | "-serialNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface SearchDevicesQuery<Field extends keyof Device = keyof Device> {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in modelId */
  modelId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("registered" | "active" | "suspended" | "lost" | "retired")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "serialNumber" | "-serialNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
  /** Words that all have to be found, from their beginning */
  query?: string | null;
}

export interface GetDeviceQuery<Field extends keyof Device = keyof Device> {
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: readonly Field[] | null;
}

export interface ExportDevicesQuery {
  /** Only those with one of these in siteId */
  siteId?: string[] | null;
  /** Only those with one of these in modelId */
  modelId?: string[] | null;
  /** Only those with one of these in state */
  state?: ("registered" | "active" | "suspended" | "lost" | "retired")[] | null;
  /** Only those with one of these in groupIds */
  groupIds?: string[] | null;
  /** Field to sort by; a minus before it turns the order */
  sort?: "name" | "-name" | "serialNumber" | "-serialNumber" | null;
  /** Fields to answer with, beside id and version; all of them when absent */
  fields?: ("accountId" | "siteId" | "modelId" | "serialNumber" | "name" | "os" | "groupIds" | "shared" | "settings" | "userId" | "state" | "id" | "version" | "createdAt" | "updatedAt")[] | null;
}

export interface ListDeviceSessionsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only at this device */
  deviceId?: string | null;
  /** Only at this site */
  siteId?: string | null;
  /** Only where this person was */
  userId?: string | null;
  /** Only what began then or later */
  from?: string | null;
  /** Only what began before */
  to?: string | null;
}

export interface ListDeviceRosterQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
}

export interface ChangeDeviceStateQuery {
  /** The state that it is in */
  from: "registered" | "active" | "suspended" | "lost" | "retired";
  /** The state that it shall be in */
  to: "registered" | "active" | "suspended" | "lost" | "retired";
}

export interface ListHeartbeatsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only of this site */
  siteId?: string | null;
  /** Only those that spoke so lately */
  connection?: "online" | "late" | "silent" | "never" | null;
  /** Only those with this version of the application */
  appVersion?: string | null;
}

export interface ListDeviceStatesQuery {
  /** Only of this site */
  siteId?: string | null;
}

export interface RemoveDeviceContentQuery {
  /** Which content */
  contentId: string[];
}

export interface GetDeviceSettingsQuery {
  /** The own account when absent */
  accountId?: string | null;
}

export interface SetDeviceSettingsQuery {
  /** The own account when absent */
  accountId?: string | null;
}

export interface GetDeviceCacheQuery {
  /** The own account when absent */
  accountId?: string | null;
}

export interface SetDeviceCacheQuery {
  /** The own account when absent */
  accountId?: string | null;
}

export interface HardwareCalls {
  /**
   * List device models.
   * `GET /v2/hardware/models` for admin, manager. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listDeviceModels({ query: { fields: ["name"] } })) …
   */
  listDeviceModels<Field extends keyof DeviceModel = keyof DeviceModel>(input?: { query?: ListDeviceModelsQuery<Field> }, options?: CallOptions): Paged<Selected<DeviceModel, Field>>;

  /**
   * List device models matching a text, best match first.
   * `GET /v2/hardware/models/search` for admin, manager. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchDeviceModels({ query: { fields: ["name"] } })) …
   */
  searchDeviceModels<Field extends keyof DeviceModel = keyof DeviceModel>(input?: { query?: SearchDeviceModelsQuery<Field> }, options?: CallOptions): Paged<Selected<DeviceModel, Field>>;

  /**
   * One of the device models.
   * `GET /v2/hardware/models/{id}` for admin, manager. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const deviceModel = await api.getDeviceModel({ id });
   */
  getDeviceModel<Field extends keyof DeviceModel = keyof DeviceModel>(input: { id: string; query?: GetDeviceModelQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<DeviceModel, Field>>>;

  /**
   * Create one of the device models.
   * `POST /v2/hardware/models` for admin. Codes: key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const deviceModel = await api.createDeviceModel({ body });
   */
  createDeviceModel(input: { body: DeviceModelCreate }, options?: CallOptions): Promise<Versioned<DeviceModel>>;

  /**
   * Change fields of one of the device models.
   * `PATCH /v2/hardware/models/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const deviceModel = await api.updateDeviceModel({ id, version, body: { name: "Galaxy Tab Active5" } });
   */
  updateDeviceModel(input: { id: string; body: DeviceModelPatch; version: number }, options?: CallOptions): Promise<Versioned<DeviceModel>>;

  /**
   * Replace one of the device models.
   * `PUT /v2/hardware/models/{id}` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const deviceModel = await api.replaceDeviceModel({ id, version, body });
   */
  replaceDeviceModel(input: { id: string; body: DeviceModelCreate; version: number }, options?: CallOptions): Promise<Versioned<DeviceModel>>;

  /**
   * Delete one of the device models; its history is kept.
   * `DELETE /v2/hardware/models/{id}` for admin. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteDeviceModel({ id, version });
   */
  deleteDeviceModel(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * List devices.
   * `GET /v2/hardware/devices` for admin, manager, device. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.listDevices({ query: { fields: ["name"] } })) …
   */
  listDevices<Field extends keyof Device = keyof Device>(input?: { query?: ListDevicesQuery<Field> }, options?: CallOptions): Paged<Selected<Device, Field>>;

  /**
   * List devices matching a text, best match first.
   * `GET /v2/hardware/devices/search` for admin, manager, device. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.searchDevices({ query: { fields: ["name"] } })) …
   */
  searchDevices<Field extends keyof Device = keyof Device>(input?: { query?: SearchDevicesQuery<Field> }, options?: CallOptions): Paged<Selected<Device, Field>>;

  /**
   * List devices by a filter too long for an address.
   * `POST /v2/hardware/devices/fetch` for admin, manager, device. Codes: too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example for await (const { name } of api.fetchDevices({ query: { fields: ["name"] }, body })) …
   */
  fetchDevices<Field extends keyof Device = keyof Device>(input: { query?: ListDevicesQuery<Field>; body: DevicesFilter }, options?: CallOptions): Paged<Selected<Device, Field>>;

  /**
   * One of the devices.
   * `GET /v2/hardware/devices/{id}` for admin, manager, device. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const device = await api.getDevice({ id });
   */
  getDevice<Field extends keyof Device = keyof Device>(input: { id: string; query?: GetDeviceQuery<Field> }, options?: CallOptions): Promise<Versioned<Selected<Device, Field>>>;

  /**
   * Whether one of the devices exists, and its version.
   * `HEAD /v2/hardware/devices/{id}` for admin, manager, device. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { version } = await api.headDevice({ id });
   */
  headDevice(input: { id: string }, options?: CallOptions): Promise<{ version: number }>;

  /**
   * Create one of the devices.
   * `POST /v2/hardware/devices` for admin, manager. Codes: key_reused, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const device = await api.createDevice({ body });
   */
  createDevice(input: { body: DeviceCreate }, options?: CallOptions): Promise<Versioned<Device>>;

  /**
   * Change fields of one of the devices.
   * `PATCH /v2/hardware/devices/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const device = await api.updateDevice({ id, version, body: { name: "Tablet Twelve" } });
   */
  updateDevice(input: { id: string; body: DevicePatch; version: number }, options?: CallOptions): Promise<Versioned<Device>>;

  /**
   * Replace one of the devices.
   * `PUT /v2/hardware/devices/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const device = await api.replaceDevice({ id, version, body });
   */
  replaceDevice(input: { id: string; body: DeviceCreate; version: number }, options?: CallOptions): Promise<Versioned<Device>>;

  /**
   * Delete one of the devices; its history is kept.
   * `DELETE /v2/hardware/devices/{id}` for admin, manager. Codes: key_reused, not_found, stale_version, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteDevice({ id, version });
   */
  deleteDevice(input: { id: string; version?: number }, options?: CallOptions): Promise<void>;

  /**
   * Export devices as csv, xlsx, pdf or json.
   * `POST /v2/hardware/devices/export/{type}` for admin, manager. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportDevices({ type: "csv" });
   */
  exportDevices<Stream extends boolean = false>(input: { type: "csv" | "xlsx" | "pdf" | "json"; query?: ExportDevicesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Who was at devices, the latest first.
   * `GET /v2/hardware/sessions` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listDeviceSessions();
   */
  listDeviceSessions(input?: { query?: ListDeviceSessionsQuery }, options?: CallOptions): Paged<DeviceSession>;

  /**
   * Tell who is or was at the device, and get what it calls with as them.
   * `POST /v2/hardware/sessions` for device. Codes: too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const openedDeviceSession = await api.openDeviceSession({ body });
   */
  openDeviceSession(input: { body: DeviceSessionInput }, options?: CallOptions): Promise<OpenedDeviceSession>;

  /**
   * Tell that people are no more at the device.
   * `POST /v2/hardware/sessions/{id}/end` for device. Codes: not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const deviceSession = await api.endDeviceSession({ id, body });
   */
  endDeviceSession(input: { id: string; body: DeviceSessionOver }, options?: CallOptions): Promise<DeviceSession>;

  /**
   * Who may be at the device, and by what it knows them without a network.
   * `GET /v2/hardware/roster` for device. Codes: wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listDeviceRoster();
   */
  listDeviceRoster(input?: { query?: ListDeviceRosterQuery }, options?: CallOptions): Paged<RosterPerson>;

  /**
   * Questions of an assessment that may lie on the device, without what is right.
   * `GET /v2/hardware/papers/{id}` for device. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const devicePaper = await api.getDevicePaper({ id });
   */
  getDevicePaper(input: { id: string }, options?: CallOptions): Promise<DevicePaper>;

  /**
   * Choose six digits for shared devices, or get a secret for a QR code.
   * `POST /v2/hardware/secret` for learner, candidate, reviewer. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const deviceSecret = await api.setDeviceSecret({ body });
   */
  setDeviceSecret(input: { body: DeviceSecretInput }, options?: CallOptions): Promise<DeviceSecret>;

  /**
   * Put a device to use, suspend it, call it lost or retire it.
   * `POST /v2/hardware/devices/{id}/state` for admin, manager. Codes: 4009, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const device = await api.changeDeviceState({ id, query: { from: "registered", to: "active" }, body });
   */
  changeDeviceState(input: { id: string; query: ChangeDeviceStateQuery; body: DeviceReason }, options?: CallOptions): Promise<Versioned<Device>>;

  /**
   * Tell that a device is alive, and hear what it is to do.
   * `POST /v2/hardware/devices/{id}/heartbeat` for device. Codes: 4009, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, repeated it changes nothing more.
   * @example const heartbeatAnswer = await api.sendHeartbeat({ id, body });
   */
  sendHeartbeat(input: { id: string; body: HeartbeatInput }, options?: CallOptions): Promise<HeartbeatAnswer>;

  /**
   * How devices were when they spoke last.
   * `GET /v2/hardware/heartbeats` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listHeartbeats();
   */
  listHeartbeats(input?: { query?: ListHeartbeatsQuery }, options?: CallOptions): Paged<Heartbeat>;

  /**
   * How many devices are how, by site.
   * `GET /v2/hardware/states` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listDeviceStates();
   */
  listDeviceStates(input?: { query?: ListDeviceStatesQuery }, options?: CallOptions): Paged<DeviceStates>;

  /**
   * What lies on a device and what is to, what is due first before the rest.
   * `GET /v2/hardware/devices/{id}/content` for admin, manager, device. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listDeviceContent({ id });
   */
  listDeviceContent(input: { id: string }, options?: CallOptions): Paged<DeviceContent>;

  /**
   * Have a device remove content; the device itself says that it has.
   * `DELETE /v2/hardware/devices/{id}/content` for admin, manager, device. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.removeDeviceContent({ id, query: { contentId: ["0192f3a4-ed70-702b-9439-e9ac845f2235"] } });
   */
  removeDeviceContent(input: { id: string; query: RemoveDeviceContentQuery }, options?: CallOptions): Promise<void>;

  /**
   * What devices do unless told otherwise.
   * `GET /v2/hardware/settings/default` for admin, manager, device. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const deviceSettings = await api.getDeviceSettings();
   */
  getDeviceSettings(input?: { query?: GetDeviceSettingsQuery }, options?: CallOptions): Promise<Versioned<DeviceSettings>>;

  /**
   * Set what devices do unless told otherwise.
   * `PUT /v2/hardware/settings/default` for admin. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const deviceSettings = await api.setDeviceSettings({ version, body });
   */
  setDeviceSettings(input: { query?: SetDeviceSettingsQuery; body: DeviceSettingsInput; version: number }, options?: CallOptions): Promise<Versioned<DeviceSettings>>;

  /**
   * What lies on devices, and how long.
   * `GET /v2/hardware/cache` for admin, manager, device. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const deviceCache = await api.getDeviceCache();
   */
  getDeviceCache(input?: { query?: GetDeviceCacheQuery }, options?: CallOptions): Promise<Versioned<DeviceCache>>;

  /**
   * Set what lies on devices, and how long.
   * `PUT /v2/hardware/cache` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const deviceCache = await api.setDeviceCache({ version, body });
   */
  setDeviceCache(input: { query?: SetDeviceCacheQuery; body: DeviceCache; version: number }, options?: CallOptions): Promise<Versioned<DeviceCache>>;
}
