import type { Handlers } from '../../kernel/call.ts';
import { listCertificateCandidates } from './candidates.ts';
import { replaceCertificate, revokeCertificate } from './change.ts';
import { downloadCertificate } from './download.ts';
import { exportCertificates } from './export.ts';
import { getCertificateIssue, issueCertificates } from './issue.ts';
import { listCertificates } from './list.ts';

export const certificateHandlers = {
  listCertificates,
  issueCertificates,
  listCertificateCandidates,
  exportCertificates,
  getCertificateIssue,
  downloadCertificate,
  revokeCertificate,
  replaceCertificate,
} satisfies Partial<Handlers>;
