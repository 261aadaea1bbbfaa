import type { TestPlatform } from './test-platform.ts';

/** Ids of one account, one of each kind that an address or a body can name. */
export type Things = Record<string, string> &
  Record<'accounts' | 'attempts' | 'careers' | 'clientId' | 'courses' | 'groups', string> &
  Record<
    'learner' | 'licences' | 'outcome' | 'roles' | 'sites' | 'tag-keys' | 'tag-values' | 'users',
    string
  >;

type Make<Made> = (things: Things) => Made;

/** What a test of every operation has to know of an area to call it sensibly. */
export interface Fixture {
  /** Ids of an account that are not those of documents, and of documents that have to fit them. */
  things?(platform: TestPlatform, known: Things): Promise<Record<string, string | undefined>>;
  /** What an id in an address is of, by how the path begins; otherwise the first word of the path says it. */
  paths?: Record<string, string>;
  /** Queries of operations that cannot do without one. */
  queries?: Record<string, Make<string>>;
  /** Bodies by operation, or by the name of a thing for all that create or replace it where its own examples do not do. */
  bodies?: Record<string, Make<unknown>>;
}

/** The first id that a query finds, which may be none. */
export async function idBy(
  platform: TestPlatform,
  text: string,
  values: unknown[],
): Promise<string | undefined> {
  return (await platform.query<{ id: string }>(text, values))[0]?.id;
}
