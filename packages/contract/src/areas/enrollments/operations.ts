import { z } from 'zod';
import { Enrollment, enrollmentArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { Named } from '../../kit/schemas.ts';

export const enrollmentCalls = area(enrollmentArea, {
  getAssigned: {
    method: 'GET',
    path: '/enrollments/users/{id}/assigned',
    summary: 'All that a user is assigned to',
    audience: ['admin', 'manager', 'self'],
    answer: {
      kind: 'data',
      schema: z
        .object({
          roles: z.array(Enrollment),
          careers: z.array(Enrollment),
          sites: z.array(Enrollment),
          groups: z.array(Named),
          courses: z.array(Named).describe('Courses with an attempt of the user'),
        })
        .meta({ id: 'Assigned' }),
    },
  },
});
