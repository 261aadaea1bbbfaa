import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FeedbackList } from './FeedbackList.tsx';
import { feedbackQuery } from './queries.ts';

interface FeedbackOnLookProps {
  attemptId: string;
  /** The outcome that was looked at early. */
  outcomeId: string;
  userId: string;
  /** Shown until the answers are here. */
  fallback: ReactNode;
}

/** What was said to the assessor with an early look, to be acknowledged and answered as all else is. */
export default function FeedbackOnLook({ attemptId, outcomeId, userId, fallback }: FeedbackOnLookProps) {
  const list = useInfiniteQuery(feedbackQuery({ attemptId: [attemptId] }));
  const said = list.data?.pages.flatMap((page) => page.items) ?? [];
  const feedback = said.filter(({ outcome }) => outcome?.id === outcomeId);
  return feedback.length > 0 ? <FeedbackList feedback={feedback} userId={userId} /> : fallback;
}
