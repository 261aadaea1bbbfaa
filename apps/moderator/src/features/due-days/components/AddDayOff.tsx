import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorkingCalendar } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { TextInput } from '@/ui/TextInput.tsx';

interface AddDayOffProps {
  today: string;
  onAdd: (dayOff: WorkingCalendar['daysOff'][number]) => void;
}

/** One more day on which nobody of the account works. It lies inside a form, so it is none itself. */
export function AddDayOff({ today, onAdd }: AddDayOffProps) {
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const isWhole = day >= today && name.trim() !== '';
  const add = () => {
    if (!isWhole) return;
    onAdd({ day, name: name.trim() });
    setDay('');
    setName('');
    first.current?.focus();
  };
  // Enter would send the form around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div role="group" aria-label={t`Another day off`} className="flex flex-wrap items-end gap-3">
      <TextInput
        ref={first}
        label={t`Day`}
        type="date"
        min={today}
        value={day}
        onChange={setDay}
        onKeyDown={onKeyDown}
      />
      <TextInput
        className="min-w-[14em] flex-1"
        label={t`Why`}
        placeholder={t`Closed between the years`}
        maxLength={120}
        value={name}
        onChange={setName}
        onKeyDown={onKeyDown}
      />
      <Button icon="plus" disabled={!isWhole} onClick={add}>
        <Trans>Add</Trans>
      </Button>
    </div>
  );
}
