import type { Handlers } from '../../kernel/call.ts';
import { listCertificateCandidates } from './candidates.ts';
import { replaceCertificate, revokeCertificate } from './change.ts';
import { listCertificateCourses } from './certificate-courses.ts';
import { downloadCertificate } from './download.ts';
import { exportCertificates } from './export.ts';
import { getCertificateIssue, issueCertificates } from './issue.ts';
import { previewCertificateLayout } from './layout/preview.ts';
import { getCertificateLayout, saveCertificateLayout } from './layout/save.ts';
import { listCertificates } from './list.ts';

export const certificateHandlers = {
  listCertificates,
  issueCertificates,
  listCertificateCandidates,
  listCertificateCourses,
  exportCertificates,
  getCertificateIssue,
  getCertificateLayout,
  saveCertificateLayout,
  previewCertificateLayout,
  downloadCertificate,
  revokeCertificate,
  replaceCertificate,
} satisfies Partial<Handlers>;
