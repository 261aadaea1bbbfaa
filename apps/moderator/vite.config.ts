import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { linguiMacros } from './lingui-macros.ts';
import { preloadApplication } from './preload-application.ts';

const platform = process.env.PLATFORM_URL ?? 'http://localhost:4600';

/**
 * Few files instead of many small ones: each costs a request and, on a slow telephone, some milliseconds.
 * What starts the page comes first and alone, then the application, then what several pages share.
 */
const groups = [
  { name: 'start', test: /src\/(auth\/session|app\/start-theme)\.ts$/, priority: 3 },
  { name: 'shell', test: /src\/application\.tsx$/, priority: 2 },
  { name: 'pages', test: /src\/(i18n|ui(?!\/table)|app(?!\/attempts))\//, minShareCount: 3, priority: 1 },
  { name: 'tables', test: /src\/(ui\/table|app\/attempts)\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The frame of every page comes with the application: a part of its own would only come later.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (routeId === '/_app' ? [] : undefined) },
      quoteStyle: 'single',
      semicolons: true,
      generatedRouteTree: './src/routeTree.gen.ts',
    }),
    linguiMacros(),
    preloadApplication(),
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
    // Every browser of the target preloads by itself.
    modulePreload: { polyfill: false },
    // light-dark(), popover and the like stay as written.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Where the time of a build goes is nothing to say at every start.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
});
