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

const pathOf = (name) => `${dist}/${manifest[name].file}`;

const firstLoads = ['en-ZA', 'af', 'fr', 'pt-PT'].map((locale) => ({
  name: `first load of the moderator application before a page’s own part, with its texts in ${locale}`,
  path: [...firstLoad, `src/locales/${locale}.po`].map(pathOf),
  limit: '150 kB',
  gzip: true,
}));

/** What draws a page and comes with the first of its kind: nothing of it is for files or dialogs that are opened later. */
const ownParts = [
  ['Home', 'index', '65 kB'],
  ['a work-list', 'ready-for-moderation.index', '65 kB'],
  ['a batch', 'ready-for-moderation.batches.$batchId.index', '75 kB'],
  ['the workspace', 'workspace.$attemptId', '105 kB'],
].map(([page, route, limit]) => ({
  name: `what ${page} has besides, before its texts`,
  path: [...filesOf(`src/routes/_app/${route}.tsx?tsr-split=component`)]
    .filter((name) => !firstLoad.has(name))
    .map(pathOf),
  limit,
  gzip: true,
}));

export default [...firstLoads, ...ownParts];
