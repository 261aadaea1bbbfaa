import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the pages of those who mark. */
export default import.meta.glob<Catalogue>('./locales/*.po');
