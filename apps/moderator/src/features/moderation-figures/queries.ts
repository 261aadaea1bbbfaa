import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientOf } from '@/api/api.ts';
import { queries, queriesFor } from '@/api/queries.ts';
import * as routes from './figure-routes.ts';
import type { FigureSearch } from './search.ts';

const figureQueries = queriesFor(clientOf(routes));

export const moderationFiguresQuery = (search: FigureSearch) =>
  queryOptions({
    ...figureQueries.one((api) => api.getModerationFigures({ query: { ...search } })),
    placeholderData: keepPreviousData,
  });

/** Agreement of all pairs together. */
export const agreementQuery = (search: FigureSearch) =>
  queryOptions({
    ...queries.one((api) => api.getAgreement({ query: { by: 'course', ...search } })),
    placeholderData: keepPreviousData,
  });

/** So many outcomes are shown; the others have more evidence than these. */
const mostOutcomes = 6;

/** Outcomes of courses, those with least evidence first. */
export const coverageQuery = (search: FigureSearch) =>
  queryOptions({
    ...figureQueries.one((api) =>
      api.readReport({
        kind: 'outcome-coverage',
        body: {
          filter: { ...search },
          columns: ['course', 'outcome', 'learners', 'withEvidence', 'coverage'],
          sort: 'coverage',
          limit: mostOutcomes,
        },
      }),
    ),
    placeholderData: keepPreviousData,
  });
