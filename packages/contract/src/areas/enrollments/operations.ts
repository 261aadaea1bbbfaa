import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { Id, Instant, Named } from '../../kit/schemas.ts';

/** That a user is assigned to something, since when and by whom. */
export const Enrollment = z
  .object({
    id: Id.describe('What the user is assigned to'),
    name: z.string(),
    assignedAt: Instant,
    assignedBy: Named.nullable(),
  })
  .meta({ id: 'Enrollment' });

export const enrollmentOperations = area('enrollments', [
  {
    id: 'getAssigned',
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
]);
