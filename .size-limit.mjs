import { readFileSync } from 'node:fs';

const dist = 'apps/moderator/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** A part with everything that it imports at once, without the pages, which load by themselves. */
function filesOf(name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name);
    for (const imported of manifest[name].imports ?? []) filesOf(imported, seen);
  }
  return seen;
}

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);
const firstLoad = new Set([...filesOf(entry), ...filesOf('src/application.tsx')]);

export default ['en-ZA', 'af', 'fr', 'pt-PT'].map((locale) => ({
  name: `first load of the moderator application before a page’s own part, with its texts in ${locale}`,
  path: [...firstLoad, `src/locales/${locale}.po`].map((name) => `${dist}/${manifest[name].file}`),
  limit: '150 kB',
  gzip: true,
}));
