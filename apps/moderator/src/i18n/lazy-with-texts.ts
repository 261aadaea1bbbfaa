import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadTexts } from './i18n.ts';
import type { Catalogues } from './catalogue.ts';

/** A component that is fetched when it is first drawn, and drawn when its texts are here as well. */
export const lazyWithTexts = <Properties>(
  component: () => Promise<{ default: ComponentType<Properties> }>,
  ...texts: (() => Promise<{ default: Catalogues }>)[]
) =>
  lazy(async () => {
    const [loaded] = await Promise.all([component(), loadTexts(...texts.map((each) => each()))]);
    return loaded;
  });
