import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/app/queries.ts';

export const homeQuery = () => queryOptions(queries.one((api) => api.getModeratorHome()));
