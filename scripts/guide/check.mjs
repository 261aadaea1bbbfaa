import { readdirSync, readFileSync } from 'node:fs';
import { guidePages, keyFiles, pictures, textsOfApplication } from './guide.mjs';
import { mistakesIn } from './mistakes.mjs';
import { pictureNames } from './picture-names.mjs';

/** Fails where the guide is not what the application is: its keys, its pictures, the words on its screens. */
const stale = [...keyFiles()].filter(([path, text]) => readFileSync(path, 'utf8') !== text);
const mistakes = [
  ...stale.map(([path]) => `${path}: its keys are not those of the application; run npm run generate`),
  ...mistakesIn({
    pages: guidePages(),
    taken: pictureNames,
    there: readdirSync(pictures),
    texts: textsOfApplication(),
  }),
];
if (mistakes.length > 0) {
  console.error(mistakes.join('\n'));
  process.exit(1);
}
console.log(`${guidePages().length} pages, ${pictureNames.length} pictures`);
