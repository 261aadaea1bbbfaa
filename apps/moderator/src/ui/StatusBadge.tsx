import type { AttemptRow, AttemptState } from '@moderator/contract/types';
import { Badge } from './Badge.tsx';
import { attemptStateLooks, progressStatusLooks } from '@/labels/status-labels.ts';
import type { StatusLook } from '@/labels/status-labels.ts';

/** Colour, shape and word of a look from status-words.ts. */
export const LookBadge = ({ look }: { look: StatusLook }) => (
  <Badge tone={look.tone} shape={look.shape}>
    {look.word}
  </Badge>
);

/** The state of an attempt, or its platform status as others see it. */
export const StatusBadge = (props: { state: AttemptState } | { status: AttemptRow['status'] }) => (
  <LookBadge look={'state' in props ? attemptStateLooks[props.state] : progressStatusLooks[props.status]} />
);
