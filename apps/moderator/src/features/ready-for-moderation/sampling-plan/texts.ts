import type { Catalogues } from '@/i18n/i18n.ts';

/** Texts of the matrix of a batch and of the sampling plan of a course. */
export default {
  'en-ZA': () => import('./locales/en-ZA.po'),
  af: () => import('./locales/af.po'),
  fr: () => import('./locales/fr.po'),
  'pt-PT': () => import('./locales/pt-PT.po'),
} satisfies Catalogues;
