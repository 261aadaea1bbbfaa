import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { linguiMacros } from './lingui-macros.ts';

const platform = process.env.PLATFORM_URL ?? 'http://localhost:4600';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      generatedRouteTree: './src/routeTree.gen.ts',
    }),
    linguiMacros(),
    react(),
    tailwindcss(),
    lingui({ cwd: fileURLToPath(new URL('.', import.meta.url)) }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      // The page registers it itself, from a file: the content policy allows no inline script.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // Not the page: the server writes settings into it, so it is kept as it was answered.
        globPatterns: ['assets/*.{js,css}', 'scheme.js', 'favicon.svg'],
        // Viewers of documents are big and not everybody's: they are kept at their first use.
        globIgnores: ['assets/{PdfViewer,pdf_viewer,xlsx,WordViewer}-*'],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
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
    // Where the time of a build goes is nothing to say at every start.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
