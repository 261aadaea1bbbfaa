import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('./src/service-worker/sw.ts', import.meta.url));
/** Files without a hash in their name; not the page: the server writes settings into it. */
const unhashed = ['scheme.js', 'favicon.svg'];
/** Viewers of documents and letters beyond Latin are big and not everybody's: they are kept at their first use. */
const isKept = (name: string) =>
  /^assets\/.*\.(js|css|woff2)$/.test(name) &&
  !/^assets\/(PdfViewer|pdf_viewer|xlsx|WordViewer|inter-latin-ext)-/.test(name);

/** Builds the service worker behind the application, with the names of the parts that it keeps. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const parts = Object.keys(bundle).filter(isKept).toSorted();
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
