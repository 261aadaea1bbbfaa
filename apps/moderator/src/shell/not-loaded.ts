import { chosenLocale } from '@/i18n/chosen-locale.ts';

/** Which of the sentences in the page is read: that of the language chosen, else the browser's first that is there. */
export function sentenceFor(
  offered: readonly string[],
  chosen: string | null,
  browser: readonly string[],
): string | undefined {
  const [english] = offered;
  const language = (locale: string) => locale.split('-')[0];
  for (const wanted of chosen ? [chosen] : browser) {
    const found = offered.find((each) => language(each) === language(wanted));
    if (found) return found;
  }
  return english;
}

/** Says that nothing could be loaded, in a sentence that came with the page. */
export function showNotLoaded(): void {
  const told = document.getElementById('not-loaded')!;
  const sentences = [...told.children] as HTMLElement[];
  const shown = sentenceFor(
    sentences.map(({ lang }) => lang),
    chosenLocale(),
    navigator.languages,
  );
  for (const sentence of sentences) sentence.hidden = sentence.lang !== shown;
  document.documentElement.lang = shown ?? 'en-ZA';
  document.getElementById('root')!.replaceChildren();
  told.hidden = false;
}
