import type { Catalogues } from '@/i18n/i18n.ts';

/** Texts of external assessments, which few people open first. */
export default {
  'en-ZA': () => import('./locales/en-ZA.po'),
  af: () => import('./locales/af.po'),
  fr: () => import('./locales/fr.po'),
  'pt-PT': () => import('./locales/pt-PT.po'),
} satisfies Catalogues;
