import { Suspense } from 'react';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';

const NotFound = lazyWithTexts(
  () => import('./NotFound.tsx'),
  () => import('./texts.ts'),
);

/** In place of a page that there is not; few addresses lead to it, so it is fetched when one does. */
export const PageNotFound = () => (
  <Suspense>
    <NotFound />
  </Suspense>
);
