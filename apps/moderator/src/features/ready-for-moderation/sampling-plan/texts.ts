import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the matrix of a batch and of the sampling plan of a course. */
export default import.meta.glob<Catalogue>('./locales/*.po');
