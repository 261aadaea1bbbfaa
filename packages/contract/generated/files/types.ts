// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged } from '../../src/kit/runtime.ts';
import type { PlayableSource, SubtitleTrack } from '../shared/types.ts';

/** A recording made ready for other players than its own */
export interface Production {
  /** Identifier */
  id: string;
  /** The recording */
  fileId: string;
  /** For what: browsers, phones, listening alone, or reading along */
  profile: "web" | "mobile" | "audio" | "captions";
  /** What captions are made from; null for other profiles */
  subtitles: {
    /** What was uploaded, as srt or vtt */
    fileId: string;
    /** Language of the subtitles */
    locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  } | null;
  /** Where it stands */
  state: "waiting" | "running" | "finished" | "failed";
  /** How far it is, in per cent */
  progress: number;
  /** What has been made; nothing before it is finished */
  outputs: ProductionOutput[];
  /** Why it failed */
  error: string | null;
  /** When it was made */
  createdAt: string;
  /** When it was finished or failed */
  finishedAt: string | null;
}

/** Which recording is wanted in which ways */
export interface ProductionInput {
  /** A video or sound that was uploaded */
  fileId: string;
  /** For what it is wanted */
  profiles: ("web" | "mobile" | "audio" | "captions")[];
  /** What captions are made from, one for each language; later ones stand for earlier ones */
  subtitles?: {
    /** Subtitles that were uploaded, as srt or vtt */
    fileId: string;
    /** Language of the subtitles */
    locale: "zu" | "ss" | "ve" | "xh" | "fr" | "ts" | "tn" | "nr" | "st" | "en-ZA" | "af" | "pt-PT" | "nso";
  }[];
}

/** One way in which a recording is there */
export interface ProductionOutput {
  /** Media type */
  type: string;
  /** The file that it begins with; those that belong to it are named there */
  fileId: string;
  /** Lines of the picture at its best; null without a picture */
  height: number | null;
  /** Bits a second at its best; null for subtitles */
  bitrate: number | null;
}

/** What is being made of a recording, or was before */
export interface Productions {
  /** One for each profile, and for each language of captions */
  productions: Production[];
}

/** What is known of a file, and what it is played from where it is a recording */
export interface StoredFile {
  /** Identifier */
  id: string;
  /** Name by which people know it */
  name: string;
  /** Media type of the file, decided by its content */
  mediaType: string;
  /** Bytes */
  size: number;
  /** SHA-256 of the bytes, in hexadecimal digits */
  sha256: string;
  /** When it was made */
  createdAt: string;
  /** What it can be played from, the best first; what was uploaded is last */
  sources: PlayableSource[];
  /** Subtitles in WebVTT */
  subtitles: SubtitleTrack[];
}

/** A file that arrives in parts */
export interface Upload {
  /** Identifier */
  id: string;
  /** Name of the file */
  name: string;
  /** Bytes */
  size: number;
  /** Bytes that are there; the next part begins behind them */
  offset: number;
  /** When it was made */
  createdAt: string;
  /** The file, once the last part is there; null before */
  file: StoredFile | null;
}

/** Which file is going to come */
export interface UploadInput {
  /** Name of the file */
  name: string;
  /** Bytes of the whole file */
  size: number;
  /** Whether it is an archive to be imported: larger than files are, and never a file itself */
  archive?: boolean;
}

export interface ListProductionsQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only those of this recording */
  fileId?: string | null;
  /** Only those that stand so */
  state?: "waiting" | "running" | "finished" | "failed" | null;
}

export interface SendUploadPartQuery {
  /** Where the part begins: behind the bytes that are there */
  offset: number;
}

export interface FilesCalls {
  /**
   * Upload a file (audio, image, video, document); its type is decided by the content.
   * `POST /v2/files` for any. Codes: empty_file, key_reused, mislabelled_file, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const storedFile = await api.uploadFile({ file });
   */
  uploadFile(input: { file: Blob; fileName?: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * Details of a file, and what it is played from where it is a recording.
   * `GET /v2/files/{id}` for any. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const storedFile = await api.getFile({ id });
   */
  getFile(input: { id: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * The bytes; answers range requests.
   * `GET /v2/files/{id}/download` for any. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadFile({ id });
   */
  downloadFile<Stream extends boolean = false>(input: { id: string }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Delete a file that nothing refers to.
   * `DELETE /v2/files/{id}` for any. Codes: conflict, key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.deleteFile({ id });
   */
  deleteFile(input: { id: string }, options?: CallOptions): Promise<void>;

  /**
   * Renditions of recordings, the newest first.
   * `GET /v2/files/productions` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listProductions();
   */
  listProductions(input?: { query?: ListProductionsQuery }, options?: CallOptions): Paged<Production>;

  /**
   * Have a recording made ready for browsers, phones, listening or reading along; what is there is not made twice.
   * `POST /v2/files/productions` for admin, manager. Codes: key_reused, mislabelled_file, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const productions = await api.createProductions({ body });
   */
  createProductions(input: { body: ProductionInput }, options?: CallOptions): Promise<Productions>;

  /**
   * A rendition of a recording, with how far it is.
   * `GET /v2/files/productions/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const production = await api.getProduction({ id });
   */
  getProduction(input: { id: string }, options?: CallOptions): Promise<Production>;

  /**
   * Begin to upload a file in parts; it is kept for 7 days.
   * `POST /v2/files/uploads` for any. Codes: key_reused, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const upload = await api.startUpload({ body });
   */
  startUpload(input: { body: UploadInput }, options?: CallOptions): Promise<Upload>;

  /**
   * How much of an upload is there.
   * `GET /v2/files/uploads/{id}` for owner. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const upload = await api.getUpload({ id });
   */
  getUpload(input: { id: string }, options?: CallOptions): Promise<Upload>;

  /**
   * Send the next part of an upload; the last one makes the file, whose type is decided by its content.
   * `POST /v2/files/uploads/{id}/parts` for owner. Codes: conflict, empty_file, key_reused, mislabelled_file, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const upload = await api.sendUploadPart({ id, query: { offset: 0 }, file });
   */
  sendUploadPart(input: { id: string; query: SendUploadPartQuery; file: Blob; fileName?: string }, options?: CallOptions): Promise<Upload>;

  /**
   * Give up an upload that is not finished.
   * `DELETE /v2/files/uploads/{id}` for owner. Codes: key_reused, not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example await api.cancelUpload({ id });
   */
  cancelUpload(input: { id: string }, options?: CallOptions): Promise<void>;
}
