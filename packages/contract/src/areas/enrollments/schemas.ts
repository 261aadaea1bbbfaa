import { z } from 'zod';
import { NamedManager, ShownName } from '../../kit/fields.ts';
import { Id, Instant } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const enrollmentArea: Area = {
  name: 'enrollments',
  about: 'All that a person is assigned to.',
};

/** That a user is assigned to something, since when and by whom. */
export const Enrollment = z
  .object({
    id: Id.describe('What the user is assigned to'),
    name: ShownName('Contact centre agent'),
    assignedAt: Instant.describe('When it was assigned'),
    assignedBy: NamedManager.nullable().describe('What assigned it: the person, a group or a role'),
  })
  .meta({
    id: 'Enrollment',
    description: 'That a user is assigned to something, since when and by whom',
  });

const enrolledIn = (name: string, id: string) =>
  Enrollment.meta({
    examples: [
      {
        id,
        name,
        assignedAt: '2026-07-13T07:00:00.000Z',
        assignedBy: { id: '0192f3a4-a7e2-7d26-9e8d-15814dd9c6a1', name: 'Nomsa Dlamini' },
      },
    ],
  });

/** The same with an example of each kind of thing that users are assigned to. */
export const CareerEnrollment = enrolledIn(
  'Contact centre team leader',
  '0192f3a4-89b7-7505-9ad7-9ad4892d6f2f',
);
export const SiteEnrollment = enrolledIn('Durban Central Campus', '0192f3a4-fbae-7041-9b02-c41ed0fd8a4e');
