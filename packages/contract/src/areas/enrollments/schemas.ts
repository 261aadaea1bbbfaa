import { z } from 'zod';
import { Id, Instant, Named } from '../../kit/schemas.ts';
import type { Area } from '../../kit/operation.ts';

export const enrollmentArea: Area = {
  name: 'enrollments',
  about: 'All that a person is assigned to.',
};

/** That a user is assigned to something, since when and by whom. */
export const Enrollment = z
  .object({
    id: Id.describe('What the user is assigned to'),
    name: z.string(),
    assignedAt: Instant,
    assignedBy: Named.nullable(),
  })
  .meta({ id: 'Enrollment' });
