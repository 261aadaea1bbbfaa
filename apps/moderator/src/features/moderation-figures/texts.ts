import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of figures of moderation. */
export default import.meta.glob<Catalogue>('./locales/*.po');
