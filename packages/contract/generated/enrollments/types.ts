// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { Enrollment, Named } from '../shared/types.ts';

/** Assigned */
export interface Assigned {
  /** Roles */
  roles: Enrollment[];
  /** Careers */
  careers: Enrollment[];
  /** Sites of the account */
  sites: Enrollment[];
  /** Groups of learners */
  groups: Named[];
  /** Courses with an attempt of the user */
  courses: Named[];
}

export interface EnrollmentsCalls {
  /**
   * All that a user is assigned to.
   * `GET /v2/enrollments/users/{id}/assigned` for admin, manager, self. Codes: not_found.
   * Retried: safe, it only reads.
   * @example const assigned = await api.getAssigned({ id });
   */
  getAssigned(input: { id: string }, options?: CallOptions): Promise<Assigned>;
}
