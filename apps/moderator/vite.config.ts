import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const platform = process.env.PLATFORM_URL ?? 'http://localhost:4600';

/** Kilobytes of compressed JavaScript that a first visit may load: the entry with all it imports at once. */
const mostAtFirst = 150;

/** Says the size of the first load and fails the build where it is too much; pages load by themselves. */
function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_options, bundle) {
      const seen = new Set<string>();
      const visit = (name: string): number => {
        const chunk = bundle[name];
        if (seen.has(name) || chunk?.type !== 'chunk') return 0;
        seen.add(name);
        return chunk.imports.reduce((sum, each) => sum + visit(each), gzipSync(chunk.code).length);
      };
      const entries = Object.values(bundle).filter((part) => part.type === 'chunk' && part.isEntry);
      const size = entries.reduce((sum, entry) => sum + visit(entry.fileName), 0) / 1000;
      const words = `first load: ${size.toFixed(1)} kB gzip in ${seen.size} files, at most ${mostAtFirst}`;
      if (size > mostAtFirst) this.error(words);
      this.info(words);
    },
  };
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      generatedRouteTree: './src/routeTree.gen.ts',
    }),
    react(),
    tailwindcss(),
    firstLoad(),
    // Without en-US react-aria fails at start.
    optimizeLocales.vite({ locales: ['en-US', 'en-ZA', 'fr-FR', 'pt-PT'] }),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: {
    // Keycloak redirects and the cookie for downloads expect the platform on the own origin.
    proxy: Object.fromEntries(['/api', '/realms', '/theme'].map((path) => [path, { target: platform }])),
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // light-dark(), popover and the like stay as written.
    target: ['chrome123', 'firefox128', 'safari17.5'],
  },
});
