import type { Catalogues } from '@/i18n/i18n.ts';

/** A third of all texts of the application, and most people begin elsewhere. */
export default {
  'en-ZA': () => import('./locales/en-ZA.po'),
  af: () => import('./locales/af.po'),
  fr: () => import('./locales/fr.po'),
  'pt-PT': () => import('./locales/pt-PT.po'),
} satisfies Catalogues;
