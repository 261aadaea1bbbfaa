import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ExternalImport, ImportPerson } from '@moderator/contract/types';
import { importApi } from './import-api.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { notify } from '@/ui/toast.ts';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { LearnerField } from '../uploads/LearnerField.tsx';
import { refreshImport } from './import-queries.ts';

interface PersonChoiceProps {
  data: ExternalImport;
  person: ImportPerson;
  /** As the source names them. */
  name: string;
}

/** Who somebody is: one of those whom it may be, somebody who is looked for, or nobody. */
export function PersonChoice({ data, person, name }: PersonChoiceProps) {
  const client = useQueryClient();
  const [isLooking, setLooking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const field = () => place.current?.querySelector<HTMLElement>('input, select');
  const choose = useMutation({
    mutationFn: (learnerId: string | null) =>
      importApi.chooseImportPeople({
        id: data.id,
        body: { choices: [{ position: person.position, learnerId }] },
      }),
    onSuccess: async (changed) => {
      setLooking(false);
      await refreshImport(client, changed);
    },
    onError: notify.error,
  });
  if (isLooking)
    return (
      <div ref={place}>
        <div key="looking" ref={keepsFocus(field)} className="flex flex-col items-start gap-2">
          <LearnerField
            label={t`Who ${name} is`}
            learner={null}
            onChange={(learner) => {
              if (learner && !choose.isPending) choose.mutate(learner.id);
            }}
          />
          <Button size="small" disabled={choose.isPending} onClick={() => setLooking(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    );
  const now = person.state === 'left_out' ? 'nobody' : (person.learner?.id ?? '');
  const known = [...person.candidates, ...(person.learner ? [person.learner] : [])];
  const options = [...new Map(known.map((each) => [each.id, each])).values()].map((each) => ({
    id: each.id,
    name: [each.name, 'number' in each ? each.number : null].filter(Boolean).join(' · '),
  }));
  return (
    <div ref={place}>
      <div key="choices" ref={keepsFocus(field)}>
        <Select
          label={t`Who ${name} is`}
          hideLabel
          {...(person.state === 'left_out' || person.learner ? {} : { placeholder: t`Say who it is` })}
          options={[
            ...options,
            { id: 'other', name: t`Look for somebody…` },
            { id: 'nobody', name: t`Leave out` },
          ]}
          value={choose.isPending ? (choose.variables ?? 'nobody') : now}
          onChange={(chosen) => {
            if (chosen === 'other') setLooking(true);
            else if (chosen && !choose.isPending) choose.mutate(chosen === 'nobody' ? null : chosen);
          }}
        />
      </div>
    </div>
  );
}
