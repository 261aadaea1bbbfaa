import { readFileSync } from 'node:fs';

const dist = 'apps/moderator/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** The entry with everything that it imports at once, without the pages, which load by themselves. */
function filesOf(name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name);
    for (const imported of manifest[name].imports ?? []) filesOf(imported, seen);
  }
  return seen;
}

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);

export default [
  {
    name: 'first load of the moderator application, before a page’s own part',
    path: [...filesOf(entry)].map((name) => `${dist}/${manifest[name].file}`),
    limit: '150 kB',
    gzip: true,
  },
];
