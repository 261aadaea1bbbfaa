import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of batches, and of what is ready to be put into one. */
export default import.meta.glob<Catalogue>('./locales/*.po');
