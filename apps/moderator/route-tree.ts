import type { Config } from '@tanstack/router-plugin/vite';

/** How the tree of routes is made of the files of pages, for the build and for `npm run generate`. */
export const routeTree: Partial<Config> = {
  target: 'react',
  autoCodeSplitting: true,
  // The frame of every page comes with the application: a part of its own would only come later.
  codeSplittingOptions: { splitBehavior: ({ routeId }) => (routeId === '/_app' ? [] : undefined) },
  quoteStyle: 'single',
  semicolons: true,
  // The browser's modules are named with their endings, here as everywhere.
  addExtensions: true,
  generatedRouteTree: './src/routeTree.gen.ts',
};
