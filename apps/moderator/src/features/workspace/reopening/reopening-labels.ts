import { msg } from '@lingui/core/macro';
import type { Reopening } from '@moderator/contract/types';
import { look } from '@/labels/status-labels.ts';
import type { StatusLook } from '@/labels/status-labels.ts';

/** How far a reopening is. */
export const reopeningLooks: Record<Reopening['state'], StatusLook> = {
  asked: look(msg`Waits for a manager`, 'note', 'ring'),
  refused: look(msg`A manager did not consent`, 'bad', 'cross'),
  open: look(msg`Being judged anew`, 'warn', 'half'),
  done: look(msg`Decided anew`, 'good', 'tick'),
};
