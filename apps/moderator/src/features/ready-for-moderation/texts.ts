import type { Catalogues } from '@/i18n/i18n.ts';

/** Texts of batches, and of what is ready to be put into one. */
export default {
  'en-ZA': () => import('./locales/en-ZA.po'),
  af: () => import('./locales/af.po'),
  fr: () => import('./locales/fr.po'),
  'pt-PT': () => import('./locales/pt-PT.po'),
} satisfies Catalogues;
