import { z } from 'zod';
import { CareerEnrollment, Enrollment, SiteEnrollment, enrollmentArea } from './schemas.ts';
import { area } from '../../kit/operation.ts';
import { NamedCourse, NamedGroup } from '../../kit/fields.ts';

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
          roles: z.array(Enrollment).describe('Job roles that the user is enrolled in'),
          careers: z.array(CareerEnrollment).describe('Careers that the user is enrolled in'),
          sites: z.array(SiteEnrollment).describe('Sites that the user is assigned to'),
          groups: z.array(NamedGroup).describe('Groups that the user is in'),
          courses: z.array(NamedCourse).describe('Courses with an attempt of the user'),
        })
        .meta({ id: 'Assigned', description: 'All that a user is assigned to' }),
    },
  },
});
