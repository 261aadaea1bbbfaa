import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { ReportSection } from './ReportSection.tsx';

type OpenPoint = ModerationReport['openPoints'][number];

interface ExplanationFieldsProps {
  points: readonly OpenPoint[];
  explanations: Readonly<Record<string, string>>;
  onChange: (explanations: Record<string, string>) => void;
}

/** A field for each point that the report leaves open; one reason may stand for all of a kind. */
export function ExplanationFields({ points, explanations, onChange }: ExplanationFieldsProps) {
  const textOf = ({ key }: OpenPoint) => explanations[key] ?? '';
  const emptyLike = (point: OpenPoint) =>
    points.filter((each) => each.kind === point.kind && each.key !== point.key && !textOf(each).trim());
  return (
    <ReportSection title={t`Open points`}>
      <p className="mb-4 max-w-[70ch]">
        <Trans>
          The report leaves these open. Cover them, or say here why they stay open and what is done about it:
          it is printed.
        </Trans>
      </p>
      <p className="mb-4 max-w-[70ch] text-sm text-muted">
        <Trans>Kept on this device until the report is signed; colleagues do not see it.</Trans>
      </p>
      <div className="flex flex-col gap-5">
        {points.map((point) => (
          <div key={point.key}>
            <TextArea
              label={point.sentence}
              required
              rows={2}
              maxLength={5000}
              value={textOf(point)}
              onChange={(text) => onChange({ ...explanations, [point.key]: text })}
            />
            {textOf(point).trim() && emptyLike(point).length > 0 ? (
              <Button
                variant="quiet"
                onClick={() =>
                  onChange({
                    ...explanations,
                    ...Object.fromEntries(emptyLike(point).map(({ key }) => [key, textOf(point)])),
                  })
                }
              >
                <Trans>Say the same of the other {emptyLike(point).length}</Trans>
              </Button>
            ) : null}
          </div>
        ))}
      </div>
    </ReportSection>
  );
}
