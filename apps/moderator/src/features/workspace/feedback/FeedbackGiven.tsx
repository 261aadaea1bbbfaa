import { lazy, Suspense } from 'react';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { loadTexts } from '@/i18n/i18n.ts';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Fetched where a decision is signed, with its texts, which other pages have as well. */
const FeedbackOnAttempt = lazy(async () => {
  const { agreementTexts } = await import('@/attempts/agreement/texts.ts');
  await loadTexts(agreementTexts);
  return import('@/attempts/feedback/FeedbackOnAttempt.tsx');
});

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
