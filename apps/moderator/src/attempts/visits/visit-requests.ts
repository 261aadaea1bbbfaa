import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { clientOf } from '@/api/api.ts';
import { queries, queriesFor } from '@/api/queries.ts';
import * as routes from './visit-routes.ts';

/** What a visit is asked for with, which few pages do. */
export const visitRequestApi = clientOf(routes);

export const visitsQuery = () =>
  infiniteQueryOptions(queries.pages((api) => api.listVisits({ query: { limit: 50 } })));

export const visitChoicesQuery = () =>
  queryOptions(queriesFor(visitRequestApi).one((api) => api.getVisitChoices()));
