import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of cases and rounds. */
export default import.meta.glob<Catalogue>('./locales/*.po');
