import { useId, useRef, useState } from 'react';
import { formatNumber } from '@/i18n/format.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Result, Scale } from '@moderator/contract/types';
import { gradeOf, passes } from '@moderator/moderation';
import { Badge } from '@/ui/Badge.tsx';
import { Button } from '@/ui/Button.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { markFrom } from './mark-from.ts';
import type { ResultFieldsProps } from './result-fields.ts';

type Marks = Extract<Scale, { kind: 'marks' }>;

/** Marks as they are typed, with what they amount to. */
export function MarkField({ scale, label, result, disabled, isBinding, onGive }: ResultFieldsProps<Marks>) {
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (result === null ? '' : formatNumber(Number(result), { useGrouping: false }));
  const mark = markFrom(scale, text);
  const isWrong = text.trim() !== '' && mark === null;
  useHotkeys([
    {
      keys: 'c',
      label: t`Type the marks`,
      group: t`Outcome in focus`,
      place: 2,
      run: () => field.current?.select(),
      enabled: !disabled,
    },
  ]);
  const give = (byKey: boolean) => {
    if (mark === null) return;
    onGive(mark, byKey);
    setTyped(undefined);
    if (byKey) field.current?.blur();
  };
  const change = (value: string) => {
    setTyped(value);
    const given = markFrom(scale, value);
    if (!isBinding && given !== null) onGive(given, false);
  };
  const most = formatNumber(scale.maximum);
  const step = formatNumber(scale.step);
  const pass = formatNumber(scale.passMark);
  return (
    <form
      aria-label={label}
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        give(true);
      }}
    >
      <TextInput
        ref={field}
        label={t`Marks of ${most}`}
        className="w-[14em]"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        hint={t`In steps of ${step}; ${pass} passes.`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        value={text}
        onChange={change}
      />
      {mark === null ? null : <MarkBadge scale={scale} mark={mark} />}
      {isBinding && !disabled ? (
        <Button
          type="submit"
          variant={mark === result ? 'secondary' : 'primary'}
          disabled={mark === null || mark === result}
        >
          <Trans>Record the marks</Trans>
        </Button>
      ) : null}
      {isWrong ? (
        <p id={problemId} role="alert" className="w-full text-sm text-bad">
          {t`Give marks from 0 to ${most} in steps of ${step}.`}
        </p>
      ) : null}
    </form>
  );
}

/** The grade that marks amount to, and whether they pass. */
function MarkBadge({ scale, mark }: { scale: Marks; mark: Result }) {
  const passed = passes(scale, mark);
  return (
    <Badge tone={passed ? 'good' : 'warn'} shape={passed ? 'tick' : 'cross'}>
      {gradeOf(scale, mark) ?? (passed ? t`Passes` : t`Does not pass`)}
    </Badge>
  );
}
