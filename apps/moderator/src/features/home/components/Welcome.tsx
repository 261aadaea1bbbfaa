import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { openReport } from '@/shell/report-issue/report-request.ts';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { RecentPages } from './RecentPages.tsx';

/** Home of people without a part in moderation: what this is, where they were, and whom to tell. */
export const Welcome = () => (
  <div className="flex max-w-[60rem] flex-col gap-8">
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon="layers"
        title={t`This is where assessed work is checked`}
        action={
          <Button icon="flag" onClick={() => openReport()}>
            <Trans>Report an issue</Trans>
          </Button>
        }
      >
        <Trans>
          Moderators look at a sample of it, judge it themselves and sign a report. Nothing here waits for
          you; if you expected something, tell us.
        </Trans>
      </EmptyState>
    </div>
    <RecentPages />
  </div>
);
