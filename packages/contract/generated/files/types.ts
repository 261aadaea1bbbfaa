// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileCall } from '../../src/kit/runtime.ts';

/** What is known of a file */
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
}

export interface FilesCalls {
  /**
   * Upload a file (audio, image, video, document); its type is decided by the content.
   * `POST /v2/files` for any. Codes: empty_file, key_reused, mislabelled_file, too_large, too_slow, wrong_media_type.
   * Retried: safe, under its key.
   * @example const storedFile = await api.uploadFile({ file });
   */
  uploadFile(input: { file: Blob; fileName?: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * Details of a file.
   * `GET /v2/files/{id}` for any. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const storedFile = await api.getFile({ id });
   */
  getFile(input: { id: string }, options?: CallOptions): Promise<StoredFile>;

  /**
   * The bytes; answers range requests.
   * `GET /v2/files/{id}/download` for any. Codes: not_found, wrong_state.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadFile({ id });
   */
  downloadFile: FileCall<{ id: string }>;

  /**
   * Delete a file that nothing refers to.
   * `DELETE /v2/files/{id}` for any. Codes: conflict, not_found.
   * Retried: never.
   * @example await api.deleteFile({ id });
   */
  deleteFile(input: { id: string }, options?: CallOptions): Promise<void>;
}
