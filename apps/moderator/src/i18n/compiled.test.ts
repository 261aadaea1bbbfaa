import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { expect, test } from 'vitest';
import { compileCatalogue } from '../../catalogues.ts';
import { catalogueLocales } from './languages.ts';

const config = getConfig({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });
const options = { fallbackLocales: config.fallbackLocales!, sourceLocale: config.sourceLocale! };

test.each(catalogueLocales)(
  'the catalogues of %s come into the application as Lingui itself would compile them',
  async (locale) => {
    const folders = await getCatalogs(config);
    expect(folders.length).toBeGreaterThan(0);
    for (const folder of folders) {
      const { messages } = await folder.getTranslations(locale, options);
      const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' });
      const own = compileCatalogue(readFileSync(folder.getFilename(locale), 'utf8'));
      expect({ messages: own }).toEqual(JSON.parse(source));
    }
  },
);
