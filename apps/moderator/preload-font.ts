import type { Plugin } from 'vite';

/** Names the font in the page, so that it comes beside scripts and styles instead of behind them. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        // The letters beyond Latin are not on every page.
        .filter((name) => /inter-latin-wght-normal-[\w-]+\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          injectTo: 'head' as const,
        })),
  },
});
