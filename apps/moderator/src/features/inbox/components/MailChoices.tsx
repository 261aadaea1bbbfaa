import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languages } from '@/i18n/languages.ts';
import type { Locale } from '@/i18n/languages.ts';
import { Select } from '@/ui/Select.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { zonesWith } from '../settings-form.ts';
import type { SettingsForm } from '../settings-form.ts';

interface MailChoicesProps {
  form: SettingsForm;
  isRight: boolean;
  onChange: (part: Partial<SettingsForm>) => void;
}

/** When nothing is mailed, by which clock, and in which language. */
export function MailChoices({ form, isRight, onChange }: MailChoicesProps) {
  return (
    <section aria-labelledby="mails" className="flex flex-col gap-4">
      <div>
        <h2 id="mails" className="text-lg">
          <Trans>Mails</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>Daily mails come at 7:00, weekly ones on Mondays; all in one.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-4">
        <TextInput
          type="time"
          className="w-[12em]"
          label={t`Quiet from`}
          value={form.quietFrom ?? ''}
          onChange={(time) => onChange({ quietFrom: time || null })}
        />
        <TextInput
          type="time"
          className="w-[12em]"
          label={t`Quiet until`}
          value={form.quietUntil ?? ''}
          onChange={(time) => onChange({ quietUntil: time || null })}
          {...(isRight ? {} : { error: t`Give both times, or neither.` })}
        />
      </div>
      <Select
        className="max-w-[24em]"
        label={t`Time zone`}
        options={zonesWith(form.timeZone).map((id) => ({ id, name: id.replaceAll('_', ' ') }))}
        value={form.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <Select
        className="max-w-[24em]"
        label={t`Language of mails`}
        placeholder={t`As in my details`}
        options={languages
          .filter(({ isComplete }) => isComplete)
          .map(({ locale, ownName }) => ({ id: locale, name: ownName }))}
        value={form.locale ?? ''}
        onChange={(locale) => onChange({ locale: locale === '' ? null : (locale as Locale) })}
      />
    </section>
  );
}
