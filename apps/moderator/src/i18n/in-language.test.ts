import { i18n } from '@lingui/core';
import { ApiError } from '@moderator/client';
import { afterEach, describe, expect, test } from 'vitest';
import { formatDate, formatNumber } from './format.ts';
import { problemSentence } from '@/labels/problem-labels.ts';

const speak = (locale: string, catalogue = locale) => {
  i18n.load(locale, {});
  i18n.activate(locale, catalogue);
};
afterEach(() => speak('en-ZA'));

describe('dates and numbers', () => {
  const day = new Date(2026, 10, 21);

  test('follow the language that was chosen', () => {
    expect(formatDate(day, { dateStyle: 'long' })).toBe('21 November 2026');
    speak('fr');
    expect(formatDate(day, { dateStyle: 'long' })).toBe('21 novembre 2026');
    speak('pt-PT');
    expect(formatNumber(0.5, { style: 'percent' })).toBe('50%');
  });

  test('that round to nothing have no sign', () => {
    const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(formatNumber(-0.004, twoDigits)).toBe('0,00');
    expect(formatNumber(-0.16, twoDigits)).toBe('-0,16');
  });

  test('are their own also where the texts are English', () => {
    speak('zu', 'en-ZA');
    expect(formatNumber(1234.5)).toBe('1,234.5');
  });

  test('are those of South Africa where nobody knows the language', () => {
    speak('xx', 'en-ZA');
    expect(formatDate(day, { dateStyle: 'long' })).toBe('21 November 2026');
  });
});

describe('what a person reads about a refusal', () => {
  const refusal = new ApiError('Sipho Dlamini is working on this. Nothing was changed.', {
    status: 409,
    code: 'claimed_by_another',
    outcome: 'rejected',
    attempts: 1,
    requestId: null,
    problem: null,
  });

  test("is the platform's own sentence in English", () => {
    expect(problemSentence(refusal)).toEqual({ sentence: refusal.message, saysWhatIsSafe: true });
  });

  test('is the sentence of the code in any other language, with what is safe told apart', () => {
    speak('fr');
    expect(problemSentence(refusal)).toEqual({
      sentence: 'Somebody else is working on this.',
      saysWhatIsSafe: false,
    });
  });

  test('is English where the language has no texts of its own', () => {
    speak('zu', 'en-ZA');
    expect(problemSentence(refusal).sentence).toBe(refusal.message);
  });
});
