import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the page about working days and reminders. */
export default import.meta.glob<Catalogue>('./locales/*.po');
