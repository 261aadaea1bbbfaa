import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { Trans } from './Trans.tsx';

const said = (title: string) => {
  i18n.loadAndActivate({
    locale: 'en-ZA',
    messages: { whole: ['All of ', ['title'], ' is <0>decided</0>.'] },
  });
  const text = createElement(Trans, {
    id: 'whole',
    values: { title },
    components: { 0: createElement('strong') },
  });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, text));
};

test('what people typed stays in a text as it is, also between angle brackets', () => {
  expect(said('May')).toBe('All of May is <strong>decided</strong>.');
  expect(said('<b>May</b> <0/>')).toBe(
    'All of &lt;b&gt;May&lt;/b&gt; &lt;0/&gt; is <strong>decided</strong>.',
  );
});
