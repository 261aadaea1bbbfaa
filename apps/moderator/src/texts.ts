import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts that every page needs. */
export default import.meta.glob<Catalogue>('./locales/*.po');
