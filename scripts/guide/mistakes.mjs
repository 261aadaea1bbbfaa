/**
 * What is wrong with the guide as it is written.
 * @param {object} guide
 * @param {{ name: string, text: string }[]} guide.pages
 * @param {readonly string[]} guide.taken names of the pictures that the script takes, without their ending
 * @param {readonly string[]} guide.there names of the files in the folder of pictures
 * @param {ReadonlySet<string>} guide.texts what the application says, in English
 * @returns {string[]} a sentence for each mistake
 */
export function mistakesIn({ pages, taken, there, texts }) {
  const shown = new Set();
  const mistakes = [];
  for (const { name, text } of pages) {
    const say = (mistake) => mistakes.push(`docs/guide/${name}: ${mistake}`);
    for (const [, alt, path] of text.matchAll(/!\[(.*?)\]\((.*?)\)/g)) {
      const [, picture] = /^pictures\/([\w-]+)\.webp$/.exec(path) ?? [];
      if (!picture) say(`${path} is no picture of the folder pictures`);
      else if (!taken.includes(picture)) say(`no script takes the picture ${picture}`);
      if (!alt) say(`the picture ${path} has no words for those who do not see it`);
      shown.add(picture);
    }
    for (const [, page] of text.matchAll(/[^!]\[[^\]]+\]\(([^)#:]+\.md)\)/g))
      if (!pages.some((each) => each.name === page)) say(`there is no page ${page}`);
    // Bold is what stands on the screen, so it has to stand there.
    for (const [, words] of text.matchAll(/\*\*(.+?)\*\*/g))
      if (!texts.has(words)) say(`“${words}” is not on any screen`);
  }
  for (const picture of taken) {
    if (!shown.has(picture)) mistakes.push(`no page of the guide shows the picture ${picture}`);
    if (!there.includes(`${picture}.webp`))
      mistakes.push(`the picture ${picture} was not taken yet; run npm run guide`);
  }
  for (const file of there)
    if (!taken.includes(file.replace(/\.webp$/, ''))) mistakes.push(`no script takes ${file}`);
  return mistakes;
}
