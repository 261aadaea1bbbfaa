import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listOf, textOf, wordOf, wordsOf } from '@/ui/search-params.ts';

export const kinds = ['integrated_summative', 'workplace', 'prior_learning'] as const;
export type ExternalKind = (typeof kinds)[number];

export const kindLabels: Record<ExternalKind, MessageDescriptor> = {
  integrated_summative: msg`Integrated summative`,
  workplace: msg`Workplace`,
  prior_learning: msg`Prior learning`,
};

/** What the address of the list says. */
export interface ExternalSearch {
  query?: string;
  courseId?: string[];
  kind?: ExternalKind[];
  sort?: ExternalSort;
}

const sortNames = ['learner', 'course', 'body', 'kind', 'reference', 'assessedOn', 'state'] as const;
export type ExternalSort = (typeof sortNames)[number] | `-${(typeof sortNames)[number]}`;
const sorts: readonly ExternalSort[] = sortNames.flatMap((name) => [name, `-${name}` as const]);

/** The order while the address names none: the newest first. */
export const usualSort: ExternalSort = '-assessedOn';

export const parseExternalSearch = (raw: Record<string, unknown>): ExternalSearch => ({
  query: textOf(raw.query),
  courseId: listOf(raw.courseId),
  kind: wordsOf(raw.kind, kinds),
  sort: wordOf(raw.sort, sorts),
});
