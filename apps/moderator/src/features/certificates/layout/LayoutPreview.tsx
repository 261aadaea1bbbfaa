import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { certificateTypes } from '@moderator/contract/options';
import { usePdf } from '@/attempts/pdf/use-pdf.ts';
import '@/attempts/pdf/pdf.css';
import { certificateTypeLabels } from '@/labels/certificate-labels.ts';
import { describeError } from '@/ui/describe-error.ts';
import { Select } from '@/ui/Select.tsx';
import type { CertificateType } from '../queries.ts';
import type { LayoutForm } from './layout-form.ts';
import { previewQuery } from './queries.ts';

/** Milliseconds after the last key until the example is drawn anew. */
const typingPauseMs = 500;

/** The same value once it rests. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** An example of a paper in a layout, as it will be printed; of a layout that is not whole, the last one that was. */
export function LayoutPreview({ layout }: { layout: LayoutForm | undefined }) {
  const [type, setType] = useState<CertificateType>('certificate');
  const { data, error, isPlaceholderData } = useQuery(previewQuery(useRested(layout), type));
  return (
    <section aria-labelledby="example" className="tablet:sticky tablet:top-6">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 id="example" className="text-lg">
          <Trans>Example</Trans>
        </h2>
        <Select
          label={t`Paper`}
          options={certificateTypes.map((id) => ({ id, name: i18n._(certificateTypeLabels[id]) }))}
          value={type}
          onChange={(id) => setType(id as CertificateType)}
        />
      </div>
      {error ? (
        <p role="alert" className="mb-3 text-bad">
          {describeError(error).message}
        </p>
      ) : null}
      <div className={isPlaceholderData || !layout ? 'opacity-60' : ''}>
        {data ? (
          <Page blob={data.blob} />
        ) : (
          <div className="aspect-[1.414] rounded-lg border border-line bg-sunken" />
        )}
      </div>
    </section>
  );
}

function Page({ blob }: { blob: Blob }) {
  const box = useRef<HTMLDivElement>(null);
  const { state } = usePdf(blob, box);
  if (state === 'failed' || state === 'missing')
    return (
      <p role="alert">
        <Trans>The example could not be shown.</Trans>
      </p>
    );
  return (
    <div className="relative aspect-[1.4] overflow-hidden rounded-lg border border-line bg-sunken">
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={t`Page of the example`}
        className="absolute inset-0 overflow-auto"
      />
    </div>
  );
}
