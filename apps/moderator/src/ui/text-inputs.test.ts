import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-ZA', messages: {} }));

const drawn = (Input: typeof TextInput | typeof TextArea, value: string, maxLength?: number) =>
  renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n },
      createElement(Input as typeof TextInput, { label: 'Name', value, maxLength, onChange: () => {} }),
    ),
  );

describe('text that is typed', () => {
  test('is 255 characters in one line and 2,000 in several, unless told', () => {
    expect(drawn(TextInput, '')).toContain('maxLength="255"');
    expect(drawn(TextArea, '')).toContain('maxLength="2000"');
    expect(drawn(TextArea, '', 1_600)).toContain('maxLength="1600"');
  });

  test('is counted when it comes near the end', () => {
    expect(drawn(TextInput, 'a'.repeat(250)).replaceAll(/<[^>]+>/g, '')).toContain('250 of 255');
    expect(drawn(TextInput, 'a'.repeat(20)).replaceAll(/<[^>]+>/g, '')).not.toContain('20 of 255');
  });
});
