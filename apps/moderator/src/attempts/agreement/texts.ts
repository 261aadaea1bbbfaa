import type { Catalogues } from '@/i18n/i18n.ts';

/** Texts of figures of agreement, and of the pages that are about them and about assessors. */
export default {
  'en-ZA': () => import('./locales/en-ZA.po'),
  af: () => import('./locales/af.po'),
  fr: () => import('./locales/fr.po'),
  'pt-PT': () => import('./locales/pt-PT.po'),
} satisfies Catalogues;
