// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions, FileOf, FileOptions, Paged, Versioned } from '../../src/kit/runtime.ts';
import type { AttemptState, Named, Refusal } from '../shared/types.ts';

/** A certificate or statement of results that was issued */
export interface Certificate {
  /** Identifier */
  id: string;
  /** Year, running number of the account, and letters that nobody can guess */
  number: string;
  /** What is issued */
  type: "certificate" | "statement_of_results";
  /** What is to be thought of it today */
  standing: "valid" | "in_question" | "superseded" | "revoked" | "expired";
  course: Named;
  learner: Named;
  site: Named;
  /** The attempt whose result it states */
  attemptId: string;
  /** When it was issued */
  issuedAt: string;
  /** Who issued it */
  issuedBy: Named | null;
  /** Last day on which it holds; null where it holds for ever */
  expiresOn: string | null;
  /** The PDF; null until it is drawn */
  fileId: string | null;
  /** Number of the edition that it replaces; null where it is the first */
  replaces: string | null;
  /** Number of the edition that replaced it; null where none did */
  replacedBy: string | null;
  /** When its attempt was reopened; null where it was not */
  questionedAt: string | null;
  /** When it was revoked; null where it was not */
  revokedAt: string | null;
  /** Why it was revoked, or replaced by another edition; null else */
  reason: string | null;
  /** Path of the page on which anybody can check it */
  checkPath: string;
}

/** A learner with a released result, and whether something may be issued for it */
export interface CertificateCandidate {
  learner: Named;
  site: Named;
  /** Their latest attempt */
  attemptId: string;
  state: AttemptState;
  /** Why nothing may be issued; null where it may */
  refusal: Refusal | null;
  /** Number of the one that they have and that stands; null where they have none */
  number: string | null;
  /** Whether issuing replaces one that a reopening of the attempt put in question */
  isRenewal: boolean;
}

/** Many certificates asked for at once, and how far that is */
export interface CertificateIssue {
  /** Identifier */
  id: string;
  /** The course that it is about */
  courseId: string;
  /** What is issued */
  type: "certificate" | "statement_of_results";
  /** failed: our mistake; what was issued before it stays issued */
  state: "running" | "finished" | "failed";
  /** Learners that were named */
  total: number;
  /** Learners that it is decided for */
  done: number;
  /** Issued now */
  issued: number;
  /** Had one that stands */
  already: number;
  /** Could not be issued */
  refused: number;
  /** When it was made */
  createdAt: string;
  /** When all were decided; null before */
  finishedAt: string | null;
  /** What became of each, in the order in which they were named */
  learners: CertificateIssueLearner[];
}

/** What became of one learner */
export interface CertificateIssueLearner {
  learner: Named;
  /** What became of it; null until it is decided */
  outcome: "issued" | "already" | "refused" | null;
  /** Why it was refused, as a code of the catalogue */
  code: string | null;
  /** Why it was refused, in a sentence */
  message: string | null;
  /** Number of what they have; null where refused */
  number: string | null;
}

/** What is to be issued, and to whom */
export interface CertificateIssueRequest {
  /** Who is to get one */
  learnerIds: string[];
  /** What is issued */
  type: "certificate" | "statement_of_results";
}

/** How certificates and statements of an account look */
export interface CertificateLayout {
  /** At the top, left and right */
  logos: string[];
  /** Who signs; where there are none, who issued it and who moderated */
  signatories: Signatory[];
  /** Sentences of the papers */
  wording: {
    /** Before the name, on a certificate */
    opening: string;
    /** Between the name and the course, on a certificate */
    finding: string;
    /** Below, on certificates and statements of results; may be empty */
    remark: string;
  };
}

/** A layout to save */
export interface CertificateLayoutToSave {
  /** The account; the own one unless told */
  accountId?: string;
  layout: CertificateLayout;
  /** The version that was changed: somebody else may have saved one since */
  version: number;
}

/** A layout to look at before it is saved */
export interface CertificateLayoutToTry {
  /** The account; the own one unless told */
  accountId?: string;
  layout: CertificateLayout;
  /** Which paper */
  type: "certificate" | "statement_of_results";
}

/** A course with results that wait for their certificates */
export interface CourseToCertify {
  course: Named;
  /** Learners with an endorsed result that something may be issued for, and nothing was */
  ready: number;
}

/** The layout of an account, as it stands */
export interface SavedCertificateLayout {
  /** Whether the caller may save another version */
  mayEdit: boolean;
  /** Which version it is; 0 where nobody has saved one */
  version: number;
  layout: CertificateLayout;
  /** Who saved it; null where nobody did */
  savedBy: Named | null;
  /** When it was saved; null where nobody did */
  savedAt: string | null;
}

/** Somebody who signs the papers of an account */
export interface Signatory {
  /** Name under the line */
  name: string;
  /** What they are */
  title: string;
  /** Picture of their signature; null where it is signed by hand */
  signatureFileId: string | null;
}

export interface ListCertificatesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** Only certificates, or only statements of results */
  type?: "certificate" | "statement_of_results" | null;
  /** Only learners of one of these sites */
  siteId?: string[] | null;
  /** Issued on this day or later */
  from?: string | null;
  /** Issued on this day or earlier */
  to?: string | null;
  /** Only those that stand so today */
  standing?: ("valid" | "in_question" | "superseded" | "revoked" | "expired")[] | null;
  /** Text in the name of the learner or in the number */
  query?: string | null;
}

export interface ListCertificateCandidatesQuery {
  /** Rows a page, 50 unless told */
  limit?: number | null;
  /** Where the page before ended */
  cursor?: string | null;
  /** Whether to count all matching rows as well */
  total?: "true" | "false" | null;
  /** What would be issued */
  type?: "certificate" | "statement_of_results" | null;
  /** Only those for whom it may be issued and was not, or only the others */
  ready?: "true" | "false" | null;
  /** Only learners of one of these sites */
  siteId?: string[] | null;
  /** Text in the name of the learner */
  query?: string | null;
}

export interface ExportCertificatesQuery {
  /** Only certificates, or only statements of results */
  kind?: "certificate" | "statement_of_results" | null;
  /** Only learners of one of these sites */
  siteId?: string[] | null;
  /** Issued on this day or later */
  from?: string | null;
  /** Issued on this day or earlier */
  to?: string | null;
  /** Only those that stand so today */
  standing?: ("valid" | "in_question" | "superseded" | "revoked" | "expired")[] | null;
  /** Text in the name of the learner or in the number */
  query?: string | null;
}

export interface GetCertificateLayoutQuery {
  /** The account; the own one unless told */
  accountId?: string | null;
}

export interface DownloadCertificateQuery {
  /** The paper, or the signed credential */
  format?: "pdf" | "badge" | null;
  /** Which, where there are both; the certificate unless told */
  type?: "certificate" | "statement_of_results" | null;
  /** One of the editions; the last one where it is left out */
  certificateId?: string | null;
}

export interface CertificatesCalls {
  /**
   * Certificates and statements of results of a course, newest first.
   * `GET /v2/admin/courses/{id}/certificates` for admin, manager, moderator. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCertificates({ id });
   */
  listCertificates(input: { id: string; query?: ListCertificatesQuery }, options?: CallOptions): Paged<Certificate>;

  /**
   * Issue to learners whose result is endorsed; many go on in the background.
   * `POST /v2/admin/courses/{id}/certificates` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const certificateIssue = await api.issueCertificates({ id, body });
   */
  issueCertificates(input: { id: string; body: CertificateIssueRequest }, options?: CallOptions): Promise<CertificateIssue>;

  /**
   * Learners with a released result, and why something may or may not be issued.
   * `GET /v2/admin/courses/{id}/certificates/candidates` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { items, next } = await api.listCertificateCandidates({ id });
   */
  listCertificateCandidates(input: { id: string; query?: ListCertificateCandidatesQuery }, options?: CallOptions): Paged<CertificateCandidate>;

  /**
   * Courses with endorsed results for which something may be issued and nothing was.
   * `GET /v2/admin/certificates` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const answer = await api.listCertificateCourses();
   */
  listCertificateCourses(input?: undefined, options?: CallOptions): Promise<CourseToCertify[]>;

  /**
   * Certificates and statements of results of a course as csv or xlsx.
   * `GET /v2/admin/courses/{id}/certificates/export/{type}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.exportCertificates({ id, type: "csv" });
   */
  exportCertificates<Stream extends boolean = false>(input: { id: string; type: "csv" | "xlsx"; query?: ExportCertificatesQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Logos, signatories and wording of the papers of an account.
   * `GET /v2/admin/certificates/layout` for admin, manager. Codes: invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const savedCertificateLayout = await api.getCertificateLayout();
   */
  getCertificateLayout(input?: { query?: GetCertificateLayoutQuery }, options?: CallOptions): Promise<Versioned<SavedCertificateLayout>>;

  /**
   * Save another version of the layout; what was issued keeps the one of its time.
   * `PUT /v2/admin/certificates/layout` for admin, manager. Codes: key_reused, stale_version, too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const savedCertificateLayout = await api.saveCertificateLayout({ body });
   */
  saveCertificateLayout(input: { body: CertificateLayoutToSave }, options?: CallOptions): Promise<Versioned<SavedCertificateLayout>>;

  /**
   * An example of a paper in a layout, as PDF; nothing is issued or saved.
   * `POST /v2/admin/certificates/layout/preview` for admin, manager. Codes: too_large, too_slow, wrong_media_type, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.previewCertificateLayout({ body });
   */
  previewCertificateLayout<Stream extends boolean = false>(input: { body: CertificateLayoutToTry }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * How far the issuing of many certificates is.
   * `GET /v2/admin/certificates/issues/{id}` for admin, manager. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const certificateIssue = await api.getCertificateIssue({ id });
   */
  getCertificateIssue(input: { id: string }, options?: CallOptions): Promise<CertificateIssue>;

  /**
   * A certificate or statement of results as PDF, or as Open Badges 3.0 credential.
   * `GET /v2/admin/courses/{id}/certificates/{learnerId}` for admin, manager, moderator, self. Codes: not_found, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const { blob, fileName } = await api.downloadCertificate({ id, learnerId });
   */
  downloadCertificate<Stream extends boolean = false>(input: { id: string; learnerId: string; query?: DownloadCertificateQuery }, options?: FileOptions<Stream>): Promise<FileOf<Stream>>;

  /**
   * Revoke, with the reason; the row stays, and whoever checks it is told.
   * `POST /v2/admin/certificates/{id}/revocation` for admin, manager. Codes: key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const certificate = await api.revokeCertificate({ id, body });
   */
  revokeCertificate(input: { id: string; body: {
  /** Why, for those who come after; a revoked one is shown with it to whoever manages */
  reason: string;
} }, options?: CallOptions): Promise<Certificate>;

  /**
   * Issue another edition with what holds now; the old one says that it is superseded.
   * `POST /v2/admin/certificates/{id}/replacement` for admin, manager. Codes: 40013, key_reused, not_found, too_large, too_slow, wrong_media_type, wrong_state, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, under its key.
   * @example const certificate = await api.replaceCertificate({ id, body });
   */
  replaceCertificate(input: { id: string; body: {
  /** Why, for those who come after; a revoked one is shown with it to whoever manages */
  reason: string;
} }, options?: CallOptions): Promise<Certificate>;
}
