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

  const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');
  const isHidden = (markup: string) => /class="[^"]*\binvisible\b/.test(markup);

  test('is counted always in several lines, and in one with the focus or near the end', () => {
    expect(words(drawn(TextArea, 'a'.repeat(1_234)))).toMatch(/1\s234 of 2\s000/);
    expect(isHidden(drawn(TextArea, ''))).toBe(false);
    expect(isHidden(drawn(TextInput, 'a'.repeat(20)))).toBe(true);
    expect(words(drawn(TextInput, 'a'.repeat(250)))).toContain('250 of 255');
    expect(isHidden(drawn(TextInput, 'a'.repeat(250)))).toBe(false);
  });

  test('is told of while it is typed only when little room is left, and when none is', () => {
    expect(words(drawn(TextArea, 'a'.repeat(1_000)))).not.toContain('left');
    expect(words(drawn(TextArea, 'a'.repeat(1_900)))).toContain('Few characters are left.');
    expect(words(drawn(TextArea, 'a'.repeat(2_000)))).toContain('No characters are left.');
  });
});
