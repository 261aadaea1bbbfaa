import type { Handlers } from '../../kernel/call.ts';
import { downloadPersonalData, exportPersonalData, getPersonalDataExport } from './export.ts';
import { erasePersonalData, getErasure, previewErasure } from './erase.ts';

export const personalDataHandlers = {
  exportPersonalData,
  getPersonalDataExport,
  downloadPersonalData,
  previewErasure,
  erasePersonalData,
  getErasure,
} satisfies Partial<Handlers>;
