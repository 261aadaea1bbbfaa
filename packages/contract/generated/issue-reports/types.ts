// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';

/** A report of something that does not work */
export interface IssueReport {
  /** The message and the report info, with HTML line breaks */
  body: string;
  /** Title by which people know it */
  title: string;
  /** Where the application wants it sent; the platform decides */
  to: string;
  /** Address of whoever reports */
  from: string;
}

export interface IssueReportsCalls {
  /**
   * Send an issue report, with a png, jpg, jpeg or pdf of at most 5,000,000 bytes when there is one.
   * `POST /v2/report/issues` for any. Codes: empty_file, key_reused, mislabelled_file, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const answer = await api.reportIssue({ file, body });
   */
  reportIssue(input: { body: IssueReport; file?: Blob; fileName?: string }, options?: CallOptions): Promise<{
  /** Identifier */
  id: string;
}>;
}
