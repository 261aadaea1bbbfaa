import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the inbox and of its settings. */
export default import.meta.glob<Catalogue>('./locales/*.po');
