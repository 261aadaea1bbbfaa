import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { vacsLabels } from '@/labels/vacs-labels.ts';

type Vacs = ModerationReport['vacs'][number];

/** Ticks and crosses on the four rules, with what was said and the evidence it was said about. */
export const VacsFindings = ({ vacs }: { vacs: readonly Vacs[] }) => (
  <div className="grid grid-cols-2 gap-x-10 gap-y-6 max-mobile:grid-cols-1">
    {vacs.map(({ rule, passed, failed, comments }) => (
      <section key={rule}>
        <h3 className="flex flex-wrap items-center gap-3">
          {vacsLabels(rule).word}
          {passed > 0 ? (
            <Badge tone="good" shape="tick">
              <Trans>{passed} met</Trans>
            </Badge>
          ) : null}
          {failed > 0 ? (
            <Badge tone="bad" shape="cross">
              <Trans>{failed} not met</Trans>
            </Badge>
          ) : null}
        </h3>
        <p className="text-sm text-muted">
          {vacsLabels(rule).meaning}
          {passed + failed === 0 ? ` ${t`Nothing is recorded yet.`}` : null}
        </p>
        <ul className="mt-2 flex flex-col gap-2">
          {comments.map((comment, index) => (
            <li key={index} className="border-l-2 border-line pl-3">
              <span className="font-medium">{comment.learner}:</span> {comment.comment}
              {comment.evidence.length > 0 ? (
                <span className="block text-sm text-muted">
                  <Trans>Evidence: {comment.evidence.join(', ')}</Trans>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
