import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const source = fileURLToPath(new URL('./src/service-worker/sw.ts', import.meta.url));
/** Files without a hash in their name; not the page: the server writes settings into it. */
const unhashed = ['scheme.js', 'favicon.svg'];
/** Viewers of documents are big and not everybody's: they are kept at their first use. Adaptive films need a network anyway. */
const keptAtFirstUse = ['PdfViewer', 'pdf_viewer', 'xlsx', 'WordViewer', 'attach-hls'];

type Bundle = Rolldown.OutputBundle;
/** What a part is called; its file has the beginning of that alone. */
const partOf = (file: Bundle[string]) => (file.type === 'chunk' ? file.name : undefined);

/** What the service worker keeps before it is used; letters beyond Latin are not everybody's either. */
function keptFiles(bundle: Bundle): string[] {
  const files = Object.values(bundle);
  for (const part of keptAtFirstUse)
    if (!files.some((file) => partOf(file) === part))
      throw new Error(`Nothing that is built is called ${part} any more: is it kept for everybody now?`);
  const kept = files
    .filter(({ fileName }) => /^assets\/(?!inter-latin-ext-).*\.(js|css|woff2)$/.test(fileName))
    .filter((file) => !keptAtFirstUse.includes(partOf(file) ?? ''));
  const names = kept.map(({ fileName }) => fileName).toSorted();
  for (const file of kept)
    if (file.type === 'chunk' && !file.imports.every((imported) => names.includes(imported)))
      throw new Error(
        `${file.fileName} is kept, but not all that it imports: without a network it would not open.`,
      );
  return names;
}

/** Builds the service worker behind the application, with the names of the parts that it keeps. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const parts = keptFiles(bundle);
    const revisionOf = (name: string) =>
      createHash('sha256')
        .update(readFileSync(join(dir!, name)))
        .digest('base64url');
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: {
        PARTS: JSON.stringify({
          ...Object.fromEntries(parts.map((name) => [`/${name}`, ''])),
          ...Object.fromEntries(unhashed.map((name) => [`/${name}`, revisionOf(name)])),
        }),
      },
      build: {
        outDir: dir!,
        emptyOutDir: false,
        rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    });
  },
});
