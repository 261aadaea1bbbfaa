import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';

/** Plays a package in a page; its code comes when one is opened. */
export const PackagePlayer = lazyWithTexts(
  () => import('./Player.tsx'),
  () => import('./texts.ts'),
);
