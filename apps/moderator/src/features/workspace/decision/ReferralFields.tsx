import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { dayOff, usualCalendar, workingDaysBetween } from '@moderator/moderation';
import type { WorkingCalendar } from '@moderator/moderation';
import { dueDaysQuery } from '@/attempts/due-days.ts';
import { dayOffLabel } from '@/labels/holiday-labels.ts';
import { Select } from '@/ui/Select.tsx';
import { TextArea } from '@/ui/TextArea.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { dayInAccount } from '@/ui/relative-time.ts';
import type { DraftAction } from '../draft/draft-body.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { usualDueDay } from './readiness.ts';
import { actionName, dueName } from './referral-focus.ts';

/** What has to be done, by outcome: by whom and until when. */
export function ReferralFields() {
  const { workspace } = useWorkspaceContext();
  return (
    <fieldset>
      <legend className="text-sm font-medium">
        <Trans>What has to be done</Trans>
      </legend>
      <ul className="mt-1.5 divide-y divide-line rounded-lg border border-line">
        {workspace.outcomes.map((outcome) => (
          <ReferralRow key={outcome.id} outcome={outcome} />
        ))}
      </ul>
    </fieldset>
  );
}

function ReferralRow({ outcome }: { outcome: WorkspaceOutcome }) {
  const { body, drafts } = useWorkspaceContext();
  const [today] = useState(() => new Date());
  // Without a network and not asked before: what is usual.
  const calendar = useQuery(dueDaysQuery()).data?.calendar ?? usualCalendar;
  const action = body.actions.find((each) => each.outcomeId === outcome.id);
  const set = (changed: DraftAction | null) =>
    drafts.change((draft) => ({
      ...draft,
      actions: [
        ...draft.actions.filter((each) => each.outcomeId !== outcome.id),
        ...(changed ? [changed] : []),
      ],
    }));
  const begin = (): DraftAction => ({
    outcomeId: outcome.id,
    action: '',
    dueOn: usualDueDay(today, calendar),
    to: 'assessor',
  });
  return (
    <li className="p-3">
      <label className="flex min-h-6 items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-4 accent-accent-ink"
          checked={action !== undefined}
          onChange={(event) => set(event.target.checked ? begin() : null)}
        />
        <span>
          <span data-numeric className="text-muted">
            {outcome.code}
          </span>{' '}
          {outcome.title}
        </span>
      </label>
      {action ? (
        <div className="mt-2.5 flex flex-col gap-3 pl-6.5">
          <TextArea
            label={t`Action`}
            name={actionName(outcome.id)}
            required
            rows={1}
            placeholder={t`What exactly is missing or has to be judged again`}
            value={action.action ?? ''}
            onChange={(text) => set({ ...action, action: text })}
            onBlur={() => void drafts.flush()}
          />
          <div className="flex flex-wrap gap-3">
            <TextInput
              label={t`Due`}
              name={dueName(outcome.id)}
              type="date"
              required
              min={dayInAccount(today)}
              hint={action.dueOn ? dueHint(dayInAccount(today), action.dueOn, calendar) : undefined}
              error={action.dueOn ? null : t`The due date is missing: choose a day.`}
              value={action.dueOn ?? ''}
              onChange={(dueOn) => set({ ...action, dueOn })}
            />
            <Select
              label={t`By`}
              options={[
                { id: 'assessor', name: t`The assessor` },
                { id: 'learner', name: t`The learner` },
              ]}
              value={action.to ?? 'assessor'}
              onChange={(to) => set({ ...action, to: to as 'assessor' | 'learner' })}
            />
          </div>
        </div>
      ) : null}
    </li>
  );
}

/** How long somebody has, or why the day is a bad one. */
function dueHint(today: string, dueOn: string, calendar: WorkingCalendar): string {
  const off = dayOff(dueOn, calendar);
  if (off) return dayOffLabel(off);
  return plural(workingDaysBetween(today, dueOn, calendar), {
    one: '# working day',
    other: '# working days',
  });
}
