import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of external assessments, which few people open first. */
export default import.meta.glob<Catalogue>('./locales/*.po');
