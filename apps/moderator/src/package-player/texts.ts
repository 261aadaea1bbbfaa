import type { Catalogue } from '@/i18n/catalogue.ts';

/** Texts of the player, which comes with the first package that is opened. */
export default import.meta.glob<Catalogue>('./locales/*.po');
