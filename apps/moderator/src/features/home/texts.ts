import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of Home, which has some for every role. */
export default import.meta.glob<Catalogue>('./locales/*.po');
