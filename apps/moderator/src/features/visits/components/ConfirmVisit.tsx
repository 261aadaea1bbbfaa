import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { needsReasonWithoutSample } from '@moderator/moderation';
import type { VisitRoom, VisitSignature, VisitSigning } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Icon } from '@/ui/icons.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { outcomeLabels, questionWords } from '../visit-labels.ts';

interface ConfirmVisitProps {
  visit: VisitRoom;
  signing: VisitSigning;
  outcome: VisitSignature['outcome'];
  open: boolean;
  busy: boolean;
  /** Why nothing was sampled; asked for where it has to be said. */
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
  onSign: () => void;
}

/** What will be signed, for how many, on what it rests, and what speaks against signing it today. */
export function ConfirmVisit(props: ConfirmVisitProps) {
  const { visit, signing, outcome, open, busy, reason, onReason, onClose, onSign } = props;
  const { _ } = useLingui();
  const { words, tone, shape } = outcomeLabels[outcome];
  const asks = needsReasonWithoutSample({ outcome, sampled: signing.sampled });
  const lacksReason = asks && reason.trim() === '';
  const warnings = warningsOf(visit, signing);
  return (
    <Dialog
      title={t`Sign the visit of ${visit.body}`}
      width="44em"
      open={open}
      closable={!busy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            variant="primary"
            icon="pen"
            data-first-focus={asks ? undefined : true}
            busy={busy}
            disabled={lacksReason}
            aria-describedby={lacksReason ? 'no-sample' : undefined}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={onSign}
          >
            <Trans>Sign the visit</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={tone} shape={shape}>
            {_(words)}
          </Badge>
          <span className="flex-1">{consequenceOf(outcome, signing)}</span>
        </p>
        <p>{sampleWords(signing)}</p>
        {warnings.length > 0 ? (
          <ul className="flex flex-col gap-2 rounded-lg bg-warn-tint px-5 py-3 text-warn">
            {warnings.map((each) => (
              <li key={each} className="flex gap-2">
                <Icon name="warning" className="mt-0.5 size-4!" />
                {each}
              </li>
            ))}
          </ul>
        ) : null}
        {asks ? (
          <div>
            <p id="no-sample" className="mb-2 text-muted">
              <Trans>
                Go back and add attempts to your sample, or say here why it is endorsed all the same. That
                stays with what you sign.
              </Trans>
            </p>
            <TextArea
              label={t`Why without a sample`}
              required
              rows={2}
              maxLength={2000}
              value={reason}
              onChange={onReason}
            />
          </div>
        ) : null}
        <p className="text-sm text-muted">
          <Trans>A visit that is signed is never changed. Its room stays readable until its last day.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

/** For how many it stands. */
function consequenceOf(outcome: VisitSignature['outcome'], { attempts, results }: VisitSigning): string {
  const of = plural(attempts, { one: '# attempt', other: '# attempts' });
  return {
    endorsed: plural(results, {
      one: `# result of ${of} becomes endorsed.`,
      other: `# results of ${of} become endorsed.`,
    }),
    endorsed_with_conditions: plural(results, {
      one: `# result of ${of} becomes endorsed, with conditions.`,
      other: `# results of ${of} become endorsed, with conditions.`,
    }),
    not_endorsed: plural(results, {
      one: `# result of ${of} becomes not endorsed; nothing is certified.`,
      other: `# results of ${of} become not endorsed; nothing is certified.`,
    }),
  }[outcome];
}

/** On what it rests. */
function sampleWords({ sampled, looked }: VisitSigning): string {
  if (sampled === 0) return t`You have sampled none of them.`;
  const of = plural(sampled, { one: '# attempt', other: '# attempts' });
  return t`Your sample has ${of}; opened or judged by you: ${looked}.`;
}

/** What whoever signs should know before. */
function warningsOf({ questioned = [] }: VisitRoom, { appealed, appealedBy }: VisitSigning): string[] {
  const names = appealedBy.map(({ name }) => name).join('; ');
  const more = appealed - appealedBy.length;
  const learners = more > 0 ? t`${names} and ${more} more` : names;
  return [
    ...questioned.map(questionWords),
    ...(appealed > 0
      ? [
          plural(appealed, {
            one: `# of the attempts has an appeal that is not decided: ${learners}.`,
            other: `# of the attempts have an appeal that is not decided: ${learners}.`,
          }),
        ]
      : []),
  ];
}
