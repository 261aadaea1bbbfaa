import { sql } from 'kysely';
import type { Resource } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { wordTenants } from './list-conditions.ts';
import type { ListOptions } from './list-conditions.ts';
import { afterPrefix, oneEditAway, partsOf, plainWords } from './search-words.ts';
import { onlyRow } from '../database/only-row.ts';

/**
 * What a text is searched by: its words, and for a word that begins none there is what it may have meant.
 * Undefined where nothing is like it; none where there is no text.
 */
export async function meantWords(
  resource: Resource,
  queries: Queries,
  options: ListOptions,
): Promise<string[] | undefined> {
  const known = await vocabularyOf(resource, queries, wordTenants(resource, options));
  const meant: string[] = [];
  for (const word of plainWords(options.text)) {
    const found = (await known.begins(word)) ? [word] : await corrected(known, word);
    if (!found) return undefined;
    meant.push(...found);
  }
  return [...new Set(meant)].slice(0, 8);
}

type Vocabulary = Awaited<ReturnType<typeof vocabularyOf>>;

/** A mistyped word, or the parts of a mistyped number or address, each as it may have been meant. */
async function corrected(known: Vocabulary, word: string): Promise<string[] | undefined> {
  const slip = await known.firstOf(oneEditAway(word));
  if (slip) return [slip];
  const parts = partsOf(word);
  if (parts.length === 0) {
    const similar = await known.similarTo(word);
    return similar === undefined ? undefined : [similar];
  }
  const meant: string[] = [];
  for (const part of parts) {
    const found = (await known.begins(part)) ? [part] : await corrected(known, part);
    if (!found) return undefined;
    meant.push(...found);
  }
  return meant;
}

/** The words of documents that may be seen. */
async function vocabularyOf({ storedAs: kind }: Resource, queries: Queries, tenants: readonly string[]) {
  const among = sql`unnest(${[...tenants]}::uuid[]) as tenant (id)`;
  const exists = async (from: string, to: string) => {
    const result = await sql<{ known: boolean }>`select exists (select from ${among}
      cross join lateral (select from document_word w where w.kind = ${kind} and w.tenant_id = tenant.id
        and w.word >= ${from} and w.word <= ${to} limit 1) one) as known`.execute(queries);
    return onlyRow(result).known;
  };
  return {
    begins: (word: string) => exists(word, afterPrefix(word)),

    /** The first of these that is a word, in their order: a probe of the index for each. */
    firstOf: async (words: readonly string[]): Promise<string | undefined> => {
      const { rows } = await sql<{ word: string }>`
        select word from unnest(${[...words]}::text[]) with ordinality as wanted (word, place)
        where exists (select from ${among} cross join lateral (select from document_word w
          where w.kind = ${kind} and w.tenant_id = tenant.id and w.word = wanted.word collate "C" limit 1) one)
        order by place limit 1`.execute(queries);
      return rows[0]?.word;
    },

    /** The most similar word of a name, by shared groups of three letters (pg_trgm). */
    similarTo: async (word: string): Promise<string | undefined> => {
      const { rows } = await sql<{ word: string }>`
        select word from similar_words(${kind}, ${word}, ${[...tenants]}::uuid[]) as word limit 1`.execute(
        queries,
      );
      return rows[0]?.word;
    },
  };
}
