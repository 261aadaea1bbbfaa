import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the page of certificates. */
export default import.meta.glob<Catalogue>('./locales/*.po');
