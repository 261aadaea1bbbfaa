import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConflictError } from '@moderator/client';
import type { ModerationReport } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { subject } from '@/session/session.ts';
import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/icons.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { refreshBatch, reportQuery } from '../queries.ts';
import { ReportSection } from './ReportSection.tsx';
import { useReportDraft } from './use-report-draft.ts';
import { blockerLabels } from '@/labels/blocker-labels.ts';

interface SignFormProps {
  report: ModerationReport;
  batchId: string;
  version: number;
}

/** The part of the report that a person writes, and their signature. */
export function SignForm({ report, batchId, version }: SignFormProps) {
  const { user } = useMe();
  const queryClient = useQueryClient();
  const { irregularities, recommendations } = report;
  // Whoever looks on as somebody else types, and signs out, as themselves.
  const person = subject() ?? user.id;
  const { draft, isKept, change, forget } = useReportDraft(person, batchId, {
    irregularities,
    recommendations,
  });
  const [signature, setSignature] = useState('');
  const name = `${user.name} ${user.surname}`;
  const isMyName = sameName(signature, name);

  const sign = useMutation({
    mutationFn: () =>
      api.signReport({ id: batchId, version, body: { ...draft, signature: signature.trim() } }),
    onSuccess: async (signed) => {
      forget();
      queryClient.setQueryData(reportQuery(batchId).queryKey, signed);
      notify.success(t`The report is signed and its results are released.`);
      await refreshBatch(queryClient, batchId);
      scrollTo({ top: 0 });
    },
    onError: (error) => {
      notify.error(
        error instanceof ConflictError
          ? t`The batch changed while you were writing. Read the findings again, then sign.`
          : error,
      );
      void refreshBatch(queryClient, batchId);
    },
  });
  const blocked = report.blockers.length > 0;

  return (
    <>
      <ReportSection title={t`Irregularities`}>
        <TextArea
          label={t`Irregularities`}
          hideLabel
          hint={t`What was not as it should be, and what was done about it. Leave it empty for none.`}
          rows={4}
          maxLength={5000}
          value={draft.irregularities}
          onChange={(text) => change({ irregularities: text })}
        />
      </ReportSection>
      <ReportSection title={t`Recommendations`}>
        <TextArea
          label={t`Recommendations`}
          hideLabel
          hint={t`For assessors, the site or the next moderation. Your text is kept on this device until you sign.`}
          rows={4}
          maxLength={5000}
          value={draft.recommendations}
          onChange={(text) => change({ recommendations: text })}
        />
        {isKept ? null : (
          <p role="alert" className="mt-2 flex gap-2 text-sm text-warn">
            <Icon name="warning" className="size-4!" />
            <Trans>
              This browser does not keep your text: it has no room left, or keeps nothing for this site. Sign
              before you close the page, or copy the text to a safe place.
            </Trans>
          </p>
        )}
      </ReportSection>
      <ReportSection title={t`Signature`}>
        {blocked ? (
          <div className="mb-5 rounded-lg bg-note-tint px-5 py-4">
            <p className="flex items-center gap-2 font-semibold text-note">
              <Icon name="info" />
              <Trans>It cannot be signed yet</Trans>
            </p>
            <ul className="mt-1" id="report-blockers">
              {blockerLabels({ ...report.batch, blockers: report.blockers }).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="mb-4 max-w-[70ch]">
            <Trans>
              Signing closes the batch and releases every result in it, also of attempts that were not
              sampled. A signed report is never changed.
            </Trans>
          </p>
        )}
        <form
          className="flex max-w-[36em] flex-col items-start gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (isMyName && !blocked) sign.mutate();
          }}
        >
          <TextInput
            className="w-full"
            label={t`Your full name`}
            required
            autoComplete="off"
            placeholder={name}
            value={signature}
            onChange={setSignature}
            error={
              signature.length >= name.length && !isMyName
                ? t`Type your name as it is registered: ${name}.`
                : null
            }
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon="pen"
            busy={sign.isPending}
            disabled={blocked || !isMyName}
            aria-describedby={blocked ? 'report-blockers' : undefined}
          >
            {sign.isPending ? t`Signing…` : t`Sign report`}
          </Button>
        </form>
      </ReportSection>
    </>
  );
}

const sameName = (one: string, other: string): boolean => {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  return plain(one) === plain(other);
};
