import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Button } from '@/ui/Button.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { ReportSection } from './ReportSection.tsx';
import type { WrittenPart } from './use-report-parts.ts';

interface PartFieldProps {
  title: string;
  hint: string;
  part: WrittenPart;
}

/** A part of the report that saves itself; where somebody else wrote in it meanwhile, both texts are there to choose from. */
export function PartField({ title, hint, part }: PartFieldProps) {
  const { user } = useMe();
  const { text, state, saved, change, choose } = part;
  const other = saved && saved.savedBy.id !== user.id ? saved : undefined;
  return (
    <ReportSection title={title}>
      <TextArea
        label={title}
        hideLabel
        hint={hint}
        rows={3}
        maxLength={5000}
        value={text}
        onChange={change}
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {state === 'saving' ? (
          <Trans>Saving…</Trans>
        ) : state === 'unsaved' ? (
          <Trans>Not saved yet; kept on this device.</Trans>
        ) : other && state === 'saved' ? (
          <Trans>
            Saved. {other.savedBy.name} wrote here last, <RelativeTime value={other.savedAt} />.
          </Trans>
        ) : saved && state === 'saved' ? (
          <Trans>Saved.</Trans>
        ) : null}
      </p>
      {state === 'conflict' && saved ? (
        <div
          role="group"
          aria-label={t`Both texts of ${title}`}
          className="mt-2 rounded-lg bg-warn-tint px-5 py-4"
        >
          <p className="font-semibold text-warn">
            <Trans>
              {saved.savedBy.name} has written here meanwhile. Both texts are kept; say which one counts.
            </Trans>
          </p>
          <p className="mt-3 text-sm font-medium">
            <Trans>Their text</Trans>
          </p>
          <p className="max-w-[70ch] rounded-md bg-surface px-3 py-2 whitespace-pre-wrap">
            {saved.text || t`Empty.`}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => choose('both')}>
              <Trans>Put both behind each other</Trans>
            </Button>
            <Button onClick={() => choose('theirs')}>
              <Trans>Take theirs</Trans>
            </Button>
            <Button onClick={() => choose('mine')}>
              <Trans>Go on with mine</Trans>
            </Button>
          </div>
        </div>
      ) : null}
    </ReportSection>
  );
}
