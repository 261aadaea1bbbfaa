import { queryOptions } from '@tanstack/react-query';
import { queries } from './queries.ts';

/** A visit of verifiers: its own page asks for it, and whatever a finding of it leads to. */
export const visitQuery = (id: string) => queryOptions(queries.one((api) => api.getVisit({ id })));
