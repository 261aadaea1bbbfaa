import { listOf, textOf, wordsOf } from '@/app/search-params.ts';

export const kinds = ['integrated_summative', 'workplace', 'prior_learning'] as const;
export type ExternalKind = (typeof kinds)[number];

export const kindWords: Record<ExternalKind, string> = {
  integrated_summative: 'Integrated summative',
  workplace: 'Workplace',
  prior_learning: 'Prior learning',
};

/** What the address of the list says. */
export interface ExternalSearch {
  query?: string;
  courseId?: string[];
  kind?: ExternalKind[];
}

export const parseExternalSearch = (raw: Record<string, unknown>): ExternalSearch => ({
  query: textOf(raw.query),
  courseId: listOf(raw.courseId),
  kind: wordsOf(raw.kind, kinds),
});
