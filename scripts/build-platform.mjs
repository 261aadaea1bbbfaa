import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildOnce, root, shared } from './build-once.mjs';

const script = fileURLToPath(import.meta.url);
const platform = join(root, 'apps/platform');
const built = join(platform, 'dist');

/**
 * Puts the platform's own modules into one file, if they are not: twelve hundred files, each looked up and translated
 * at every start, take three times as long and a third of the memory more.
 * @returns the platform, as `main.ts` exports it
 */
export async function buildPlatform(say) {
  const sentence = 'Building the platform; this happens once …';
  await buildOnce({ built, script, sentence, sources: [...shared, script, join(platform, 'src')] }, say);
  return import(pathToFileURL(join(built, 'main.mjs')).href);
}

/** What a platform is started with, and what it starts itself. */
export const entries = { main: 'src/main.ts', 'making-process': 'src/demonstration/making-process.ts' };

/** @param {Record<string, string>} [input] what is begun with, by the name of the file that it becomes */
export async function build(outDir, input = entries) {
  const { build: buildWithVite } = await import('vite');
  await buildWithVite({
    root: platform,
    configFile: false,
    logLevel: 'warn',
    plugins: [filesWhereTheyAre, lettersOfOneByte],
    // Libraries of hundreds of small modules come along: looking these up takes longer than what is in them.
    ssr: {
      noExternal: [
        /^@moderator\//,
        /^(kysely|zod|culori|jose|libphonenumber-js|@cantoo\/pdf-lib|oidc-provider|nodemailer|image-size)(\/|$)/,
        /^(file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|csv-parse|csv-stringify)(\/|$)/,
      ],
    },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(platform, path)])),
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // The sources are beside it; every process would read them once more, and keep them.
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

/** Modules find files beside them (migrations, fonts, media) by where they are written, not by where they are put. */
const filesWhereTheyAre = {
  name: 'files-where-they-are',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const written = JSON.stringify(relative(built, id).replaceAll('\\', '/'));
    return {
      code: code.replaceAll('import.meta.url', `new URL(${written}, import.meta.url).href`),
      map: null,
    };
  },
};

/**
 * One letter that needs two bytes makes all letters of a file take two, for as long as the platform runs. Behind everything that
 * writes the code once more; where it changes a line, what the source map says of the rest of that line is a little off.
 */
const lettersOfOneByte = {
  name: 'letters-of-one-byte',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        part.code = part.code.replaceAll(
          /[^\0-\u00ff]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

if (process.argv[1] === script) {
  const [outDir = built, input] = process.argv.slice(2);
  await build(outDir, input && { [basename(input, '.ts')]: input });
}
