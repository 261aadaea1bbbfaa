import { Suspense } from 'react';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Fetched where a decision is signed, with its texts, which other pages have as well. */
const FeedbackOnAttempt = lazyWithTexts(
  () => import('@/attempts/feedback/FeedbackOnAttempt.tsx'),
  () => import('@/attempts/agreement/texts.ts'),
);

/** What was said to the assessor of this attempt, and a way to say more. */
export function FeedbackGiven() {
  const { user } = useMe();
  const { attempt } = useWorkspaceContext().workspace;
  const isOwn = attempt.assessor?.id === user.id;
  if (!attempt.assessor?.id || (!isOwn && !mayModerate(user))) return null;
  return (
    <Suspense>
      <FeedbackOnAttempt
        attemptId={attempt.id}
        assessorName={attempt.assessor.name}
        userId={user.id}
        mayWrite={!isOwn && mayModerate(user)}
      />
    </Suspense>
  );
}
