import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { daysAfter } from '@moderator/moderation';
import type { CalibrationCase, CalibrationPeople } from '@moderator/contract/types';
import { Button } from '@/ui/Button.tsx';
import { Check } from '@/ui/Check.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { Dialog } from '@/ui/Dialog.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { TextInput } from '@/ui/TextInput.tsx';
import { notify } from '@/ui/toast.ts';
import { calibrationApi, calibrationQuery, peopleQuery } from '../calibration-api.ts';
import { askingLabel } from './asking-labels.ts';

type Person = CalibrationPeople['people'][number];

/** Days that people are given unless the leader says otherwise. */
const usualDays = 14;

const today = () => new Date().toISOString().slice(0, 10);

/** Asks people to judge a case until a day; whoever cannot judge it blind is listed with the reason. */
export function OpenRoundDialog({ about, onClose }: { about: CalibrationCase; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(peopleQuery(about.id));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [dueOn, setDueOn] = useState(() => daysAfter(today(), usualDays));
  const open = useMutation({
    mutationFn: () =>
      calibrationApi.openCalibrationRound({ id: about.id, body: { personIds: [...chosen], dueOn } }),
    onSuccess: async ({ id }) => {
      notify.success(t`They are asked, and told so.`);
      void client.invalidateQueries({ queryKey: calibrationQuery().queryKey });
      await navigate({ to: '/ready-for-moderation/calibration', search: { round: id } });
    },
  });
  const free = data?.people.filter(({ refusal }) => refusal === null) ?? [];
  const others = data?.people.filter(({ refusal }) => refusal !== null) ?? [];
  return (
    <Dialog
      title={t`Ask people to judge`}
      width="40em"
      open
      closable={!open.isPending}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          busy={open.isPending}
          disabled={chosen.length === 0 || dueOn === ''}
          onClick={() => open.mutate()}
        >
          <Trans>Ask them</Trans>
        </Button>
      }
    >
      {data ? (
        <div className="flex flex-col gap-5">
          <p className="text-muted">
            <Trans>
              Each judges "{about.title}" alone. Nobody sees what the others gave before all have handed in,
              or you close the round. You see what was settled at once, and lead the discussion.
            </Trans>
          </p>
          <TextInput
            type="date"
            label={t`Until`}
            className="max-w-[14em]"
            required
            min={today()}
            value={dueOn}
            onChange={setDueOn}
          />
          <fieldset className="flex flex-col gap-1.5">
            <legend className="mb-1.5 font-medium">
              <Trans>Who is asked</Trans>
            </legend>
            {free.length === 0 ? (
              <p className="text-warn">
                <Trans>
                  Nobody of the account can judge this blind. Choose work in which fewer had a part.
                </Trans>
              </p>
            ) : null}
            {free.map((person) => (
              <Check
                key={person.id}
                label={person.name}
                hint={rolesOf(person)}
                checked={chosen.includes(person.id)}
                onChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, person.id] : chosen.filter((each) => each !== person.id))
                }
              />
            ))}
          </fieldset>
          {others.length > 0 ? (
            <details>
              <summary className="min-h-6 cursor-pointer text-sm text-muted">
                <Trans>Who cannot judge it blind ({others.length})</Trans>
              </summary>
              <ul className="mt-2 flex flex-col gap-1 text-sm">
                {others.map((person) => (
                  <li key={person.id}>
                    {person.name} <span className="text-muted">{askingLabel(person.refusal)}</span>
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
          {open.error ? (
            <p role="alert" className="text-bad">
              {describeError(open.error).message}
            </p>
          ) : null}
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load who can be asked`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  );
}

const rolesOf = ({ roles }: Person): string =>
  roles.length === 2 ? t`Assessor and moderator` : roles[0] === 'assessor' ? t`Assessor` : t`Moderator`;
