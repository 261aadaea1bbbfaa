import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import type { InboxSettings } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { SaveForm } from '@/attempts/kept-form/SaveForm.tsx';
import { useKeptForm } from '@/attempts/kept-form/use-kept-form.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { notify } from '@/ui/toast.ts';
import { settingsQuery } from '../queries.ts';
import { formOf, keptForm } from '../settings-form.ts';
import { EventChoices } from './EventChoices.tsx';
import { MailChoices } from './MailChoices.tsx';

/** How somebody is told, to be changed; what is not saved stays on the device. */
export function SettingsEditor({ saved }: { saved: InboxSettings }) {
  const client = useQueryClient();
  const { user } = useMe();
  const { form, isChanged, isOvertaken, change, keep, reset } = useKeptForm(
    { person: user.id, place: 'inbox-settings', recognise: keptForm },
    { form: formOf(saved), version: saved.version },
  );
  const isRight = (form.quietFrom === null) === (form.quietUntil === null);
  const save = useMutation({
    mutationFn: (body: typeof form) => api.setInboxSettings({ version: saved.version, body }),
    onSuccess: (after, sent) => {
      reset({ form: formOf(after), version: after.version }, sent);
      client.setQueryData(settingsQuery().queryKey, after);
      notify.success(t`What you are told is saved.`);
    },
    onError: (error) => {
      notify.error(error);
      void client.invalidateQueries({ queryKey: settingsQuery().queryKey });
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-[52em] flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && isRight && !isOvertaken) save.mutate(form);
      }}
    >
      <EventChoices form={form} onChange={change} />
      <MailChoices form={form} isRight={isRight} onChange={change} />
      <SaveForm
        label={t`Save`}
        isChanged={isChanged}
        isRight={isRight}
        isSaving={save.isPending}
        overtaken={
          isOvertaken
            ? t`This was changed elsewhere since you began, perhaps by a link in a mail. What you changed is kept.`
            : null
        }
        onKeep={keep}
        onReset={() => reset()}
      />
    </form>
  );
}
