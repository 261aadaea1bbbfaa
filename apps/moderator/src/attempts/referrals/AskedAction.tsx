import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AskedAction as Action, ReferralAnswer } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';

interface AskedActionProps {
  action: Action;
  /** Whether it is still to be done, so that its day matters. */
  isOpen: boolean;
  /** Whether it is asked of the person who reads it: then it says how it stands, and not whose it is. */
  isOwn?: boolean;
  /** What an answer shows as evidence. */
  evidence?: (answer: ReferralAnswer) => ReactNode;
  children?: ReactNode;
}

/** What a referral asks of somebody, until when, and what was answered. */
export function AskedAction({ action, isOpen, isOwn = false, evidence, children }: AskedActionProps) {
  const isAnswered = action.answers.length > 0;
  const isLate = isOpen && !isAnswered && daysUntil(action.dueOn) < 0;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={isAnswered ? 'good' : 'neutral'} shape={isAnswered ? 'tick' : 'ring'}>
          {isOwn
            ? isAnswered
              ? t`Answered`
              : t`To do`
            : action.to === 'assessor'
              ? t`For the assessor`
              : t`For the learner`}
        </Badge>
        <span className={isLate ? 'font-medium text-bad' : ''}>
          <Trans>
            due <RelativeTime value={action.dueOn} dated />
          </Trans>
        </span>
      </p>
      <p className="whitespace-pre-line">{action.action}</p>
      {action.answers.map((answer) => (
        <blockquote key={answer.id} className="border-l-3 border-good/50 pl-3">
          <p className="text-sm text-muted">
            {answer.by.name} · <RelativeTime value={answer.at} />
          </p>
          <p className="whitespace-pre-line">{answer.text}</p>
          {evidence?.(answer)}
        </blockquote>
      ))}
      {children}
    </div>
  );
}
