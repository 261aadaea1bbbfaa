import type { certificateStandings, certificateTypes } from '@moderator/contract/options';

/** What a stranger who has the paper may read of it: what the paper says, and whether it still stands. */
export interface CheckedCertificate {
  number: string;
  type: (typeof certificateTypes)[number];
  standing: (typeof certificateStandings)[number];
  /** First letters and surname. */
  holder: string;
  issuer: string;
  course: string;
  registrationNumber: string;
  /** Days, YYYY-MM-DD. */
  issuedOn: string;
  expiresOn: string | null;
}
