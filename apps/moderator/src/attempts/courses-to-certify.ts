import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

/** Courses with endorsed results that something may be issued for and nothing was. */
export const coursesToCertifyQuery = () => queryOptions(queries.one((api) => api.listCertificateCourses()));
