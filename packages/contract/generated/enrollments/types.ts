// Generated from packages/contract/src/areas by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/kit/runtime.ts';
import type { Enrollment, Named } from '../shared/types.ts';

/** All that a user is assigned to */
export interface Assigned {
  /** Job roles that the user is enrolled in */
  roles: Enrollment[];
  /** Careers that the user is enrolled in */
  careers: Enrollment[];
  /** Sites that the user is assigned to */
  sites: Enrollment[];
  /** Groups that the user is in */
  groups: Named[];
  /** Courses with an attempt of the user */
  courses: Named[];
}

export interface EnrollmentsCalls {
  /**
   * All that a user is assigned to.
   * `GET /v2/enrollments/users/{id}/assigned` for admin, manager, self. Codes: not_found, invalid_input, address_too_long, misdirected, too_many_requests, internal, unavailable, not_signed_in, unknown_person, not_allowed.
   * Retried: safe, it only reads.
   * @example const assigned = await api.getAssigned({ id });
   */
  getAssigned(input: { id: string }, options?: CallOptions): Promise<Assigned>;
}
