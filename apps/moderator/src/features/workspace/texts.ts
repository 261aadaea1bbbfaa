import type { Catalogue } from '@/i18n/catalogue.ts';

/** A third of all texts of the application, and most people begin elsewhere. */
export default import.meta.glob<Catalogue>('./locales/*.po');
