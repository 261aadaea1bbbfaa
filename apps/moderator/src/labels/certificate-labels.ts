import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Certificate } from '@moderator/contract/types';
import { look } from './status-labels.ts';
import type { StatusLook } from './status-labels.ts';

/** What was issued. */
export const certificateTypeLabels: Record<Certificate['type'], MessageDescriptor> = {
  certificate: msg`Certificate`,
  statement_of_results: msg`Statement of results`,
};

/** What is to be thought of it. */
export const certificateStandingLooks: Record<Certificate['standing'], StatusLook> = {
  valid: look(msg({ message: `Valid`, context: 'certificate' }), 'good', 'tick'),
  in_question: look(msg`In question`, 'warn', 'bang'),
  superseded: look(msg`Superseded`, 'neutral', 'back'),
  revoked: look(msg`Revoked`, 'bad', 'cross'),
  expired: look(msg`Expired`, 'neutral', 'dash'),
};
