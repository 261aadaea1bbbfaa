import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DueDays } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { dueDaysKey, dueDaysQuery } from '@/attempts/due-days.ts';
import { SaveForm } from '@/attempts/kept-form/SaveForm.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Check } from '@/ui/Check.tsx';
import { Select } from '@/ui/Select.tsx';
import { dayInAccount } from '@/ui/relative-time.ts';
import { notify } from '@/ui/toast.ts';
import { countryLabel, weekdayName } from '../day-labels.ts';
import { formOf, keptForm } from '../due-days-form.ts';
import type { DueDaysForm, WaitingDays } from '../due-days-form.ts';
import { AddDayOff } from './AddDayOff.tsx';
import { DaysOff } from './DaysOff.tsx';

/** Working days and reminders to be changed by whoever manages the account. */
export function DueDaysEditor({ saved }: { saved: DueDays }) {
  const queryClient = useQueryClient();
  const { user } = useMe();
  const { form, isChanged, isOvertaken, change, keep, reset } = useKeptForm(
    { person: user.id, place: 'due-days', recognise: keptForm },
    { form: formOf(saved), version: saved.version },
  );
  const hasWeekday = form.calendar.weekdays.length > 0;
  const save = useMutation({
    mutationFn: (days: DueDaysForm) => api.saveDueDays({ body: { ...days, version: saved.version } }),
    onSuccess: (after, sent) => {
      reset({ form: formOf(after), version: after.version }, sent);
      queryClient.setQueryData(dueDaysQuery().queryKey, after);
      notify.success(t`Working days and reminders are saved.`);
    },
    onError: (error) => {
      notify.error(error);
      void queryClient.invalidateQueries({ queryKey: dueDaysKey() });
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && hasWeekday && !isOvertaken) save.mutate(form);
      }}
    >
      <ReminderFields form={form} onChange={change} />
      <section aria-labelledby="waiting-days" className="flex flex-col gap-4">
        <h2 id="waiting-days" className="text-lg">
          <Trans>How long things may take</Trans>
        </h2>
        <DaysField
          label={t`Learners may appeal against a result within`}
          days="appealDays"
          form={form}
          onChange={change}
        />
        <DaysField
          label={t`An appeal is to be decided within`}
          days="appealDecisionDays"
          form={form}
          onChange={change}
        />
        <DaysField
          label={t`What another body assessed is to be taken into a batch within`}
          days="externalDays"
          form={form}
          onChange={change}
        />
      </section>
      <CalendarFields form={form} onChange={change} />
      <SaveForm
        label={t`Save`}
        isChanged={isChanged}
        isRight={hasWeekday}
        isSaving={save.isPending}
        overtaken={
          isOvertaken
            ? t`Somebody has saved other days since you began. What you changed is kept; nothing of theirs is overwritten unless you say so.`
            : null
        }
        onKeep={keep}
        onReset={() => reset()}
      />
    </form>
  );
}

interface FieldsProps {
  form: DueDaysForm;
  onChange: (part: Partial<DueDaysForm>) => void;
}

const daysBefore = [1, 2, 3, 5, 10];
const daysBetween = [1, 2, 7, 14];

function ReminderFields({ form: { reminders }, onChange }: FieldsProps) {
  const set = (part: Partial<DueDaysForm['reminders']>) => onChange({ reminders: { ...reminders, ...part } });
  const numberOf = (id: string) => (id === '' ? null : Number(id));
  const choices = (numbers: readonly number[], chosen: number | null) =>
    [...new Set([...numbers, ...(chosen === null ? [] : [chosen])])].toSorted((one, other) => one - other);
  return (
    <section aria-labelledby="reminders" className="flex flex-col gap-4">
      <h2 id="reminders" className="text-lg">
        <Trans>When reminders go out</Trans>
      </h2>
      <Select
        className="max-w-[20em]"
        label={t`Before the due day`}
        placeholder={t`Not before it`}
        options={choices(daysBefore, reminders.before).map((days) => ({
          id: String(days),
          name: plural(days, { one: '# working day before', other: '# working days before' }),
        }))}
        value={String(reminders.before ?? '')}
        onChange={(id) => set({ before: numberOf(id) })}
      />
      <Check
        label={t`On the due day`}
        checked={reminders.onTheDay}
        onChange={(onTheDay) => set({ onTheDay })}
      />
      <Select
        className="max-w-[20em]"
        label={t`While it is overdue`}
        placeholder={t`No more`}
        options={choices(daysBetween, reminders.every).map((days) => ({
          id: String(days),
          name: plural(days, { one: 'every day after', other: 'every # days after' }),
        }))}
        value={String(reminders.every ?? '')}
        onChange={(id) => set({ every: numberOf(id) })}
      />
    </section>
  );
}

const usualDays = [3, 5, 10, 15, 20];

function DaysField({ form, label, days, onChange }: FieldsProps & { label: string; days: WaitingDays }) {
  const numbers = [...new Set([...usualDays, form[days]])].toSorted((one, other) => one - other);
  return (
    <Select
      className="max-w-[28em]"
      label={label}
      options={numbers.map((count) => ({
        id: String(count),
        name: plural(count, { one: '# working day', other: '# working days' }),
      }))}
      value={String(form[days])}
      onChange={(id) => onChange({ [days]: Number(id) })}
    />
  );
}

function CalendarFields({ form: { calendar }, onChange }: FieldsProps) {
  const [today] = useState(() => dayInAccount(new Date()));
  const set = (part: Partial<DueDaysForm['calendar']>) => onChange({ calendar: { ...calendar, ...part } });
  const without = (day: string) => calendar.daysOff.filter((each) => each.day !== day);
  const toggle = (weekday: number) =>
    set({
      weekdays: [1, 2, 3, 4, 5, 6, 7].filter(
        (each) => calendar.weekdays.includes(each) !== (each === weekday),
      ),
    });
  return (
    <section aria-labelledby="working-days" className="flex flex-col gap-4">
      <h2 id="working-days" className="text-lg">
        <Trans>Working days</Trans>
      </h2>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="mb-2 text-sm font-medium">
          <Trans>Days of the week</Trans>
        </legend>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <Check
            key={weekday}
            label={weekdayName(weekday)}
            checked={calendar.weekdays.includes(weekday)}
            onChange={() => toggle(weekday)}
          />
        ))}
        {calendar.weekdays.length === 0 ? (
          <p role="alert" className="w-full text-sm text-bad">
            <Trans>Choose one day at least.</Trans>
          </p>
        ) : null}
      </fieldset>
      <Select
        className="max-w-[28em]"
        label={t`Public holidays`}
        options={(['ZA', 'GB', 'none'] as const).map((id) => ({ id, name: countryLabel(id) }))}
        value={calendar.publicHolidays}
        onChange={(id) => set({ publicHolidays: id as typeof calendar.publicHolidays })}
      />
      <h3 className="font-medium">
        <Trans>Days off in the coming twelve months</Trans>
      </h3>
      <DaysOff calendar={calendar} today={today} onRemove={(day) => set({ daysOff: without(day) })} />
      <AddDayOff
        today={today}
        onAdd={(dayOff) =>
          set({
            daysOff: [...without(dayOff.day), dayOff].toSorted((one, other) =>
              one.day < other.day ? -1 : 1,
            ),
          })
        }
      />
    </section>
  );
}
