// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Versioned } from '../../src/kit/runtime.ts';
import type { Named } from '../shared/types.ts';

/** What an erasure takes away */
export interface ErasedPart {
  /** What goes */
  part: "details" | "sign_in" | "names_in_copies" | "files" | "inbox" | "issue_reports" | "drafts";
  /** The same as people read it */
  sentence: string;
  /** How many there are; 0 where nobody counts them here */
  count: number;
}

/** That somebody was erased: what went, and what stays why */
export interface Erasure {
  /** Identifier */
  id: string;
  /** The id stays, and stands for nobody by name */
  userId: string;
  /** What stands in place of the name from now on */
  pseudonym: string;
  /** What fails on the way is tried again until it is done */
  state: "waiting" | "finished";
  /** How far it is, in percent */
  progress: number;
  /** Why */
  reason: string;
  /** When it was asked for */
  requestedAt: string;
  requestedBy: Named;
  /** When it was finished; null before */
  finishedAt: string | null;
  /** What goes */
  goes: ErasedPart[];
  /** What stays, with the legal ground */
  stays: KeptPart[];
}

/** What the erasure of a person would take away and leave */
export interface ErasurePreview {
  /** Identifier of the user */
  userId: string;
  /** Whom it is about */
  name: string;
  /** Of the person as they are now; the erasure names it in If-Match */
  version: number;
  /** What has to be settled first, each in a sentence; none where it may be done now */
  obstacles: string[];
  /** What goes */
  goes: ErasedPart[];
  /** What stays, with the legal ground */
  stays: KeptPart[];
}

/** Why somebody is erased */
export interface ErasureRequest {
  /** Why; it is kept with the erasure, without their name */
  reason: string;
}

/** What an erasure leaves as it is, and on which ground */
export interface KeptPart {
  /** What stays */
  part: "certified_attempts" | "certificates" | "audit" | "sealed_reports" | "verifications" | "material" | "sign_in_elsewhere" | "backups";
  /** The same as people read it */
  sentence: string;
  /** Why it may stay, with the law that says so */
  ground: string;
  /** How many there are; 0 where nobody counts them here */
  count: number;
}

/** An archive of what is known of a person */
export interface PersonalDataExport {
  /** Identifier */
  id: string;
  /** Identifier of the user */
  userId: string;
  /** failed: ask for it again */
  state: "waiting" | "finished" | "failed";
  /** How far it is, in percent */
  progress: number;
  /** Bytes of the archive; null before it is there */
  size: number | null;
  /** When it was asked for */
  requestedAt: string;
  requestedBy: Named;
  /** When it was finished; null before */
  finishedAt: string | null;
  /** When the archive is removed, a week after it was made; null before */
  expiresAt: string | null;
}

export interface PersonalDataCalls {
  /**
   * Put together what is known of a person; the archive is made in the background.
   * `POST /v2/admin/users/{id}/data/export` for admin, manager. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const personalDataExport = await api.exportPersonalData({ id });
   */
  exportPersonalData(input: { id: string }, options?: CallOptions): Promise<PersonalDataExport>;

  /**
   * How far the last archive of a person is.
   * `GET /v2/admin/users/{id}/data/export` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const personalDataExport = await api.getPersonalDataExport({ id });
   */
  getPersonalDataExport(input: { id: string }, options?: CallOptions): Promise<PersonalDataExport>;

  /**
   * The last archive of a person: JSON by area, their files, and a summary to read.
   * `GET /v2/admin/users/{id}/data/export/file` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadPersonalData({ id });
   */
  downloadPersonalData<Stream extends boolean = false>(input: { id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * What the erasure of a person would take away and leave, and what is in its way.
   * `GET /v2/admin/users/{id}/data/erasure/preview` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const erasurePreview = await api.previewErasure({ id });
   */
  previewErasure(input: { id: string }, options?: CallOptions): Promise<Versioned<ErasurePreview>>;

  /**
   * Erase a person for good; they are signed out at once, the rest is done in the background.
   * `POST /v2/admin/users/{id}/data/erase` for admin, manager. Codes: key_reused, not_found, stale_version, too_large, too_slow, version_needed, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const erasure = await api.erasePersonalData({ id, version, body });
   */
  erasePersonalData(input: { id: string; body: ErasureRequest; version: number }, options?: CallOptions): Promise<Versioned<Erasure>>;

  /**
   * How far the erasure of a person is, and what of them stays.
   * `GET /v2/admin/users/{id}/data/erasure` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const erasure = await api.getErasure({ id });
   */
  getErasure(input: { id: string }, options?: CallOptions): Promise<Erasure>;
}
