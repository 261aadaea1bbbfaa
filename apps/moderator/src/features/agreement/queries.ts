import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { filterOf } from './search.ts';
import type { AgreementSearch } from './search.ts';

/** Figures of everybody, or of the one that is opened alone. */
export const agreementQuery = (search: AgreementSearch) =>
  queryOptions({
    ...queries.one((api) =>
      api.getAgreement({ query: { by: search.by ?? 'assessor', ...filterOf(search) } }),
    ),
    placeholderData: keepPreviousData,
  });

export const pairsQuery = (search: AgreementSearch) =>
  infiniteQueryOptions({
    ...queries.pages((api) =>
      api.listJudgementPairs({
        query: { limit: 50, total: 'true', differing: search.differing ?? null, ...filterOf(search) },
      }),
    ),
    placeholderData: keepPreviousData,
  });
