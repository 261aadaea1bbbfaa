import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { lazyWithTexts } from '@/i18n/lazy-with-texts.ts';
import { Boundary } from '@/ui/Boundary.tsx';
import { useWorkspaceContext } from '../workspace-context.ts';

/** Fetched where something was said, with their texts, which other pages have as well. */
const texts = () => import('@/attempts/agreement/texts.ts');
const FeedbackOnAttempt = lazyWithTexts(() => import('@/attempts/feedback/FeedbackOnAttempt.tsx'), texts);
const FeedbackOnLook = lazyWithTexts(() => import('@/attempts/feedback/FeedbackOnLook.tsx'), texts);

/** Who reads what was said to the assessor of this attempt: the assessor, and who moderates. */
function useReader() {
  const { user } = useMe();
  const { attempt } = useWorkspaceContext().workspace;
  const isOwn = attempt.assessor?.id === user.id;
  return { user, attempt, isOwn, mayRead: isOwn || mayModerate(user) };
}

/** What was said to the assessor of this attempt, and a way to say more. */
export function FeedbackGiven() {
  const { user, attempt, isOwn, mayRead } = useReader();
  if (!attempt.assessor?.id || !mayRead) return null;
  return (
    <Boundary fallback={null}>
      <Suspense>
        <FeedbackOnAttempt
          attemptId={attempt.id}
          assessorName={attempt.assessor.name}
          userId={user.id}
          mayWrite={!isOwn && mayModerate(user)}
        />
      </Suspense>
    </Boundary>
  );
}

/** What was said with an early look at an outcome; the words alone to whoever has nothing to do with the answers. */
export function FeedbackOnOutcome({ outcomeId, words }: { outcomeId: string; words: ReactNode }) {
  const { user, attempt, mayRead } = useReader();
  if (!mayRead) return words;
  return (
    <Boundary fallback={words}>
      <Suspense fallback={words}>
        <FeedbackOnLook attemptId={attempt.id} outcomeId={outcomeId} userId={user.id} fallback={words} />
      </Suspense>
    </Boundary>
  );
}
