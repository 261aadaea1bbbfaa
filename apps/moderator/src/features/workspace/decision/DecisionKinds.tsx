import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { classNames } from '@/ui/class-names.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { decisionKindLabels, decisionKinds } from './decision-labels.ts';
import type { DecisionKind } from './readiness.ts';
import { bringToFields, bringToReason } from './use-decision.ts';
import type { DecisionState } from './use-decision.ts';

const keys: Record<DecisionKind, string> = { upheld: 'd u', overturned: 'd o', referred_back: 'd r' };

/** Uphold, overturn or refer back: what follows from the verdicts is chosen until somebody chooses. */
export function DecisionKinds({
  kind,
  proposed,
  choose,
}: Pick<DecisionState, 'kind' | 'proposed' | 'choose'>) {
  const { canWork } = useWorkspaceContext();
  const group = t`Decision`;
  const enabled = canWork && kind !== null;
  /** What is upheld needs nothing more; the rest is filled in far from here. */
  const goTo = (each: DecisionKind, withFocus: boolean) => {
    if (each !== 'upheld') requestAnimationFrame(() => bringToFields(withFocus));
  };
  useHotkeys([
    ...decisionKinds.map((each) => ({
      keys: keys[each],
      label: decisionKindLabels(each).title,
      group,
      run: () => {
        choose(each);
        goTo(each, true);
      },
      enabled,
    })),
    { keys: 'd w', label: t`Write the reason`, group, run: bringToReason, enabled },
  ]);
  return (
    <fieldset disabled={!canWork} className="flex min-w-0">
      <legend className="sr-only">
        <Trans>Decision</Trans>
      </legend>
      {decisionKinds.map((each, index) => (
        <label
          key={each}
          title={decisionKindLabels(each).meaning}
          className={classNames(
            'relative flex min-h-9 cursor-pointer items-center border px-3 text-sm font-medium whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink',
            index === 0 && 'rounded-l-md',
            index === decisionKinds.length - 1 && 'rounded-r-md',
            kind === each
              ? 'z-10 border-accent-ink bg-neutral-tint shadow-[inset_0_-2px_0_var(--accent-mark)]'
              : '-mx-px border-line-strong/70 bg-surface text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="decision"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={kind === each}
            onChange={() => choose(each)}
            // Arrow keys go through all of them, and are not taken from them on the way.
            onClick={({ detail }) => goTo(each, detail > 0)}
            aria-keyshortcuts={keys[each]}
          />
          {decisionKindLabels(each).title}
          {proposed === each ? (
            <span className="sr-only">
              <Trans>, follows from your verdicts</Trans>
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}
