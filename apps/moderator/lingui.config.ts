import { defineConfig } from '@lingui/cli';

/** English is the source; the languages that are complete have a catalogue, the others fall back to it. */
export default defineConfig({
  sourceLocale: 'en-ZA',
  locales: ['en-ZA', 'af', 'fr', 'pt-PT'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  format: 'po',
  // Line numbers would change the catalogues with every change of the code.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
});
