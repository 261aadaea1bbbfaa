import { defaultLocale } from '@moderator/contract/options';
import type { InboxTexts } from '../messages.ts';
import { afrikaans } from './afrikaans.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { portuguese } from './portuguese.ts';

const texts: ReadonlyMap<string, InboxTexts> = new Map([
  ['af', afrikaans],
  ['fr', french],
  ['pt-PT', portuguese],
]);

/** Texts in a language, or in English where there are none; with the locale in which days are written beside them. */
export function textsIn(locale: string | null): { texts: InboxTexts; locale: string } {
  const own = texts.get(locale ?? '');
  return own ? { texts: own, locale: locale ?? defaultLocale } : { texts: english, locale: defaultLocale };
}
