import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of figures of agreement, and of the pages that are about them and about assessors. */
export default import.meta.glob<Catalogue>('./locales/*.po');
