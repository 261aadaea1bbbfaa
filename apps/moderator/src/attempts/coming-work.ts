import { queryOptions } from '@tanstack/react-query';
import type { ComingWork } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';

export const comingWorkQuery = (part: ComingWork['part']) =>
  queryOptions(queries.one((api) => api.getComingWork({ query: { part } })));
