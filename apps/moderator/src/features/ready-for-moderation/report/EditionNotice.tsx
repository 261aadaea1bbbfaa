import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { shortDate } from '@/ui/relative-time.ts';

interface EditionNoticeProps {
  report: ModerationReport;
  batchId: string;
}

const linkLook = 'font-medium underline underline-offset-2';

/** What has to be known first of a report that a reopening touched: whether it stands, and what it replaces. */
export function EditionNotice({ report, batchId }: EditionNoticeProps) {
  const { standing, supersededBy, questionedAt, replaces, signedAt, signed } = report;
  const linkTo = (reportId: string | undefined) =>
    ({
      to: '/ready-for-moderation/batches/$batchId/report',
      params: { batchId },
      search: { reportId },
    }) as const;
  return (
    <>
      {standing === 'superseded' && supersededBy ? (
        <p role="note" className="rounded-lg border border-line bg-neutral-tint px-5 py-4">
          <Trans>
            This report is superseded. It stays readable as it was signed; its place was taken by{' '}
            <Link {...linkTo(supersededBy.id)} className={linkLook}>
              {supersededBy.number}
            </Link>
            .
          </Trans>
        </p>
      ) : null}
      {standing === 'in_question' && questionedAt ? (
        <p role="note" className="rounded-lg border border-warn/40 bg-warn-tint px-5 py-4">
          <Trans>
            This report is in question since {shortDate(questionedAt)}: a decision in it was reopened. Its
            next edition says what came of it.
          </Trans>{' '}
          <Link {...linkTo(undefined)} className={linkLook}>
            <Trans>See the next edition as it stands</Trans>
          </Link>
        </p>
      ) : null}
      {replaces.length > 0 ? (
        <p role="note" className="rounded-lg border border-line bg-page px-5 py-4">
          {signedAt ? <Trans>This edition replaces</Trans> : <Trans>Signed, it replaces</Trans>}{' '}
          {replaces.map((number, index) => (
            <span key={number}>
              {index > 0 ? ', ' : ''}
              <Link {...linkTo(signed.find((each) => each.number === number)?.id)} className={linkLook}>
                {number}
              </Link>
            </span>
          ))}
          {'. '}
          <Trans>A decision was reopened, so it is about the whole batch anew.</Trans>
        </p>
      ) : null}
    </>
  );
}
