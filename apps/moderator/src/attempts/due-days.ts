import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

/** Working days and reminders of the own account. */
export const dueDaysQuery = () => queryOptions(queries.one((api) => api.getDueDays()));

export const dueDaysKey = () => queries.key('getDueDays');
