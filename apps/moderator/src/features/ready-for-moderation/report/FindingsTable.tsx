import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport, Result } from '@moderator/contract/types';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { Icon } from '@/ui/icons.tsx';
import { Badge } from '@/ui/Badge.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { decisionLooks, resultCodeLooks } from '@/labels/status-labels.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

type Finding = ModerationReport['findings'][number];

const Judged = ({ result }: { result: Result | null }) =>
  result ? <LookBadge look={resultCodeLooks[result]} /> : <span className="text-muted">–</span>;

const Agreed = ({ agreed }: { agreed: boolean | null }) =>
  agreed === null ? null : agreed ? (
    <span className="inline-flex min-h-6 items-center gap-1 text-sm text-muted">
      <Icon name="check" className="size-4!" />
      <Trans>Agree</Trans>
    </span>
  ) : (
    <Badge tone="bad" shape="cross">
      <Trans>Differ</Trans>
    </Badge>
  );

/** Assessor, moderator, and what the moderator says about it, learner by learner. */
export function FindingsTable({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0)
    return (
      <p className="text-muted">
        <Trans>Findings appear here as attempts of the sample are decided.</Trans>
      </p>
    );
  // Rows of one attempt stand together; its name and decision are shown once.
  const starts = (index: number) => findings[index - 1]?.attemptId !== findings[index]?.attemptId;
  return (
    <table className="w-full border-collapse max-mobile:block [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:pr-4 [&_th]:pb-2 [&_th]:text-left [&_th]:text-sm [&_th]:font-medium [&_th]:text-muted">
      <thead className="max-mobile:sr-only">
        <tr className="border-b border-line">
          <th scope="col">
            <Trans>Learner</Trans>
          </th>
          <th scope="col">
            <Trans>Outcome</Trans>
          </th>
          <th scope="col">
            <Trans>Assessor</Trans>
          </th>
          <th scope="col">
            <Trans>Moderator</Trans>
          </th>
          <th scope="col">
            <Trans>Finding</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="max-mobile:block">
        {findings.map((finding, index) => (
          <tr
            key={`${finding.attemptId}-${finding.outcome}`}
            className={`max-mobile:flex max-mobile:flex-wrap max-mobile:gap-x-3 max-mobile:py-2 max-mobile:[&>td]:py-0.5 ${starts(index) ? 'border-t border-line' : ''}`}
          >
            <td className="w-[16em] max-mobile:w-full">
              {starts(index) ? (
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    {...workspaceLink(finding.attemptId, 'batch')}
                    preload={false}
                    className="font-medium hover:underline"
                  >
                    {finding.learner}
                  </Link>
                  {finding.decision ? <LookBadge look={decisionLooks[finding.decision]} /> : null}
                </span>
              ) : (
                <VisuallyHidden>{finding.learner}</VisuallyHidden>
              )}
            </td>
            <td className="max-mobile:w-full">{finding.outcome}</td>
            <td className="w-[7em] max-mobile:w-auto">
              <span className="mr-1 text-sm text-muted mobile:hidden">
                <Trans>Assessor</Trans>
              </span>
              <Judged result={finding.assessor} />
            </td>
            <td className="w-[7em] max-mobile:w-auto">
              <span className="mr-1 text-sm text-muted mobile:hidden">
                <Trans>Moderator</Trans>
              </span>
              <Judged result={finding.moderator} />
            </td>
            <td className="max-mobile:w-full">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Agreed agreed={finding.agreed} />
                {finding.comment}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
