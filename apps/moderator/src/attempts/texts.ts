import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of lists of attempts, and why somebody may not do something with one. */
export default import.meta.glob<Catalogue>('./locales/*.po');
