import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the report alone; nobody's first page. */
export default import.meta.glob<Catalogue>('./locales/*.po');
