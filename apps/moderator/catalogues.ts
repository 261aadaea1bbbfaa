import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import type { Plugin } from 'vite';

/**
 * What Lingui's runtime reads of a catalogue: the parts of each text, by the id that its macros give it.
 * Its own plugin for Vite does the same, and brings seventy packages that only the command line uses.
 */
export function compileCatalogue(catalogue: string): Record<string, unknown> {
  const texts = PO.parse(catalogue).items.map(
    ({ msgid, msgctxt, msgstr }) =>
      [generateMessageId(msgid, msgctxt ?? undefined), compileMessage(msgstr[0] || msgid)] as const,
  );
  return Object.fromEntries(texts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Lets the application import its catalogues. */
export const catalogues = (): Plugin => ({
  name: 'catalogues',
  transform: {
    filter: { id: /\.po$/ },
    handler: (text) => ({
      // Browsers read a text of JSON faster than an object that is written out.
      code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileCatalogue(text)))});`,
      map: null,
      moduleType: 'js',
    }),
  },
});
