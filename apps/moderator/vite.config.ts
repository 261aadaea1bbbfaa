import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues.ts';
import { linguiMacros } from './lingui-macros.ts';
import { routeTree } from './route-tree.ts';
import { preloadApplication } from './preload-application.ts';
import { guidePages } from './guide-pages.ts';
import { preloadFont } from './preload-font.ts';
import { serviceWorker } from './service-worker.ts';

const platform = process.env.PLATFORM_URL ?? 'http://localhost:4600';

/**
 * Few files instead of many small ones: each costs a request and, on a slow telephone, some milliseconds.
 * What starts the page comes first and alone, then the application, then what several pages share.
 */
const groups = [
  { name: 'start', test: /src\/(session\/session|shell\/start-theme)\.ts$/, priority: 3 },
  { name: 'shell', test: /src\/application\.tsx$/, priority: 2 },
  {
    name: 'pages',
    test: /src\/(api|i18n|labels|session|shell|ui(?!\/table))\//,
    minShareCount: 3,
    priority: 1,
  },
  // What a list asks for is on its way while what draws it is still being read.
  { name: 'asking', test: /src\/attempts\/(queries|search)\.ts$/, priority: 2 },
  // Not what shows PDFs: with the library the part would be four times as large as lists need it; nor courses, which only
  // those who learn look at.
  { name: 'tables', test: /src\/(attempts\/(?!pdf\/|courses\/.*x$)|ui\/table\/)/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    tanstackRouter(routeTree),
    linguiMacros(),
    preloadApplication(),
    preloadFont(),
    react(),
    tailwindcss(),
    catalogues(),
    guidePages(),
    serviceWorker(),
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
    // What plays adaptive films is larger, and comes only where the browser does not play them itself; size-limit watches
    // the first load.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Where the time of a build goes is nothing to say at every start; and what the small first part imports
      // when it is needed may well be a part of the application from the beginning.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // The first load names some five hundred files: seven letters tell two states of one of them apart as well as eight.
      output: {
        codeSplitting: { groups },
        entryFileNames: 'assets/[name]-[hash:7].js',
        // The manifest says which part is which; here its beginning has to do.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 2)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
