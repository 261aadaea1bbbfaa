import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of what opens over a page, or in its place, when it is needed. */
export default import.meta.glob<Catalogue>('./locales/*.po');
