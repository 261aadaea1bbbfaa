import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inThisLanguage } from './page-names.ts';

const visit = (address: string, title = 'As it was shown') => ({
  address,
  title,
  at: '2026-11-21T10:00:00Z',
});
const named = (address: string) => inThisLanguage(visit(address)).title;

/** Addresses without a parameter, from the names of the files of their pages. The guide is English, and has names of its own. */
const paths = readdirSync(new URL('../../routes/_app', import.meta.url))
  .filter((file) => !file.includes('$') && !file.startsWith('guide'))
  .map((file) => `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/');

describe('a page that was visited', () => {
  it.each(paths)('has a name in each language: %s', (path) => {
    expect(named(path)).not.toBe('As it was shown');
  });

  it('is named in the language of now, in which it was not shown', () => {
    expect(named('/inbox')).toBe('Inbox');
    expect(named('/ready-for-moderation/batches/1/report?reportId=2')).toBe('Moderation report');
    expect(named('/ready-for-moderation/calibration?attempt=1')).toBe('New calibration case');
  });

  it.each([
    '/ready-for-moderation/batches/1',
    '/ready-for-moderation/calibration?round=1',
    '/courses/1',
    '/guide/start',
  ])('keeps the name of what it shows: %s', (path) => {
    expect(named(path)).toBe('As it was shown');
  });
});
