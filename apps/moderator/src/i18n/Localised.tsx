import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';

/** Texts are read where they are drawn, so another language draws everything anew. */
function InLanguage({ children }: { children: ReactNode }) {
  const { i18n: current } = useLingui();
  return <Fragment key={current.locale}>{children}</Fragment>;
}

export const Localised = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <InLanguage>{children}</InLanguage>
  </I18nProvider>
);
