import { queryOptions } from '@tanstack/react-query';
import type { ComingWork } from '@moderator/contract/types';
import { clientOf } from '@/api/api.ts';
import { queriesFor } from '@/api/queries.ts';
import * as routes from './coming-work-routes.ts';

const queries = queriesFor(clientOf(routes));

export const comingWorkQuery = (part: ComingWork['part']) =>
  queryOptions(queries.one((api) => api.getComingWork({ query: { part } })));
