import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { CertificateIssue } from '@moderator/contract/types';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { issueQuery, refreshCertificates } from '../queries.ts';

/** Why somebody got nothing, by the code that came with it. */
const reasons: Record<string, MessageDescriptor> = {
  '40013': msg`The result is not endorsed.`,
  wrong_state: msg`The result is not yet competent.`,
  not_found: msg`There is no attempt that you may certify.`,
  not_allowed: msg`You may not issue certificates here any more.`,
  internal: msg`Something went wrong on our side. Issue it again; nothing is issued twice.`,
};

/** How far an issue is, and what became of those who got nothing. */
export function IssueResult({ issue: begun }: { issue: CertificateIssue }) {
  const client = useQueryClient();
  const { data: issue } = useQuery(issueQuery(begun.id, begun));
  const isOver = issue.state !== 'running';
  useEffect(() => {
    if (isOver) void refreshCertificates(client);
  }, [isOver, client]);
  const refused = issue.learners.filter(({ outcome }) => outcome === 'refused');
  return (
    <section
      aria-label={t`What was issued`}
      aria-live="polite"
      className="mb-6 rounded-lg border border-l-4 border-line border-l-accent-mark bg-surface px-5 py-4"
    >
      {isOver ? (
        <p className="font-medium">
          <Plural value={issue.issued} one="# was issued." other="# were issued." />{' '}
          {issue.already > 0 ? (
            <Plural value={issue.already} one="# had one already." other="# had one already." />
          ) : null}
        </p>
      ) : (
        <>
          <p className="mb-2 font-medium">
            <Trans>They are being issued. You may leave this page; it goes on.</Trans>
          </p>
          <ProgressMeter label={t`Issued so far`} value={issue.done} of={issue.total} />
        </>
      )}
      {refused.length > 0 ? (
        <details className="mt-2">
          <summary className="cursor-pointer text-bad">
            <Plural value={refused.length} one="# got nothing" other="# got nothing" />
          </summary>
          <ul className="mt-2 max-h-64 space-y-1 overflow-y-auto text-sm">
            {refused.map(({ learner, code, message }) => {
              const known = code ? reasons[code] : undefined;
              return (
                <li key={learner.id}>
                  <span className="font-medium">{learner.name}</span>{' '}
                  <span className="text-muted">{known ? i18n._(known) : message}</span>
                </li>
              );
            })}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
