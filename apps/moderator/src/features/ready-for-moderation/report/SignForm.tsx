import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConflictError } from '@moderator/client';
import { reportLayouts } from '@moderator/contract/options';
import { checklistRefusal, openPointsRefusal } from '@moderator/moderation';
import type { ModerationReport } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { blockerLabels } from '@/labels/blocker-labels.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { subject } from '@/session/session.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Icon } from '@/ui/icons.tsx';
import { Select } from '@/ui/Select.tsx';
import { notify } from '@/ui/toast.ts';
import { focusHeading } from '@/ui/focus-heading.ts';
import { refreshBatch, reportQuery } from '../queries.ts';
import { ChecklistFields } from './ChecklistFields.tsx';
import { ExplanationFields } from './ExplanationFields.tsx';
import { layoutLabel } from './report-labels.ts';
import { ReportSection } from './ReportSection.tsx';
import { SigningConflicts } from './SigningConflicts.tsx';
import { SignatureField } from './SignatureField.tsx';
import { PartField } from './PartField.tsx';
import { useReportParts } from './use-report-parts.ts';
import { useReportDraft } from './use-report-draft.ts';

interface SignFormProps {
  report: ModerationReport;
  batchId: string;
  version: number;
}

/** The part of the report that a person writes, and their signature. */
export function SignForm({ report, batchId, version }: SignFormProps) {
  const { user } = useMe();
  const queryClient = useQueryClient();
  // Whoever looks on as somebody else types, and signs out, as themselves.
  const { draft, isKept, change, forget } = useReportDraft(subject() ?? user.id, batchId);
  const parts = useReportParts(subject() ?? user.id, batchId);
  const [layout, setLayout] = useState(report.layout);
  const checklist = Object.entries(draft.checklist).map(([item, given]) => ({
    item: item as keyof typeof draft.checklist,
    ...given,
  }));
  const explanations = report.openPoints.flatMap(({ key }) => {
    const text = draft.explanations[key]?.trim();
    return text ? [{ key, text }] : [];
  });

  const sign = useMutation({
    mutationFn: async (signature: string) => {
      const body = { ...(await parts.saveAll()), layout, checklist, explanations, signature };
      return api.signReport({ id: batchId, version, body });
    },
    onSuccess: (signed) => {
      forget();
      parts.forget();
      queryClient.setQueryData(reportQuery(batchId).queryKey, signed);
      // The form goes, and the focus would go with it.
      focusHeading();
      notify.success(t`The report is signed and its results are released.`);
      scrollTo({ top: 0 });
      void refreshBatch(queryClient, batchId);
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
  const missing = openPointsRefusal(report.openPoints, explanations) ?? checklistRefusal(checklist);
  const blockers = [
    ...blockerLabels({ ...report.batch, blockers: report.blockers }),
    ...(missing ? [refusalLabel(missing)] : []),
    ...(parts.hasConflict
      ? [t`Somebody else wrote into a part meanwhile: choose there which text stays.`]
      : []),
  ];
  const { refusal, conflictCount } = report.signing;
  const mayNot = refusal !== null || conflictCount > 0;

  return (
    <>
      <SigningConflicts signing={report.signing} batchId={batchId} />
      {report.openPoints.length > 0 ? (
        <ExplanationFields
          points={report.openPoints}
          explanations={draft.explanations}
          onChange={(given) => change({ explanations: given })}
        />
      ) : null}
      <PartField
        title={t`Special needs and arrangements`}
        hint={t`What learners needed and what was arranged for them. Leave it empty for none.`}
        part={parts.of('arrangements')}
      />
      <PartField
        title={t`Irregularities`}
        hint={t`What was not as it should be, and what was done about it. Leave it empty for none.`}
        part={parts.of('irregularities')}
      />
      <ChecklistFields checklist={draft.checklist} onChange={(given) => change({ checklist: given })} />
      <PartField
        title={t`Recommendations`}
        hint={t`For assessors, the site or the next moderation.`}
        part={parts.of('recommendations')}
      />
      {isKept && parts.isKept ? null : (
        <p role="alert" className="-mt-8 flex gap-2 text-sm text-warn">
          <Icon name="warning" className="size-4!" />
          <Trans>
            This browser does not keep your text: it has no room left, or keeps nothing for this site. Sign
            before you close the page, or copy the text to a safe place.
          </Trans>
        </p>
      )}
      <ReportSection title={t`Layout of the paper`}>
        <Select
          className="max-w-[32em]"
          label={t`Layout of the paper`}
          hint={t`In whose order and words it is printed. Nothing is left out.`}
          hideLabel
          options={reportLayouts.map((id) => ({ id, name: layoutLabel(id) }))}
          value={layout}
          onChange={(id) => setLayout(id as typeof layout)}
        />
      </ReportSection>
      <ReportSection title={t`Signature`}>
        {blockers.length > 0 ? (
          <div className="mb-5 rounded-lg bg-note-tint px-5 py-4">
            <p className="flex items-center gap-2 font-semibold text-note">
              <Icon name="info" />
              <Trans>It cannot be signed yet</Trans>
            </p>
            <ul className="mt-1" id="report-blockers">
              {blockers.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {mayNot ? (
          <p className="max-w-[70ch]">
            <strong>
              <Trans>You may not sign this report.</Trans>
            </strong>{' '}
            {refusal
              ? refusalLabel(refusal)
              : t`It releases attempts that you may not moderate; they stand above, in front of what you write.`}{' '}
            <Trans>
              Arrangements, irregularities and recommendations that you write are there for whoever signs.
            </Trans>
          </p>
        ) : blockers.length > 0 ? null : (
          <p className="mb-4 max-w-[70ch]">
            <Trans>
              Signing closes the batch and releases its results, also of attempts that were not sampled; what
              is referred back comes into a later report. A signed report is never changed.
            </Trans>
          </p>
        )}
        {mayNot ? null : (
          <SignatureField
            name={`${user.name} ${user.surname}`}
            busy={sign.isPending}
            blocked={blockers.length > 0}
            onSign={(signature) => sign.mutate(signature)}
          />
        )}
      </ReportSection>
    </>
  );
}
