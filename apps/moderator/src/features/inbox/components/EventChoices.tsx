import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { alwaysInInbox, mailRhythms } from '@moderator/contract/options';
import type { MailRhythm } from '@moderator/contract/options';
import type { InboxChoice } from '@moderator/contract/types';
import { useMe } from '@/shell/Bootstrap.tsx';
import { Check } from '@/ui/Check.tsx';
import { Select } from '@/ui/Select.tsx';
import { eventsFor, rhythmLabels } from '../event-labels.ts';
import type { SettingsForm } from '../settings-form.ts';

interface EventChoicesProps {
  form: SettingsForm;
  onChange: (part: Partial<SettingsForm>) => void;
}

/** Of each kind of event, whether it comes into the inbox and when it is mailed. */
export function EventChoices({ form: { events }, onChange }: EventChoicesProps) {
  const { user } = useMe();
  const set = (event: string, part: Partial<InboxChoice>) =>
    onChange({ events: events.map((each) => (each.event === event ? { ...each, ...part } : each)) });
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="mb-3 text-lg">
        <Trans>Of what</Trans>
      </h2>
      <ul className="rounded-lg border border-line bg-surface">
        {eventsFor(user.roles).map(({ event, words, hint }) => {
          const choice = events.find((each) => each.event === event);
          if (!choice) return null;
          const name = i18n._(words);
          return (
            <li
              key={event}
              className="grid grid-cols-[minmax(0,1fr)_auto_12em] items-center gap-x-6 gap-y-2 border-b border-line px-5 py-3 last:border-0 max-tablet:grid-cols-[auto_minmax(0,1fr)]"
            >
              <span className="min-w-0 max-tablet:col-span-2">
                <span className="block font-medium">{name}</span>
                <span className="block text-sm text-muted">{i18n._(hint)}</span>
              </span>
              <fieldset>
                <legend className="sr-only">{name}</legend>
                <Check
                  label={t`Inbox`}
                  disabled={alwaysInInbox.includes(event)}
                  checked={choice.inbox}
                  onChange={(inbox) => set(event, { inbox })}
                />
              </fieldset>
              <Select
                hideLabel
                label={t`Mails: ${name}`}
                options={mailRhythms.map((id) => ({ id, name: i18n._(rhythmLabels[id]) }))}
                value={choice.mail}
                onChange={(mail) => set(event, { mail: mail as MailRhythm })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
