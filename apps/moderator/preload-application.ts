import type { Plugin, Rolldown } from 'vite';

/**
 * Names the application in the page, so that it is on its way while the small part that starts it runs;
 * the build does this by itself only for what a part imports at once.
 */
export const preloadApplication = (): Plugin => ({
  name: 'preload-application',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter(
        (each): each is Rolldown.OutputChunk => each.type === 'chunk',
      );
      const application = chunks.find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith('/src/application.tsx'),
      );
      return [application?.fileName ?? [], application?.imports ?? []]
        .flat()
        .filter((name) => !html.includes(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        }));
    },
  },
});
