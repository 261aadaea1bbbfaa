import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@/i18n/languages.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { PhoneInput } from '@/ui/phone/PhoneInput.tsx';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { DetailsConflict } from './DetailsConflict.tsx';
import { myDetails } from './my-details-request.ts';
import { useMyDetails } from './use-my-details.ts';

/** How a person is reached, and the language they read. */
export default function MyDetailsDialog() {
  const { t } = useLingui();
  const form = useMyDetails();
  const close = () => myDetails.set(false);
  return (
    <Dialog
      title={t`My details`}
      width="37em"
      open
      closable={!form.isSaving}
      onClose={close}
      footer={
        <>
          <Button disabled={form.isSaving} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={form.isSaving}
            disabled={!form.canSave || form.conflict !== null}
            onClick={form.save}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {form.conflict ? (
        <DetailsConflict
          fields={form.conflict.fields}
          mine={form.typed}
          theirs={form.conflict.theirs}
          onKeepMine={form.conflict.keepMine}
          onTakeTheirs={form.conflict.takeTheirs}
        />
      ) : null}
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (form.canSave && !form.isSaving && !form.conflict) form.save();
        }}
      >
        <TextInput
          label={t`Email`}
          type="email"
          autoComplete="email"
          value={form.typed.email}
          onChange={(email) => form.change({ email })}
          error={form.emailProblem}
        />
        <PhoneInput
          label={t`Phone number`}
          value={form.typed.phoneNumber}
          onChange={form.changePhone}
          error={form.phoneProblem}
        />
        <Select
          label={t`Language`}
          hint={t`Languages without texts of their own show the English ones, with their own dates and numbers.`}
          options={languages.map(({ locale, ownName, isComplete }) => ({
            id: locale,
            name: isComplete ? ownName : t`${ownName} (texts in English)`,
          }))}
          value={form.typed.locale}
          onChange={(locale) => form.change({ locale })}
        />
        {form.failure ? (
          <p role="alert" className="text-bad">
            {describeError(form.failure).message}
          </p>
        ) : null}
        {/* So that Enter saves; the button people see is below. */}
        <button type="submit" hidden aria-label={t`Save`} />
      </form>
    </Dialog>
  );
}
