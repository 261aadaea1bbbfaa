import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

export const homeQuery = () => queryOptions(queries.one((api) => api.getModeratorHome()));
