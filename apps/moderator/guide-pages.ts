import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../docs/guide', import.meta.url));
const name = 'virtual:guide';

/** The address of a page of the guide, by the name of its file. */
export const slugOf = (file: string): string => (file === 'README.md' ? 'start' : file.replace(/\.md$/, ''));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * One page as HTML that can be shown as it is. Nothing of the file goes through as markup: tags that somebody
 * wrote are dropped, links lead to pages of the guide, pictures are those of its folder.
 */
export function renderPage(markdown: string): { title: string; html: string; pictures: string[] } {
  const pictures: string[] = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      html: () => '',
      heading({ tokens, depth, text }) {
        // The page has its title already.
        if (depth > 1) return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
        title = text;
        return '';
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return /^[\w-]+\.md$/.test(href) ? `<a href="/guide/${slugOf(href)}">${words}</a>` : words;
      },
      image({ href, text }) {
        if (!/^pictures\/[\w-]+\.webp$/.test(href)) return '';
        pictures.push(href);
        return `<img src="${placeOf(pictures.length - 1)}" alt="${escaped(text)}" width="1280" height="800">`;
      },
      codespan: ({ text }) => `<kbd>${escaped(text)}</kbd>`,
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, html, pictures };
}

const placeOf = (index: number) => `picture:${index};`;

/** Pages of the guide as a module: `docs/guide` in HTML, with its pictures among the files of the application. */
export const guidePages = (): Plugin => ({
  name: 'guide-pages',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
    const imports: string[] = [];
    const pages = files.map((file) => {
      this.addWatchFile(join(folder, file));
      const { title, html, pictures } = renderPage(readFileSync(join(folder, file), 'utf8'));
      const addresses = pictures.map((picture) => {
        imports.push(`import p${imports.length} from ${JSON.stringify(join(folder, picture))};`);
        return `p${imports.length - 1}`;
      });
      return `${JSON.stringify(slugOf(file))}: { title: ${JSON.stringify(title)}, html: withPictures(${JSON.stringify(html)}, [${addresses.join()}]) }`;
    });
    return [
      ...imports,
      'const withPictures = (html, pictures) => html.replace(/picture:(\\d+);/g, (_, index) => pictures[index]);',
      `export const pages = { ${pages.join(', ')} };`,
    ].join('\n');
  },
});
