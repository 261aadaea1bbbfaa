import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the page about coming work. */
export default import.meta.glob<Catalogue>('./locales/*.po');
