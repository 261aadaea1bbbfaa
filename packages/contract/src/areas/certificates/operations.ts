import { z } from 'zod';
import { SearchText } from '../../kit/fields.ts';
import { area } from '../../kit/operation.ts';
import { Day, ExportType, Id, Lines, pageQuery } from '../../kit/schemas.ts';
import { LayoutToSave, LayoutToTry, SavedCertificateLayout, layoutQuery } from './layout.ts';
import {
  Certificate,
  CertificateCandidate,
  CertificateIssue,
  CertificateStanding,
  CertificateType,
  CourseToCertify,
  IssueRequest,
  certificateArea,
} from './schemas.ts';

const ofCourse = '/admin/courses/{id}/certificates';
const manage = ['admin', 'manager'] as const;

const filters = {
  type: CertificateType.optional().describe('Only certificates, or only statements of results'),
  siteId: z.array(Id).max(500).optional().describe('Only learners of one of these sites'),
  from: Day.optional().meta({ description: 'Issued on this day or later', examples: ['2026-01-01'] }),
  to: Day.optional().meta({ description: 'Issued on this day or earlier', examples: ['2026-12-31'] }),
  standing: z.array(CertificateStanding).max(5).optional().describe('Only those that stand so today'),
  query: SearchText('Text in the name of the learner or in the number', 'Ndlovu').optional(),
};

const because = z.object({
  reason: Lines(2000).meta({
    description: 'Why, for those who come after; a revoked one is shown with it to whoever manages',
    examples: ['The surname was misspelt.'],
  }),
});

export const certificateCalls = area(certificateArea, {
  listCertificates: {
    method: 'GET',
    path: ofCourse,
    summary: 'Certificates and statements of results of a course, newest first',
    audience: ['admin', 'manager', 'moderator'],
    query: z.object({ ...pageQuery, ...filters }),
    answer: { kind: 'page', schema: Certificate },
  },
  issueCertificates: {
    method: 'POST',
    path: ofCourse,
    summary: 'Issue to learners whose result is endorsed; many go on in the background',
    audience: manage,
    body: IssueRequest,
    answer: { kind: 'data', schema: CertificateIssue, status: 202 },
  },
  listCertificateCandidates: {
    method: 'GET',
    path: `${ofCourse}/candidates`,
    summary: 'Learners with a released result, and why something may or may not be issued',
    audience: manage,
    query: z.object({
      ...pageQuery,
      type: CertificateType.default('statement_of_results').describe('What would be issued'),
      ready: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only those for whom it may be issued and was not, or only the others'),
      siteId: filters.siteId,
      query: SearchText('Text in the name of the learner', 'Ndlovu').optional(),
    }),
    answer: { kind: 'page', schema: CertificateCandidate },
  },
  listCertificateCourses: {
    method: 'GET',
    path: '/admin/certificates',
    summary: 'Courses with endorsed results for which something may be issued and nothing was',
    audience: manage,
    answer: { kind: 'data', schema: z.array(CourseToCertify) },
  },
  exportCertificates: {
    method: 'GET',
    path: `${ofCourse}/export/{type}`,
    summary: 'Certificates and statements of results of a course as csv or xlsx',
    audience: manage,
    parameters: { type: ExportType.extract(['csv', 'xlsx']).describe('What kind of file to write') },
    query: z.object({
      kind: filters.type,
      siteId: filters.siteId,
      from: filters.from,
      to: filters.to,
      standing: filters.standing,
      query: filters.query,
    }),
    answer: {
      kind: 'file',
      mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    },
  },
  getCertificateLayout: {
    method: 'GET',
    path: '/admin/certificates/layout',
    summary: 'Logos, signatories and wording of the papers of an account',
    audience: manage,
    query: layoutQuery,
    answer: { kind: 'data', schema: SavedCertificateLayout },
  },
  saveCertificateLayout: {
    method: 'PUT',
    path: '/admin/certificates/layout',
    summary: 'Save another version of the layout; what was issued keeps the one of its time',
    audience: manage,
    body: LayoutToSave,
    answer: { kind: 'data', schema: SavedCertificateLayout },
    errors: ['stale_version', 'not_allowed'],
  },
  previewCertificateLayout: {
    method: 'POST',
    path: '/admin/certificates/layout/preview',
    summary: 'An example of a paper in a layout, as PDF; nothing is issued or saved',
    safe: true,
    audience: manage,
    body: LayoutToTry,
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
  },
  getCertificateIssue: {
    method: 'GET',
    path: '/admin/certificates/issues/{id}',
    summary: 'How far the issuing of many certificates is',
    audience: manage,
    answer: { kind: 'data', schema: CertificateIssue },
  },
  downloadCertificate: {
    method: 'GET',
    path: `${ofCourse}/{learnerId}`,
    summary: 'A certificate or statement of results as PDF, or as Open Badges 3.0 credential',
    audience: ['admin', 'manager', 'moderator', 'self'],
    query: z.object({
      format: z.enum(['pdf', 'badge']).default('pdf').describe('The paper, or the signed credential'),
      type: CertificateType.optional().describe('Which, where there are both; the certificate unless told'),
      certificateId: Id.optional().describe('One of the editions; the last one where it is left out'),
    }),
    answer: { kind: 'file', mediaTypes: ['application/pdf', 'application/vc+jwt'] },
    errors: ['wrong_state'],
  },
  revokeCertificate: {
    method: 'POST',
    path: '/admin/certificates/{id}/revocation',
    summary: 'Revoke, with the reason; the row stays, and whoever checks it is told',
    audience: manage,
    body: because,
    answer: { kind: 'data', schema: Certificate, status: 201 },
    errors: ['wrong_state'],
  },
  replaceCertificate: {
    method: 'POST',
    path: '/admin/certificates/{id}/replacement',
    summary: 'Issue another edition with what holds now; the old one says that it is superseded',
    audience: manage,
    body: because,
    answer: { kind: 'data', schema: Certificate, status: 201 },
    errors: ['wrong_state', '40013'],
  },
});
