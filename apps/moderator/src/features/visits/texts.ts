import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of visits and their rooms, which few people open first. */
export default import.meta.glob<Catalogue>('./locales/*.po');
