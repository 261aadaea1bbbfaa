import type { certificateTypes, courseRoutes } from '@moderator/contract/options';
import type { CertificateLayout } from '@moderator/contract/types';

/** An outcome with the result that stands. */
export interface CertifiedOutcome {
  code: string;
  title: string;
  credits: number | null;
  /** In the words of its scale. */
  result: string;
  passed: boolean;
}

/** All that the paper says, as it was when it was issued; it never changes. */
export interface CertificateSnapshot {
  type: (typeof certificateTypes)[number];
  number: string;
  account: { name: string; accreditationNumber: string | null; colour: string };
  learner: { name: string; surname: string; number: string | null };
  course: {
    title: string;
    registrationNumber: string;
    nqfLevel: number | null;
    credits: number | null;
    route: (typeof courseRoutes)[number];
  };
  site: string;
  /** The result of the attempt, in the words of its scale. */
  result: string;
  outcomes: CertifiedOutcome[];
  /** Days, YYYY-MM-DD. */
  assessedOn: string | null;
  endorsedOn: string | null;
  issuedOn: string;
  expiresOn: string | null;
  /** Who answers for it: at most two, with what they are. */
  signatories: { name: string; role: string; signatureFileId?: string | null }[];
  /** Files of its logos, and its words; those from before there were layouts have neither. */
  logos?: string[];
  wording?: CertificateLayout['wording'];
  /** Number of the edition that this one replaces. */
  replaces: string | null;
}
