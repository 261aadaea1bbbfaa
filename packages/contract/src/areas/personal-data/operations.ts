import { area } from '../../kit/operation.ts';
import { Erasure, ErasurePreview, ErasureRequest, PersonalDataExport, personalDataArea } from './schemas.ts';

const ofPerson = '/admin/users/{id}/data';
const manage = ['admin', 'manager'] as const;

export const personalDataCalls = area(personalDataArea, {
  exportPersonalData: {
    method: 'POST',
    path: `${ofPerson}/export`,
    summary: 'Put together what is known of a person; the archive is made in the background',
    audience: manage,
    errors: ['not_allowed'],
    answer: { kind: 'data', schema: PersonalDataExport, status: 202 },
  },
  getPersonalDataExport: {
    method: 'GET',
    path: `${ofPerson}/export`,
    summary: 'How far the last archive of a person is',
    audience: manage,
    answer: { kind: 'data', schema: PersonalDataExport },
  },
  downloadPersonalData: {
    method: 'GET',
    path: `${ofPerson}/export/file`,
    summary: 'The last archive of a person: JSON by area, their files, and a summary to read',
    audience: manage,
    answer: { kind: 'file', mediaTypes: ['application/zip'] },
  },
  previewErasure: {
    method: 'GET',
    path: `${ofPerson}/erasure/preview`,
    summary: 'What the erasure of a person would take away and leave, and what is in its way',
    audience: manage,
    errors: ['not_allowed'],
    answer: { kind: 'data', schema: ErasurePreview },
  },
  erasePersonalData: {
    method: 'POST',
    path: `${ofPerson}/erase`,
    summary: 'Erase a person for good; they are signed out at once, the rest is done in the background',
    audience: manage,
    versioned: true,
    body: ErasureRequest,
    errors: ['not_allowed', 'wrong_state'],
    answer: { kind: 'data', schema: Erasure, status: 202 },
  },
  getErasure: {
    method: 'GET',
    path: `${ofPerson}/erasure`,
    summary: 'How far the erasure of a person is, and what of them stays',
    audience: manage,
    answer: { kind: 'data', schema: Erasure },
  },
});
