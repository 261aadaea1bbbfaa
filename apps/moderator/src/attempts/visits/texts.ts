import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of what a visit is asked for with, on the page of visits and on that of a batch. */
export default import.meta.glob<Catalogue>('./locales/*.po');
