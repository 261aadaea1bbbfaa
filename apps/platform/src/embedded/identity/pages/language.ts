import type { IncomingMessage } from 'node:http';
import { afrikaans } from './texts/af.ts';
import { english } from './texts/en-ZA.ts';
import { french } from './texts/fr.ts';
import { portuguese } from './texts/pt-PT.ts';
import type { Texts } from './texts/texts.ts';

/** The languages of the pages; the first is shown to everybody else. */
const catalogues: readonly Texts[] = [english, afrikaans, french, portuguese];

const primary = (tag: string) => tag.trim().toLowerCase().split('-')[0];
const textsFor = (tag: string) => catalogues.find(({ language }) => primary(language) === primary(tag));

/** Language tags of an Accept-Language header, the most wanted first. */
const acceptedTags = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';');
      return { tag, weight: Number(weight?.split('=')[1] ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/**
 * The texts to show: in the language that the application asks for (`ui_locales`, tags between spaces), in
 * English where that has none; without a wish in the first one of the browser's that there is.
 */
export function chooseTexts(wished: unknown, header: string | undefined): Texts {
  const tags = typeof wished === 'string' && wished ? wished.split(' ') : acceptedTags(header ?? '');
  return tags.map(textsFor).find((texts) => texts !== undefined) ?? english;
}

/** The same for a request, whose address may carry the wish. */
export function textsOf(request: IncomingMessage, wished?: unknown): Texts {
  const query = new URLSearchParams(request.url?.split('?')[1]);
  return chooseTexts(wished ?? query.get('ui_locales'), request.headers['accept-language']);
}
